# Royals, the board game

royals-title = Royals: the board game

## Names of things

royals-country-name = { $country ->
    [france] France
    [german-states] German States
    [britain] Britain
    [spain] Spain
   *[other] { $country }
}
# as in "influence in the German States"
royals-the-country = { $country ->
    [german-states] the German States
   *[other] { royals-country-name }
}
royals-in-country = in { royals-the-country }
royals-card-name = { $card ->
    [france] France
    [german-states] German States
    [britain] Britain
    [spain] Spain
    [france-german-states] France/German States
    [france-britain] France/Britain
    [france-spain] France/Spain
    [german-states-britain] German States/Britain
    [german-states-spain] German States/Spain
    [britain-spain] Britain/Spain
   *[other] { $card }
}
# as in "takes a France card"
royals-card-a = { $card ->
    [france] a France card
    [german-states] a German States card
    [britain] a Britain card
    [spain] a Spain card
   *[other] the Intrigue card { royals-card-name }
}
royals-card-many = { $card ->
    [france] France cards
    [german-states] German States cards
    [britain] Britain cards
    [spain] Spain cards
   *[other] Intrigue cards { royals-card-name }
}
royals-counted-cards = { $number ->
    [one] { royals-card-a }
   *[other] { $number } { royals-card-many }
}
royals-title-name = { $title ->
    [marshal] Marshal
    [baron] Baron
    [countess] Countess
    [duke] Duke
    [cardinal] Cardinal
    [princess] Princess
    [king] King
   *[other] { $title }
}
# in narrow tables: four letters at most
royals-title-short = { $title ->
    [marshal] Mar
    [baron] Bar
    [countess] Cou
    [duke] Duke
    [cardinal] Car
    [princess] Pri
    [king] King
   *[other] { $title }
}
royals-city-name = { $city }
royals-points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens

royals-draw = { $seat } draws { $deck ->
    [intrigue] an Intrigue card.
   *[country] a Country card from the pile.
}
royals-draw-own = { $seat } draws { royals-card-a } from the pile.
royals-take = { $seat } takes { royals-card-a } from the row.
royals-ran-out = The Country pile has run out; { $cards ->
    [one] { $cards } discard becomes
   *[other] { $cards } discards become
} the new one. { $last ->
    [yes] The last round goes on.
   *[no] The period { $year } is coming to its end.
}
royals-reshuffle = The Intrigue pile has run out; { $cards ->
    [one] { $cards } discard becomes
   *[other] { $cards } discards become
} the new one.
royals-pay = { $seat } pays { royals-counted-cards }.
royals-discard = { $seat } discards { royals-counted-cards }.
royals-reveal = New in the row: { royals-card-a }.
royals-end = { $seat } ends the turn.
royals-claim = { $seat } claims the { royals-title-name } in { royals-city-name }.
royals-take-over = { $seat } takes over the { royals-title-name } in { royals-city-name }; the wooden noble of { $loser_seat } goes to the Cathedral.
royals-city-bonus = First in { royals-city-name }: { $seat } gains { royals-points-counted }.
royals-country-bonus = In every city of { royals-the-country }: { $seat } gains { royals-points-counted }.
royals-house-bonus = On every Title marker: { $seat } gains the Noble House bonus of { royals-points-counted }.
royals-period-end = The period { $year } is scored.
royals-tie = { royals-country-name }: { royals-tied } for { $seat }.
# of two with the same influence in a country, what puts one ahead
royals-tied = tied at { $influence }; { $by ->
    [city] the titles are equal, and the { royals-title-name } in { royals-city-name }, where the City bonus is higher, decides
   *[title] the { royals-title-name } in { royals-city-name } decides
}
royals-influence = { royals-country-name }: { $seat } gains { royals-points-counted } with { $influence } influence.
royals-last-round = The last round: { $last_seat } has the last turn.
royals-title-scored = { royals-title-name } marker: { $seat } gains { royals-points-counted } with { $cubes ->
    [one] { $cubes } wooden noble
   *[other] { $cubes } wooden nobles
}.
royals-win = { $seat } wins with { royals-points-counted }.

## What is asked

