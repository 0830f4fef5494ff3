"""Logs as lines of JSON. They name routes and errors, never people, tables' secrets or cookies."""

import json
import logging
import sys
import time

FIELDS = ("route", "status", "milliseconds", "game")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = places(record)
        return json.dumps(line)


def places(record: logging.LogRecord) -> list[str]:
    """Where it happened, without the values: an error's text may quote what must stay secret."""
    found, trace = [], record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/regalia/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return found


def set_up(verbose: bool = False) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("regalia").setLevel(logging.DEBUG if verbose else logging.INFO)
