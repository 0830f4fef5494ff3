# Royals: the card game

royals-cards-title = Royals: the card game

## Counted things

royals-cards-cards-counted = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
royals-cards-points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
royals-cards-hits-counted = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}

# number cards by their value
royals-cards-attack-name = red { $attack ->
    [1] ace
   *[other] { $attack }
}
royals-cards-block-name = black { $block ->
    [1] ace
   *[other] { $block }
}

## What happens

royals-cards-show = { $seat } shows the bottom card { $card }.
royals-cards-first = { $seat } goes first.
royals-cards-draw = { $seat } draws { royals-cards-cards-counted }.
royals-cards-drawn = { $seat } draws { $list }.
royals-cards-shuffle = { $seat } shuffles { royals-cards-cards-counted } from the discards into a new pile.
royals-cards-play = { $seat } plays a Royal: { $royal }, worth { royals-cards-points-counted }.
royals-cards-discard-hand = { $seat } discards the whole hand: { $list }.
royals-cards-attack = { $seat } attacks { $defender_seat }.
royals-cards-assassinate = { $seat } sends an assassin to { $owner_seat }'s { $royal }, worth { royals-cards-points-counted }.
royals-cards-commit = { $seat } commits { $cards ->
    [0] no card
   *[other] { royals-cards-cards-counted }
}.
royals-cards-reveal = { $seat } reveals { $list }.
royals-cards-block = { $seat } stops the { royals-cards-attack-name } with a { royals-cards-block-name }.
royals-cards-let-through = { $seat } lets the { royals-cards-attack-name } through.
royals-cards-hits = { $hits ->
    [0] { $seat } is not hit.
   *[other] { $seat } takes { royals-cards-hits-counted }.
}
royals-cards-hits-royal = { $hits ->
    [0] { $seat }'s { $royal } is not hit.
   *[other] { $seat }'s { $royal } takes { royals-cards-hits-counted }.
}
royals-cards-lose-royal = { $seat } discards { $royal } and loses { royals-cards-points-counted }.
royals-cards-replace = { $seat } replaces the point card of { $royal }: { $before } becomes { $points }.
royals-cards-win = { $seat } begins a turn with { royals-cards-points-counted } and wins.
royals-cards-cut = { $turns ->
    [one] { $turns } turn is over
   *[other] { $turns } turns are over
}: the game stops here.
royals-cards-lead = { $seat } has the most points in play: { $points }.

## What is asked

royals-cards-ask-turn = { $whose ->
    [mine] Your turn: play a Royal, attack, send an assassin, or discard your hand.
   *[other] It is { $seat }’s turn.
}
royals-cards-ask-commit = { $whose ->
    [mine] { $defender_seat } is attacked: commit { $cards ->
        [one] a card
       *[other] { $cards } more cards
    }, face down.
   *[other] { $seat } is committing { royals-cards-cards-counted }.
}
royals-cards-ask-defend = { $whose ->
    [mine] You are attacked: you may commit { $cards ->
        [one] one more card
       *[other] up to { $cards } more cards
    }, face down.
   *[other] { $seat } may commit up to { royals-cards-cards-counted }.
}
royals-cards-ask-assassination = { $whose ->
    [mine] { $role ->
        [assassin] You aim at { $royal }: commit a card, face down.
       *[owner] An assassin aims at your { $royal }: commit a card, face down.
    }
   *[other] { $seat } is committing a card.
}
royals-cards-ask-pair = { $whose ->
    [mine] A { royals-cards-attack-name } strikes: which black card stops it?
   *[other] { $seat } is pairing a { royals-cards-attack-name }.
}
royals-cards-ask-lose = { $whose ->
    [mine] You have { $hits ->
        [one] a point
       *[other] { $hits } points
    } to lose: which Royal suffers?
   *[other] { $seat } has { $hits ->
        [one] a point
       *[other] { $hits } points
    } to lose.
}
royals-cards-ask-lose-royal = { $whose ->
    [mine] Your { $royal } has { $hits ->
        [one] a point
       *[other] { $hits } points
    } to lose: what do you do?
   *[other] { $seat }'s { $royal } has { $hits ->
        [one] a point
       *[other] { $hits } points
    } to lose.
}
royals-cards-ask-over = The game is over.

## Choices

royals-cards-choice-play = play { $royal } on { $card }, worth { royals-cards-points-counted }
royals-cards-choice-attack = attack { $defender_seat }, who has { $royals ->
    [0] no Royals
    [one] a Royal
   *[other] { $royals } Royals
} and { royals-cards-points-counted }
royals-cards-choice-assassinate = send an assassin to { $owner_seat }'s { $royal }, worth { royals-cards-points-counted }
royals-cards-choice-discard-hand = discard your whole hand, { royals-cards-cards-counted }
royals-cards-choice-commit = { $card }, { $role ->
    [attack] attacks
    [block] blocks
   *[bluff] a bluff
}
royals-cards-choice-enough = { $committed ->
    [0] commit nothing
   *[other] that is enough
}
royals-cards-choice-block = stop it with a { royals-cards-block-name }
royals-cards-choice-let-through = let it through: a hit
royals-cards-choice-lose-royal = discard { $royal }, lose { royals-cards-points-counted }
royals-cards-choice-replace = put { $card } under { $royal }, lose { royals-cards-points-counted }