royals-ask-draw = Your turn: { $draw ->
    [first] { $total ->
        [one] draw a Country card.
       *[other] draw Country card { $number } of { $total }.
    }
    [mixed] draw the Country card that goes with your Intrigue card.
    [second] draw Country card { $number } of { $total }, or an Intrigue card instead of the rest.
    [last] draw Country card { $number } of { $total }.
   *[any] draw { $total } Country cards, or { $mixed ->
        [one] one Country card
       *[other] { $mixed } Country cards
    } and one Intrigue card.
}
royals-ask-play = { $cards ->
    [0] Your hand is empty: end your turn.
   *[other] Your turn: claim or take over nobles, as many as you can pay for, or end the turn.
}
royals-ask-triples = The { royals-title-name } in { royals-city-name }: how many of the cards do you replace by { $each } of any kind?
royals-ask-pairs = The { royals-title-name } in { royals-city-name }: how many Intrigue cards do you replace by { $each } of any kind?
royals-ask-pay = The { royals-title-name } in { royals-city-name }: { $due ->
    [one] choose the last card you pay with.
   *[other] choose a card you pay with, { $due } are still to come.
}
royals-ask-discard = Too many cards in your hand: discard { $countries ->
    [0] { $intrigues ->
        [one] one Intrigue card.
       *[other] { $intrigues } Intrigue cards.
    }
    [one] one Country card.
   *[other] { $countries } Country cards.
}
royals-ask-other = { $decision ->
    [draw] { $seat } is drawing cards.
    [discard] { $seat } is discarding cards.
   *[play] { $seat } is playing cards.
}
royals-ask-over = The game is over.

## Choices

royals-choice-pile = draw from the pile
royals-choice-row = take { royals-card-a } from the row
royals-choice-intrigue = draw an Intrigue card
royals-price = cost { $cost }{ $missing ->
    [0] {""}
    [one] {" "}({ $each } others for the one you lack)
   *[other] {" "}({ $each } others for each of the { $missing } you lack)
}
royals-bonuses = { $bonus ->
    [0] {""}
   *[other] , City bonus { $bonus }
}{ $country_bonus ->
    [0] {""}
   *[other] , Country bonus { $country_bonus }
}{ $house_bonus ->
    [0] {""}
   *[other] , Noble House bonus { $house_bonus }
}
royals-choice-claim = claim the { royals-title-name } in { royals-city-name } ({ royals-country-name }): { royals-price }, influence { $influence }{ royals-bonuses }
royals-choice-take-over = take over the { royals-title-name } in { royals-city-name } ({ royals-country-name }) from { $owner_seat }: { royals-price } and { $intrigues ->
    [one] one Intrigue card
   *[other] { $intrigues } Intrigue cards
}, influence { $influence }{ royals-bonuses }
royals-choice-end = end the turn
royals-choice-triples = { $number ->
    [one] one triple of any cards
   *[other] { $number } triples of any cards
}
royals-choice-pairs = { $number ->
    [one] one pair of any Intrigue cards
   *[other] { $number } pairs of any Intrigue cards
}
royals-choice-pay = pay { royals-card-a }
royals-choice-discard = discard { royals-card-a }

## Why not

