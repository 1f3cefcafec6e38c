"""A match of ODIN in a channel, from the first card to the rematch, as people see it."""

from collections.abc import Sequence

from tests.cogs.den import Den, Screen, Somebody, act, moves, table


async def _play_out(people: Sequence[Somebody], sheets: list[Screen], most: int = 400) -> None:
    """Let whoever has the turn make the first move on his sheet, which shows the turn without being asked."""
    for _ in range(most):
        ready = [seat for seat, sheet in enumerate(sheets) if moves(sheet)]
        if not ready:
            return
        sheets[ready[0]] = await act(people[ready[0]], sheets[ready[0]])
    raise AssertionError("the match does not end")


async def test_a_match_with_the_house_is_played_to_its_end_and_again(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="5")
    await _play_out([anna], [hand])
    assert "wins" in den.board.text
    assert "casual" in den.board.text
    assert den.board.words == ["rematch", "log", "rules"]
    assert len(den.boards) == 1
    over = den.board
    await anna.presses(over, "rematch")
    assert "rematch" not in over.words
    assert "table 2" in den.board.text
    assert "🤖" in den.board.text
    assert (await anna.presses(den.board, "start")).shows_hand


async def test_two_people_play_to_the_end_and_each_sees_the_others_moves_at_once(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    sheets = [await table(den, anna, bo, target="3"), await bo.types("hand")]
    assert sum(bool(moves(sheet)) for sheet in sheets) == 1
    await _play_out([anna, bo], sheets)
    assert "Counted" in den.board.text
    assert all("This match is over." in sheet.text and "wins!" in sheet.text for sheet in sheets)


async def test_the_log_tells_the_whole_match_page_by_page(den: Den) -> None:
    anna = den.person("anna")
    await _play_out([anna], [await table(den, anna, house=1, target="8")])
    log = await anna.presses(den.board, "log")
    assert log.private
    assert "is out!" in log.text
    pages = 1
    while (back := log.parts[-2]).get("disabled") is not True:
        log = await anna.presses(log, back["custom_id"])
        pages += 1
    assert f"of {pages}" in log.text
    assert "leads" in log.text.splitlines()[1]


async def test_a_press_out_of_turn_is_refused_with_the_reason_and_the_hand(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    sheets = {anna: await table(den, anna, bo), bo: await bo.types("hand")}
    mover, idle = (anna, bo) if moves(sheets[anna]) else (bo, anna)
    old = sheets[mover]
    word = old.find(moves(old)[0])["custom_id"]
    sheets[mover] = await act(mover, old)
    # A message kept as it was: the press comes with what was drawn before.
    answer = await den.press_raw(mover, old, word)
    assert "You have moved" in answer.text
    assert "hand" in answer.text.lower()
    answer = await den.press_raw(idle, sheets[idle], word.replace(word.split(":")[3], "pass"))
    assert answer.private


async def test_a_stranger_who_presses_for_a_hand_is_told_he_has_no_chair(den: Den) -> None:
    anna, carmen = den.person("anna"), den.person("carmen")
    hand = await table(den, anna, house=1)
    answer = await carmen.presses(den.board, "hand")
    assert answer.private
    assert "no chair" in answer.text
    forged = await den.press_raw(carmen, den.board, hand.find(moves(hand)[0])["custom_id"])
    assert "no chair" in forged.text


async def test_who_leaves_and_comes_back_finds_the_same_chair_and_cards_move_on(den: Den) -> None:
    anna, bo = den.person("anna"), den.person("bo")
    await table(den, anna, bo)
    more = await bo.presses(den.board, "more")
    sure = await bo.presses(more, "leave")
    assert sure.words == ["more", "leave.sure"]
    await bo.presses(sure, "leave.sure")
    assert "no chair" in (await bo.presses(den.board, "hand")).text
    more = await bo.presses(den.board, "more")
    await bo.presses(more, "join")
    assert (await bo.presses(den.board, "hand")).shows_hand


async def test_the_last_person_to_leave_closes_the_table(den: Den) -> None:
    anna = den.person("anna")
    await table(den, anna, house=2)
    more = await anna.presses(den.board, "more")
    await anna.presses(await anna.presses(more, "leave"), "leave.sure")
    assert "without a result" in den.board.text
    assert den.board.words == []


async def test_cards_are_chosen_by_hand_and_the_card_to_take_is_asked_for_in_the_same_panel(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="100")
    for _ in range(60):
        if any(".take." in word for word in moves(hand)):
            break
        word = next((word for word in moves(hand) if word != "pass"), "pass")
        if word != "pass" and "choose" in hand.words:
            cards = word.split(".")[1]
            hand = await anna.presses(hand, "choose", *[cards[at : at + 2] for at in range(0, len(cards), 2)])
        else:
            hand = await anna.presses(hand, word)
    takes = [word for word in moves(hand) if ".take." in word]
    assert len(takes) > 1
    back = await anna.presses(hand, "hand")
    assert back.id == hand.id
    assert not any(".take." in word for word in moves(back))


async def test_a_choice_that_beats_nothing_is_refused_with_its_rule(den: Den) -> None:
    anna = den.person("anna")
    hand = await table(den, anna, house=1, target="100")
    while "choose" not in hand.words:
        hand = await act(anna, hand)
    cards = [option["value"] for option in hand.find("choose")["options"]]
    odd = next((a, b) for a in cards for b in cards if a != b and a[0] != b[0] and a[1] != b[1])
    answer = await anna.presses(hand, "choose", *odd)
    assert answer.text.splitlines()[1].startswith("⚠️")
    assert "rule" in answer.text
    assert moves(answer)