## Why not

royals-cards-refuse-game-over = The game is over.
royals-cards-refuse-not-your-turn = { $acting_seat } is to act now.
royals-cards-refuse-another-decision = { $decision ->
    [turn] It is your turn: play a Royal, attack, send an assassin, or discard your hand.
    [commit] You are to commit a card now.
    [pair] Say first which black card stops the attack, if any.
   *[lose] Say first which of your Royals suffers.
}
royals-cards-refuse-no-such-action = There is no such move.
royals-cards-refuse-not-in-hand = You do not have { $card } in hand.
royals-cards-refuse-no-such-player = There are only { $players } players.
royals-cards-refuse-attack-yourself = You cannot attack yourself.
royals-cards-refuse-no-royals = { $defender_seat } has no Royals to attack.
royals-cards-refuse-no-such-royal = { $owner_seat } has no { $royal } in play.
royals-cards-refuse-your-own-royal = Your own { $royal } is safe from you.
royals-cards-refuse-must-commit = You must commit { $cards ->
    [one] one more card
   *[other] { $cards } more cards
}.
royals-cards-refuse-no-such-block = There is no { royals-cards-block-name } left.
royals-cards-refuse-block-too-low = A { royals-cards-block-name } does not stop a { royals-cards-attack-name }: leave it unpaired.
royals-cards-refuse-not-the-one-named = The assassin has named { $royal }: only that Royal can pay.
royals-cards-refuse-not-lower = { $royal } is worth { $points }: { $value } is not lower.
royals-cards-refuse-no-such-card = There is no card “{ $card }”; cards look like K♥ or 10S.
royals-cards-refuse-not-a-face-card = { $card } is no face card, so it is no Royal.
royals-cards-refuse-not-its-suit = Under { $royal } lies a number card of its suit, not { $card }.
royals-cards-refuse-unreadable = That is not a move of Royals; a move looks like {"{"}"play": "K♥", "with": "9♥"{"}"}, {"{"}"attack": 2{"}"}, {"{"}"assassinate": "K♥", "of": 2{"}"}, {"{"}"discard": "hand"{"}"}, {"{"}"commit": "9♥"{"}"}, {"{"}"block": 7{"}"} or {"{"}"replace": "K♥", "with": "4♥"{"}"}.

## Options

royals-cards-option-limit = The limit is a number of turns from 1 to { $most }, “usual” or “none”, not { $limit }.
royals-cards-option-help =
    limit=turns of all players together after which the game stops, usual (for { $fewest } to
    { $most } players: { $limits }) or none; first=seat that starts (1, 2, …), or lots: the
    bottom cards decide

## On the table

royals-cards-table-goal = { $goal } points win at the start of a turn
royals-cards-table-turn = Turn { $turn }
royals-cards-table-turn-of = Turn { $turn } of { $limit }
royals-cards-table-points = Points
royals-cards-table-royals = Royals
royals-cards-table-hand-count = Hand
royals-cards-table-pile = Pile
royals-cards-table-discards = Discards
royals-cards-table-committed = Committed
royals-cards-table-known = Known (↓ bottom)
royals-cards-table-hand = Your hand
royals-cards-table-secret = Face down from you
royals-cards-table-attacks = Attacks left
royals-cards-table-blocks = Blocks left
royals-cards-table-hits = Points to lose
royals-cards-legend-royal = a Royal and the points it is worth
royals-cards-legend-red = red cards attack
royals-cards-legend-black = black cards block
royals-cards-legend-named = the Royal that an assassin has named
royals-cards-legend-back = a card that lies face down
royals-cards-legend-attacker = who attacks
royals-cards-legend-defender = who defends
royals-cards-legend-bottom = a card that everybody knows to lie at the bottom of the pile

## Terms of the bots' evaluation, as hints name them

royals-cards-term-victory = the end of the game
royals-cards-term-royals = the own Royals in play
royals-cards-term-prospect = the best Royal in hand or to be drawn
royals-cards-term-rivals = the Royals of the others
royals-cards-term-fight = the fight going on

## In the browser