royals-refuse-game-over = The game is over.
royals-refuse-not-your-turn = It is { $active_seat }'s turn.
royals-refuse-another-decision = { $decision ->
    [draw] First draw the cards of your turn.
    [play] Your cards are drawn: claim, take over, or end your turn.
    [substitute] First say how many substitutes you pay with.
    [pay] First choose the cards you pay with.
   *[discard] First discard down to your limit.
}
royals-refuse-no-such-action = There is no such move.
royals-refuse-not-in-row = There is no { royals-country-name } card in the row.
royals-refuse-first-turn = In your first turn you draw Country cards only.
royals-refuse-one-intrigue = You draw one Intrigue card a turn, and have it already.
royals-refuse-too-many-drawn = With two Country cards drawn, the third card is a Country card too.
royals-refuse-no-such-noble = No { royals-title-name } lives in { royals-city-name }.
royals-refuse-empty-place = Only one noble lives in { royals-city-name }.
royals-refuse-own-noble = The { royals-title-name } in { royals-city-name } is yours already.
royals-refuse-occupied = The { royals-title-name } in { royals-city-name } belongs to { $owner_seat }: it can be taken over, not claimed.
royals-refuse-vacant = The { royals-title-name } in { royals-city-name } is vacant: claim it.
royals-refuse-supply-empty = Winning a noble takes { $takes } wooden nobles, and you have { $supply } left.
royals-refuse-too-few-cards = The { royals-title-name } in { royals-city-name } costs { $needed ->
    [one] one { royals-country-name } card
   *[other] { $needed } { royals-country-name } cards
}{ $intrigues ->
    [0] {""}
    [one] {" "}and an Intrigue card
   *[other] {" "}and { $intrigues } Intrigue cards
}. Of { royals-the-country } you have { $held ->
    [0] none
   *[other] { $held }
}, and too few others: it takes any { $each } for each card you lack.
royals-refuse-too-few-intrigues = To take over the { royals-title-name } in { royals-city-name } you need { $needed ->
    [one] an Intrigue card
   *[other] { $needed } Intrigue cards
} showing { royals-the-country }, besides the price. You have { $held ->
    [0] none
   *[other] { $held }
}, and too few others: it takes any { $each } for each card you lack.
royals-refuse-cannot-substitute = Your hand does not allow so many or so few substitutes.
royals-refuse-not-held = You have no { royals-card-name } card to give.
royals-refuse-does-not-fit = { royals-card-name } does not fit into this payment.
royals-refuse-unreadable = That is not a move of Royals; a move looks like {"{"}"draw": "pile"{"}"}, {"{"}"claim": "baron", "in": "Dijon"{"}"}, {"{"}"pay": "spain"{"}"} or {"{"}"end": "turn"{"}"}.

## Options

royals-option-open-cards = The row has { $usual } or { $most } open cards, not { $open_cards }.
royals-option-help =
    open_cards=3 or 4; first=seat that starts (1, 2, …), or lots;
    board=the text of a board file

## A board file

royals-board-too-large = Line { $line }: a board has at most { $most } characters.
royals-board-syntax = Line { $line }, column { $column }: this is not TOML: { $reason }.
royals-board-unknown = Line { $line }: “{ $entry }” is not known here; known are { $known }.
royals-board-missing = Line { $line }: “{ $entry }” is missing.
royals-board-number = Line { $line }: “{ $entry }” needs a whole number here.
royals-board-range = Line { $line }: “{ $entry }” has { $value }; it must be from 1 to { $most }.
royals-board-pair = Line { $line }: “{ $entry }” needs two numbers, such as [10, 4].
royals-board-order = Line { $line }: “{ $entry }” has the lower number first; write [{ $high }, { $low }].
royals-board-odd = Line { $line }: the marker of the { royals-title-name } is worth { $value }; it must be even, for it can be halved.
royals-board-ascending = Line { $line }: the marker of the { royals-title-name } is worth { $value }, but the next lower title has { $before } already.
royals-board-cities = Line { $line }: { royals-country-name } has { $count } cities; there must be { $wanted }.
royals-board-city = Line { $line }: { royals-city-name } needs a bonus and nobles, such as {"{"} bonus = 3, nobles = ["duke", "baron"] {"}"}.
royals-board-city-name = Line { $line }: the name of a city has from 1 to { $most } bytes (a Latin letter takes one, a Cyrillic one two); “{ $city }” does not.
royals-board-city-twice = Line { $line }: the name { royals-city-name } is on line { $first_line } already.
royals-board-nobles = Line { $line }: { royals-city-name } needs one or two nobles.
royals-board-title-twice = Line { $line }: { royals-city-name } has the title “{ $title }” twice.
royals-board-title = Line { $line }: { royals-city-name } has a noble “{ $title }”; titles are { $known }.
royals-board-at = Line { $line }: { royals-city-name } lies “at” two whole numbers from { $least } to { $most }, from the left and from the top of the map.
royals-board-influence = Line { $line }: { royals-city-name } needs one influence for each of its nobles, or none.
royals-board-kings = Line { $line }: { royals-country-name } has { $count ->
    [one] { $count } King
   *[other] { $count } Kings
}; there must be exactly one.
royals-board-title-nowhere = Line { $line }: no { royals-title-name } lives anywhere, so that nobody could ever gain a Noble House bonus.
royals-board-open-tie = Line { $line }: { royals-city-name } and { $other_city } share the title { royals-title-name } and the City bonus { $bonus }: a tie could stay open.
royals-board-warn-periods = The pairs of period markers are not those of the rulebook (10/4, 8/3, 7/4, 6/5).
royals-board-warn-nobles = There are { $count } nobles; the printed board is said to have { $reported }.
royals-board-warn-title = The title { royals-title-name } occurs { $count ->
    [one] once
   *[other] { $count } times
}; on the printed board, it is said, { $reported } times.
royals-board-warn-princesses = Princesses { royals-in-country }: { $count }; on the printed board, it is said, { $reported }.

