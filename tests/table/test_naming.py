"""What people are called who have chosen no name, and where a name is read."""

import pytest
from hall_helpers import open_hall, seated

from regalia.table import history
from regalia.table.hall import Hall
from regalia.table.naming import guest_names, is_chosen, name_for
from regalia.table.people import Person
from regalia.table.picture import Eyes
from regalia.table.store import entries_of
from regalia.words import languages, words

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", languages())
def test_guests_names_are_distinct_and_none_is_a_bots(language: str) -> None:
    said = words(language)
    names = guest_names(said)

    assert len(names) == len(set(names)) == len(guest_names(words("en")))
    assert not set(names) & set(said("table-bot-names").split(", "))
    assert not any(map(is_chosen, names))


async def test_people_without_a_name_have_different_ones_in_the_readers_language(
    database: str,
) -> None:
    async with open_hall(database) as hall:
        people = [(await hall.people.welcome(None, "en"))[0] for _ in range(2)]
        for person in people:
            await hall.people.change(person, guest_names(words("en"))[3], None)
        id = await seated(hall, people)
        entries = await hall.store.read(entries_of(id))
        names = await hall.people.names([person.id for person in people])

        for language, expected in (
            ("en", ["Sly Fox", "Gentle Bear"]),
            ("ru", ["Хитрый Лис", "Добрый Медведь"]),
        ):
            eyes = Eyes(0, words(language), names)
            room = await hall.room(id)
            log = " ".join(s.text for line in history.retold(entries, eyes) for s in line.sentences)
            assert eyes.all_names(room.table) == expected
            assert all(name in log for name in expected)


async def test_a_new_name_is_read_in_what_was_told_before(database: str) -> None:
    async with open_hall(database) as hall:
        people = [(await hall.people.welcome(None, "ru"))[0] for _ in range(2)]
        id = await seated(hall, people)
        before = await log_of(hall, id, people[0])

        ann = await hall.people.change(people[1], "Ann", None)
        await hall.renamed(ann.id, ann.name)
        after = await log_of(hall, id, people[0])

        names = guest_names(words("ru"))
        assert sum(name in before for name in names) == 2
        assert sum(name in after for name in names) == 1
        assert "Ann" in after


async def log_of(hall: Hall, id: str, reader: Person) -> str:
    room = await hall.room(id)
    told = await hall.lines(room, hall.eyes(room, reader, reader.language), 0)
    return " ".join(sentence.text for line in told for sentence in line.sentences)


def test_a_name_of_ones_own_is_never_given_to_a_guest() -> None:
    names = guest_names(words("ru"))

    found = [name_for(words("ru"), "Merry Badger", names[:taken]) for taken in range(3)]

    assert found == names[:3]
    assert name_for(words("ru"), "Ann", ["Ann"]) == "Ann"
