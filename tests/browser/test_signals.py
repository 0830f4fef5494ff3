"""Who looks elsewhere is told: by a notification, as phones show them, and by a sound."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from browsing import Visit
from serving import Player
from test_letters import HAND_PHONE, Court
from test_whispering import named

WANTED = "localStorage.setItem('regalia-settings', JSON.stringify({ toured: true, %s: true }))"
ELSEWHERE = """
Object.defineProperty(document, 'hidden', { get: () => true });
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor() { throw new TypeError("Use ServiceWorkerRegistration.showNotification() instead"); }
};
"""
"""Another page is in front, on a phone: there only a worker may show notifications."""
SHOWN = """async (words) => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.some(({ body }) => body.includes(words));
}"""
TONES = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(this.context.state);
  return start.apply(this, when);
};
"""
"""How the voice was that each tone was given to."""


@contextmanager
def court(visit: Visit, script: str, wanted: str) -> Iterator[Court]:
    """Ann has a phone, runs a script in her page, and wants to be told in one way."""
    ann = named(visit(size=HAND_PHONE, touch=True), "Ann")
    ann.context.grant_permissions(["notifications"], origin=ann.address)
    ann.page.add_init_script(script)
    ann.page.evaluate(WANTED % wanted)
    with Player(ann.address, "Bob") as bob, Player(ann.address, "Cleo") as cleo:
        yield Court(ann, bob, cleo)


def test_a_phone_is_notified_of_a_letter_that_comes_while_it_is_my_turn_anyway(
    visit: Visit,
) -> None:
    with court(visit, ELSEWHERE, "notify") as at:
        page = at.ann.page
        assert page.title().startswith("Your turn")
        for other, words in ((at.bob, "Bob proposes marriage"), (at.cleo, "Cleo proposes")):
            at.say(other, wed=0)
            page.wait_for_function(SHOWN, arg=words)

        assert json.loads(page.evaluate("localStorage.getItem('regalia-settings')"))["notify"]


def test_after_a_reload_the_sound_is_back_with_the_first_click(visit: Visit) -> None:
    with court(visit, TONES, "sound") as at:
        page = at.ann.page
        page.reload()
        page.locator(".talks").wait_for()
        at.say(at.bob, wed=0)
        page.locator("article.letter").wait_for(state="attached")
        before = page.evaluate("window.tones")
        page.locator(".question").click()
        at.say(at.cleo, wed=0)
        page.wait_for_function("() => window.tones.length === 2")

        assert before == []
        assert page.evaluate("window.tones") == ["running", "running"]