## On the table

royals-table-period = Period { $year }
royals-table-last-round = last round
royals-table-row = Row
royals-table-pile = pile { $count }
royals-table-discards = Discards
royals-table-intrigue = Intrigue
royals-table-houses = Noble Houses
royals-table-hand = Your hand
royals-table-points = points
royals-table-supply = supply
royals-table-cards = cards
royals-table-seen = Seen taken from the row
royals-legend-house = a house: its wooden nobles on the map and in Cathedrals
royals-legend-vacant = a noble that nobody has claimed
royals-legend-noble = a noble’s title and influence
royals-legend-bonuses = beside a country: its bonuses; beside a city: the City bonus
royals-legend-periods = the markers for the most and the second most influence at the end of the period
royals-legend-influence = a house’s influence in the country
royals-legend-ahead = a tie in influence, and who is ahead
royals-legend-cathedral = wooden nobles in the Cathedral; where there are many, a number follows each house
royals-legend-cards = Country cards and Intrigue cards in hand
royals-legend-title = what a title costs → what its marker is worth at the end; below: wooden nobles on it, bold for the most
royals-legend-none = no wooden noble on the Title marker
royals-legend-gap = a gap in the row
royals-legend-taken = a marker that is gone, in the colour of who took it
royals-legend-short = Mar Marshal, Bar Baron, Cou Countess, Car Cardinal, Pri Princess
royals-source = { $source ->
    [city] cities
    [country] countries
    [house] Noble House
    [period] periods
    [title] titles
   *[other] { $source }
}

## Terms of the bots' evaluation, as hints name them

royals-term-points = points held
royals-term-influence = influence in the countries (RY-27)
royals-term-titles = lead in titles (RY-30)
royals-term-countries = the way to Country bonuses (RY-24)
royals-term-house = the way to a Noble House bonus (RY-25)
royals-term-means = cards and nobles to play with
royals-term-rivals = what the others may hope for
royals-term-payment = the noble being paid for

## In the browser

