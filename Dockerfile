# syntax=docker/dockerfile:1
# The server alone: one volume, /data, and compiled code inside. See docs/operating.md.

FROM node:22-slim AS client
WORKDIR /regalia
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web install --omit=dev --no-save --loglevel=error
COPY web web
COPY src/regalia/locale src/regalia/locale
RUN npm --prefix web run build

FROM python:3.13-slim AS program
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /regalia
COPY requirements.lock ./
RUN python -m venv /opt/regalia \
 && /opt/regalia/bin/pip install --require-hashes -r requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE.md ./
COPY web/build.py web/
COPY src src
COPY --from=client /regalia/src/regalia/web/static src/regalia/web/static
RUN touch src/regalia/web/static/index.html \
 && /opt/regalia/bin/pip install --no-build-isolation ".[postgresql]"
RUN REGALIA_CACHE_DIR=/opt/regalia/cache /opt/regalia/bin/regalia compile

FROM python:3.13-slim
COPY --from=program /opt/regalia /opt/regalia
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin regalia \
 && install --directory --owner=regalia --group=regalia --mode=0700 /data \
 && chown --recursive regalia:regalia /opt/regalia/cache
ENV PATH=/opt/regalia/bin:$PATH \
    REGALIA_CACHE_DIR=/opt/regalia/cache \
    REGALIA_DATA_DIR=/data \
    REGALIA_HOST=0.0.0.0
USER regalia
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --retries=3 \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["regalia"]
CMD ["serve"]
