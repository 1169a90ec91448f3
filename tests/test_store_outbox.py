"""What every store guarantees of letters and posts, checked on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.tables.store import (
    LONGEST_WAIT,
    SENT_KEPT,
    Conflict,
    Letter,
    Post,
)
from tests.stores import FAR, SNOWFLAKE, letter, new_table, sql, stored_tables


async def test_letters_go_in_order_and_once(store):
    first, second = new_table(), new_table()
    await store.create(first)
    await store.create(second)
    await store.save(first, outbox=[letter("a"), letter("b", 50), letter("c")])
    await store.save(second, outbox=[letter("d"), letter("a"), letter("e", 10)])

    async def waiting(now, limit=50):
        return "".join(mail.nonce for mail in await store.mail(now, limit))

    assert await waiting(0) == "ad", "c must wait for b, and a is there already"
    assert await waiting(10) == "ade"
    assert await waiting(50) == "abcde"
    assert await waiting(50, 2) == "ab"
    a, b, _, d, _ = (mail.id for mail in await store.mail(50))
    assert (await store.mail(50))[1] == Letter(
        id=b, match=first.id, kind="turn", payload=b"{}", nonce="b", due=50
    )

    await store.postpone(a, 60, "503")
    assert await waiting(50) == "de", "a postponed letter holds back its match only"
    postponed = (await store.mail(60))[0]
    assert (postponed.nonce, postponed.due, postponed.tries, postponed.error) == ("a", 60, 1, "503")

    await store.mark_sent([a, d], 61, Post(first.id, SNOWFLAKE, 5))
    await store.mark_sent([a], 99, Post(second.id, 2, None))
    assert await waiting(FAR) == "bce"
    row = (
        "select tries || ' ' || sent || ' ' || message || ' ' || coalesce(error, '-') from outbox where id = "
    )
    assert await sql(store, row + str(a)) == f"2 61 {SNOWFLAKE} -", "sent once and for all"

    await store.drop(b, 70, "Missing Access")
    assert await waiting(0) == "c"
    assert await sql(store, f"select sent || error from outbox where id = {b}") == "70Missing Access"  # noqa: S608
    await store.postpone(b, 71, "late")
    await store.drop(a, 71, "late")
    assert await waiting(FAR) == "ce"

    second.seq, second.status = 1, "live"
    await store.save(second, outbox=[letter("d"), letter("f")])
    assert await waiting(FAR) == "cef", "a letter that was sent is not written again"


async def test_what_a_clock_that_was_ahead_wrote(store):
    first, second = new_table(), new_table(status="live", moved=5 * FAR)
    for table in (first, second):
        await store.create(table)
    await store.save(first, outbox=[letter("a", 100 + LONGEST_WAIT), letter("b", 50), letter("c")])
    assert await store.mail(100) == [], "a waits, and the others for it"
    assert [mail.nonce for mail in await store.mail(99)] == ["a", "b", "c"], "it would wait for too long"
    await store.drop(2, 1, "")
    await store.drop(3, 1, "")
    assert (await store.due(100), await store.due(99)) == ([], [first.id])
    await store.mark_sent([1], 7 * FAR)
    assert (await store.census(50)).latest == 7 * FAR
    await store.forget_future(5 * FAR)
    assert (await store.census(50)).latest == 5 * FAR
    await store.forget_future(70)
    assert (await store.census(50)).latest == 70
    assert (await store.load(second.id)).moved == 70


async def test_sent_letters_are_deleted_after_a_week(store):
    table = new_table()
    await store.create(table)
    await store.save(table, outbox=[letter("a"), letter("b"), letter("c")])
    await store.mark_sent([1], 1000)
    await store.mark_sent([2], 1000 + SENT_KEPT)
    assert await sql(store, "select count(*) from outbox") == 3
    await store.mark_sent([], 1001 + SENT_KEPT)
    assert await sql(store, "select count(*) from outbox where nonce in ('b', 'c')") == 2


async def test_letters_that_have_become_posts_are_found_until_they_are_marked(store):
    table = new_table()
    await store.create(table)
    await store.save(table, outbox=[replace(letter(name), kind="turn") for name in "abc"])
    await store.save(table, outbox=[replace(letter("d"), kind="vote")])
    a, b, c, d = await store.mail(FAR)
    await store.mark_sent([a.id, b.id], 10, Post(table.id, 7, None))
    await store.mark_sent([d.id], 11, message=8)
    assert [(sent.id, sent.message) for sent in await store.sent_turns(table.id)] == [(a.id, 7), (b.id, 7)]
    await store.mark_taken_down(a.id)
    assert [sent.id for sent in await store.sent_turns(table.id)] == [b.id]
    assert [sent.id for sent in await store.sent_notices(table.id)] == [d.id]
    assert [waiting.id for waiting in await store.mail(FAR)] == [c.id]


async def test_refused_letters_wait_for_a_permission(store):
    first, second = await stored_tables(store)
    await store.save(first, outbox=[letter("a"), letter("b"), letter("c", 5)])
    await store.save(second, outbox=[letter("d")])
    a, b, d = await store.mail(0)
    assert await store.refused() == []
    for one in (a, b):
        await store.postpone(one.id, 900, "Missing Access", refused=True)
    await store.postpone(d.id, 700, "503")

    assert await store.refused() == [first.id]
    assert (await store.census(0)).refused == 1
    assert [one.nonce for one in await store.stuck(first.id)] == ["a", "b"]
    assert {(one.due, one.tries, one.error) for one in await store.stuck(first.id)} == {
        (900, 1, "Missing Access")
    }
    assert await store.stuck(second.id) == [], "a failure is no refusal"

    await store.retry(second.id, 10)
    await store.retry(first.id, 950)
    assert {one.due for one in await store.stuck(first.id)} == {900}, "nothing is made later"
    assert [one.due for one in await store.mail(FAR, match=second.id)] == [700], "only refused letters"
    await store.retry(first.id, 10)
    assert await store.mail(9) == []
    assert [one.nonce for one in await store.mail(10)] == ["a", "b", "c"]

    await store.postpone(a.id, 20, "503")
    assert [one.nonce for one in await store.stuck(first.id)] == ["b"]
    await store.drop(a.id, 30, "no use")
    await store.mark_sent([b.id], 30)
    assert await store.refused() == []
    assert (await store.census(0)).refused == 0


async def test_letters_of_one_message_are_recorded_before_it_is_sent(store):
    first, second = await stored_tables(store)
    await store.save(first, outbox=[letter("a"), letter("b", 5), letter("c")])
    await store.save(second, outbox=[letter("d")])
    a, b, c, d = sorted(await store.mail(FAR), key=lambda one: one.nonce)
    await store.postpone(a.id, 900, "Missing Access", refused=True)
    await store.mark_sent([d.id], 6)
    await store.mark_sending([a.id, b.id, d.id], 7, "being sent")
    found = [(one.id, one.due, one.tries, one.error, one.refused) for one in await store.mail(FAR)]
    assert found == [(a.id, 7, 1, "being sent", 0), (b.id, 7, 0, "being sent", 0), (c.id, 0, 0, None, 0)]
    assert await sql(store, f"select error from outbox where id = {d.id}") is None  # noqa: S608


async def test_the_message_of_letters_is_known_before_it_is_complete(store):
    first, _ = await stored_tables(store)
    await store.save(first, outbox=[letter("a"), letter("b"), letter("c"), replace(letter("d"), kind="vote")])
    a, b, c, d = await store.mail(FAR)
    await store.mark_sent([c.id], 1, message=12)
    await store.mark_created([a.id, b.id, c.id, d.id], 11)
    await store.postpone(a.id, 900, "503")
    found = [(one.nonce, one.message) for one in await store.mail(FAR)]
    assert found == [("a", 11), ("b", 11), ("d", 11)]
    assert [one.message for one in await store.sent_turns(first.id)] == [12]
    assert await store.sent_notices(first.id) == [], "it is not complete"
    await store.mark_sent([a.id], 2)
    assert [one.message for one in await store.sent_turns(first.id)] == [12]


async def test_waiting_letters_count_as_tried_after_a_start(store):
    first, second = await stored_tables(store)
    await store.save(first, outbox=[letter("sent"), letter("waiting", 5), letter("tried")])
    await store.save(second, outbox=[letter("other")])
    ids = {one.nonce: one.id for one in await store.mail(FAR)}
    await store.mark_sent([ids["sent"]], 1)
    await store.postpone(ids["tried"], 3, "503")
    await store.postpone(ids["tried"], 3, "503")
    await store.mark_tried()
    found = {one.nonce: (one.due, one.tries, one.error) for one in await store.mail(FAR)}
    assert found == {"waiting": (5, 1, None), "tried": (3, 2, "503"), "other": (0, 1, None)}
    assert await sql(store, "select tries from outbox where nonce = 'sent'") == 1


async def test_a_post_is_stored_only_where_its_table_still_is(store):
    table = new_table(channel=5, thread=None)
    await store.create(table)
    await store.save(table, outbox=[letter("a"), letter("b"), letter("c")])
    a, b, c = await store.mail(0)
    await store.mark_sent([a.id], 1, Post(table.id, 11, None, "one"), before=table)
    assert (await store.load(table.id)).message == 11

    await store.mark_sent([b.id], 2, Post(table.id, 12, None, "two"), before=replace(table, channel=6))
    await store.mark_sent([c.id], 3, Post(table.id, 13, None, "three"), before=replace(table, thread=7))
    found = await store.load(table.id)
    assert (found.message, found.thread, found.post) == (11, None, "one")
    assert await store.mail(FAR) == [], "the letters are sent all the same"

    await store.mark_sent([], 4, Post(table.id, 14, 7, "four"), before=table)
    threaded = await store.load(table.id)
    assert (threaded.message, threaded.thread) == (14, 7)
    await store.mark_sent([], 5, Post(table.id, 15, 7), before=table)
    assert (await store.load(table.id)).message == 14
    await store.mark_sent([], 6, Post(table.id, 16, 7), before=threaded)
    assert (await store.load(table.id)).message == 16


async def test_a_post_recorded_late_does_not_replace_a_newer_one(store):
    """A process stood still before it recorded its post, and another one has sent that again and gone on."""
    table = new_table(channel=5, thread=None)
    await store.create(table)
    await store.save(table, outbox=[letter("a"), letter("b")])
    a, b = await store.mail(0)
    await store.mark_sent([a.id], 1, Post(table.id, 11, None, "one"), before=table)
    await store.mark_sent([b.id], 2, Post(table.id, 12, None, "two"), before=table)
    await store.mark_sent([a.id], 3, Post(table.id, 11, None, "one"), before=table)
    found = await store.load(table.id)
    assert (found.message, found.post) == (12, "two")


async def test_a_save_cannot_undo_a_post(store):
    table = new_table()
    await store.create(table)
    await store.mark_sent([], 1, Post(table.id, 11, 12, "Žofie rolled"))
    await store.save(table)
    found = await store.load(table.id)
    assert (found.message, found.thread, found.post, found.seq) == (11, 12, "Žofie rolled", 1)
    await store.mark_sent([], 1, Post(table.id, 13, None))
    await store.mark_sent([], 1)
    found = await store.load(table.id)
    assert (found.message, found.thread, found.post, found.seq) == (13, None, "", 1)


async def test_a_table_that_is_continued_elsewhere_loses_its_thread_and_its_post_in_the_same_save(store):
    table = new_table(channel=5)
    await store.create(table)
    await store.mark_sent([], 1, Post(table.id, 11, 12, "one"))
    stale = await store.load(table.id)
    moved = await store.load(table.id)
    moved.channel = 6
    await store.save(moved, outbox=[letter("a")], elsewhere=True)
    found = await store.load(table.id)
    assert (found.channel, found.thread, found.message, found.post) == (6, None, None, "")
    assert found.seq == stale.seq + 1
    await store.mark_sent([], 2, Post(table.id, 13, None, "two"))
    with pytest.raises(Conflict):
        await store.save(stale, elsewhere=True)
    found = await store.load(table.id)
    assert (found.channel, found.message, found.post) == (6, 13, "two")