royals-cards-board-card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
royals-cards-board-card-of = { $card }, from { $name }
royals-cards-board-face-down = a card, face down
royals-cards-board-card-help = { $role ->
    [attack] Committed in a fight, a red number card attacks, whoever committed it.
    [block] Committed in a fight, a black number card blocks attacks up to its own value, whoever committed it.
   *[bluff] In a fight a face card does nothing: a bluff. On your turn it can become a Royal, with a number card of its suit.
}
royals-cards-board-hand-card = { $role ->
    [attack] commit { $card }, attacks
    [block] commit { $card }, blocks
    [bluff] commit { $card }, a bluff
   *[none] { $card }{ $points ->
        [0] { "" }
       *[other] , worth { royals-cards-points-counted }
    }
}
royals-cards-board-hand-empty = Your hand is empty until your next turn.
royals-cards-board-no-partner = Nothing in your hand makes a Royal together with the { $card }.
royals-cards-board-progress = { $points } of { $goal } points
royals-cards-board-goal-help = Whoever begins a turn with { $goal } points in play wins at once.
royals-cards-board-goal-reached = The goal of { $goal } points is reached: if it stays so until the next turn of this player begins, the game is won.
royals-cards-board-royal = { $offer ->
    [assassinate] Send an assassin to { $name }'s { $royal }, worth { royals-cards-points-counted }
    [lose] Let your { $royal } suffer, worth { royals-cards-points-counted }
   *[none] { $name }'s { $royal }, a Royal worth { royals-cards-points-counted }
}
royals-cards-board-turn-help = { $limit ->
    [0] The turns of all players are counted. Nothing ends the game before somebody wins.
   *[other] The turns of all players are counted. After turn { $limit } the game stops, and whoever has the most points in play wins.
}
royals-cards-board-royal-help = A Royal is worth what the number card under it says: { royals-cards-points-counted }.
royals-cards-board-aimed-help = An assassin has named this Royal: all hits fall on it.
royals-cards-board-no-royals = no Royals yet
royals-cards-board-no-royals-help = A Royal is a face card with a number card of its suit under it.
royals-cards-board-counts = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $pile } in the pile, { $discards } discarded.
royals-cards-board-cards-of = The cards of { $name }
royals-cards-board-known = Everybody knows that these are in the hand, or committed from it: { $cards }.
royals-cards-board-known-short = known
royals-cards-board-bottom = At the bottom of the pile, from below: { $cards }.
royals-cards-board-bottom-short = bottom of the pile
royals-cards-board-no-discards = Nothing is discarded.
royals-cards-board-attack = Attack
royals-cards-board-attack-help = Everybody commits cards face down; red numbers strike, black numbers block, and the defender chooses which Royals suffer.
royals-cards-board-assassinate-after = You and its owner commit one card each; all hits fall on this Royal.
royals-cards-board-stage = The fight
royals-cards-board-quiet = No fight yet. Royals come to court while the swords are still in their sheaths.
royals-cards-board-last-fight = The last fight
royals-cards-board-committed = { $name }: { $cards ->
    [0] nothing committed yet
    [one] { $cards } card committed, face down until all are revealed together
   *[other] { $cards } cards committed, face down until all are revealed together
}
royals-cards-board-attacks = Attacks
royals-cards-board-blocks = Blocks left
royals-cards-board-bluffs = Bluffs
royals-cards-board-no-attacks = Not a single red number: nothing strikes.
royals-cards-board-fate = { $fate ->
    [facing] The { royals-cards-attack-name } strikes now: a black card of at least this value can stop it.
    [waiting] The { royals-cards-attack-name } is dealt with later.
    [stopped] The { royals-cards-attack-name } is stopped.
   *[hit] The { royals-cards-attack-name } is a hit.
}
royals-cards-board-fate-short = { $fate ->
    [facing] strikes
    [waiting] waits
    [stopped] stopped
   *[hit] hit
}
royals-cards-board-facing-first = First the { royals-cards-attack-name } is to be answered: attacks come from the lowest up.
royals-cards-board-pair-help = Click a black card that stops it, or drag it onto the attack.
royals-cards-board-step-target = Against { $name }
royals-cards-board-step-discard = Discard your whole hand?
royals-cards-board-step-lose = How does the { $royal } pay? { $hits ->
    [one] { $hits } point is to be lost.
   *[other] { $hits } points are to be lost.
}
royals-cards-board-step-number = Which number card goes under the { $card }?
royals-cards-board-step-face = Which Royal stands on the { $card }?
royals-cards-board-discard-after = You draw a new hand at the start of your next turn; until then you have nothing to commit.
royals-cards-board-lose-after = { $left ->
    [0] That settles it.
    [one] Then { $left } more point is to be lost.
   *[other] Then { $left } more points are to be lost.
}
royals-cards-board-turn-hint = Choose a card for a Royal, or a target, or
royals-cards-board-discard = Discard the hand …
royals-cards-board-commit-hint = { $cards ->
    [one] One more card, face down.
   *[other] { $cards } more cards, face down.
}
royals-cards-board-lose-hint = { $hits ->
    [one] Choose the Royal that loses a point.
   *[other] Choose a Royal that suffers: { $hits } points are to be lost.
}
royals-cards-source = { $source ->
    [K] Kings
    [Q] Queens
   *[J] Jacks
}
royals-cards-board-turning = Everybody turns the cards over.
royals-cards-board-watching = You are watching: hands are hidden.