royals-board-map = Map of Europe
royals-board-unplaced = Not on the map
royals-board-map-keys = Arrow keys go from noble to noble.
royals-board-countries = Countries
royals-board-offers = { $count ->
    [one] { $count } noble can be won
   *[other] { $count } nobles can be won
}
royals-board-noble = { royals-title-name }, { royals-city-name }: costs { $cost ->
    [one] one card
   *[other] { $cost } cards
} of { royals-the-country }, gives { $influence } influence. { $state ->
    [vacant] Vacant.
    [own] Yours.
   *[held] Held by { $owner }: taking over costs Intrigue as well.
}
royals-board-city-bonus = { $state ->
    [open] City bonus of { royals-city-name }: { royals-points-counted } for the first who claims a noble here.
   *[taken] City bonus of { royals-city-name }: { royals-points-counted }, taken by { $owner }.
}
royals-board-cathedral = Cathedral of { royals-city-name }: { $names }. They count for the Country bonus, not for influence.
royals-board-cathedral-empty = Cathedral of { royals-city-name }: nobody yet. Whoever is ousted here goes there.
royals-board-counted-name = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
royals-board-counted-card = { $number ->
    [1] { royals-card-name }
   *[other] { royals-card-name } × { $number }
}
royals-board-seen = { royals-table-seen }: { royals-board-counted-card }
royals-board-race = Influence
royals-board-influence-of = { $name }: { $influence } influence { royals-in-country }.
royals-board-tie = { $ahead } before { $behind }: { royals-tied }
royals-board-country-bonus = Country bonus { royals-in-country }, { royals-points-counted }: { $state ->
    [open] for whoever stands in every city there, Cathedrals included.
   *[taken] taken by { $owner }.
}
royals-board-country-bonuses = Country bonuses
royals-board-period = { $state ->
    [over] The period { $year } is over.
    [now] The period { $year }: scored at the end of the turn in which the Country pile runs out.
   *[ahead] The period { $year } is still to come.
}
royals-board-period-marker = { $year }, { royals-country-name }, { $rank ->
    [1] most influence
   *[other] second most influence
}: { royals-points-counted }{ $state ->
    [open] .
    [lost] ; went to nobody.
   *[taken] ; taken by { $owner }.
}
royals-board-titles = Titles
royals-board-title-marker = { royals-title-name }: costs { $cost }. At the end the most wooden nobles here bring { $points } points, two who tie get { $half } each, three or more nothing.
royals-board-cubes = { $name }, { royals-title-name }: { $count ->
    [0] no wooden noble
    [one] one wooden noble
   *[other] { $count } wooden nobles
}.
royals-board-house-bonuses = Noble House bonus
royals-board-house-bonus = Noble House bonus, { royals-points-counted }: { $state ->
    [open] for whoever has a wooden noble on every title.
   *[taken] taken by { $owner }.
}
royals-board-limits = Limits of the hand, and supply
royals-board-market = Row and piles
royals-board-row-card = In the row: { royals-card-name }. Cards of a country pay for its nobles; everybody sees which one you take.
royals-board-gap = A gap in the row; it is filled at the end of the turn.
royals-board-pile = { $deck ->
    [intrigue] Intrigue pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. An Intrigue card, paid besides the price, takes over a rival's noble. Drawing one leaves you one Country card this turn
   *[country] Country pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. Nobody else sees what you draw. With its last card the period comes to its end
}.
royals-board-discards = { $deck ->
    [intrigue] Intrigue cards laid down
   *[country] Country cards laid down
}, { $count }: { $cards }
royals-board-deck = { $deck ->
    [intrigue] Intrigue
   *[country] Country cards
}
royals-board-hand-card = In your hand: { royals-board-counted-card }
royals-board-hand-empty = Your hand is empty.
royals-board-held = { royals-board-deck } { $count }/{ $most }
royals-board-limit = The limit counts at the end of your turn: what is too much is discarded.
royals-board-hand-help = Cards in hand; which ones is a secret, but for those taken from the row.
royals-board-supply = Wooden nobles { $count }
royals-board-supply-help = Wooden nobles left. Each noble won takes { $takes }, and none come back.
royals-board-claim = Claim the { royals-title-name } in { royals-city-name }
royals-board-take-over = Take over the { royals-title-name } in { royals-city-name }
royals-board-gain-influence = +{ $influence } influence { royals-in-country }
royals-board-gain-bonus = { $source ->
    [country] Country bonus { $points }
    [house] Noble House bonus { $points }
   *[city] City bonus { $points }
}
royals-board-gain-cube = your { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
} on the { royals-title-name } marker
royals-board-ousts = { $name }: −{ $influence }, into the Cathedral
royals-board-scoring = Points are on their way.
royals-board-part = { $deck ->
    [intrigue] Intrigue cards, price { $price }
   *[country] Country cards, price { $price }
}
royals-board-substitutes = { $deck ->
    [intrigue] Pairs of any Intrigue cards:
   *[country] Triples of any cards:
}
royals-board-substituted = { $deck ->
    [intrigue] { $number ->
        [one] Any { $each } stand for one that is missing.
       *[other] { $number } × any { $each } stand for one that is missing.
    }
   *[country] { $number ->
        [one] Any { $each } stand for one that is missing.
       *[other] { $number } × any { $each } stand for one that is missing.
    }
}
royals-board-of = { $paid } of { $held }
royals-board-more = One more: { royals-card-name }
royals-board-fewer = One fewer: { royals-card-name }
royals-board-pay = { $verb ->
    [claim] Pay { $count ->
        [one] one card
       *[other] { $count } cards
    } and claim
   *[take-over] Pay { $count } cards and take over
}
royals-board-paying = Paying …
royals-board-chosen = Chosen so far:
royals-board-withdraw = Take the payment back
