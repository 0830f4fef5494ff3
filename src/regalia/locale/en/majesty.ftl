# Majesty: For the Realm

majesty-title = Majesty: For the Realm

## Names of things

majesty-card-name = { $card ->
    [miller] Miller
    [brewer] Brewer
    [witch] Witch
    [guard] Guard
    [knight] Knight
    [innkeeper] Innkeeper
    [noble] Noble
    [miller-brewer] Miller/Brewer
    [miller-knight] Miller/Knight
    [brewer-witch] Brewer/Witch
    [brewer-knight] Brewer/Knight
    [witch-guard] Witch/Guard
    [witch-innkeeper] Witch/Innkeeper
    [witch-noble] Witch/Noble
    [guard-knight] Guard/Knight
    [guard-innkeeper] Guard/Innkeeper
    [guard-noble] Guard/Noble
    [knight-innkeeper] Knight/Innkeeper
    [innkeeper-noble] Innkeeper/Noble
   *[other] { $card }
}
majesty-character-name = { $character ->
    [miller] Miller
    [brewer] Brewer
    [witch] Witch
    [guard] Guard
    [knight] Knight
    [innkeeper] Innkeeper
    [noble] Noble
   *[other] { $character }
}
majesty-card-a = { $card ->
    [innkeeper] an Innkeeper
    [innkeeper-noble] an Innkeeper/Noble
   *[other] a { majesty-card-name }
}
majesty-character-a = { $character ->
    [innkeeper] an Innkeeper
   *[other] a { majesty-character-name }
}
majesty-location-name = { $location ->
    [mill] Mill
    [brewery] Brewery
    [cottage] Cottage
    [guardhouse] Guardhouse
    [barracks] Barracks
    [inn] Inn
    [castle] Castle
    [infirmary] Infirmary
   *[other] { $location }
}
majesty-meeples-counted = { $meeples ->
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}
majesty-points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens

majesty-take = { $seat } takes the { majesty-card-name }{ $paid ->
    [0] {""}
    [one] , leaving 1 meeple on the way
   *[other] , leaving { $paid } meeples on the way
}{ $gained ->
    [0] .
    [one] { $paid ->
        [0] {" and picks up 1 meeple."}
       *[other] {", and picks up 1 meeple."}
    }
   *[other] { $paid ->
        [0] {" and picks up "}{ $gained } meeples.
       *[other] {", and picks up "}{ $gained } meeples.
    }
}
majesty-place = { $seat } uses it as { majesty-character-a }.
majesty-points-shared = { majesty-location-name }, everyone with { majesty-character-a }: { $seat } gains { majesty-points-counted }.
majesty-points = { majesty-location-name }: { $seat } gains { majesty-points-counted }.
majesty-meeples = { majesty-location-name }: { $seat } gains { majesty-meeples-counted }.
majesty-wound = { $attacker_seat } attacks: { $seat } carries { majesty-character-a } to the Infirmary.
majesty-defend = { $seat } has Guards enough against { $attacker_seat }.
majesty-unharmed = { $attacker_seat } attacks, but { $seat } has nobody to lose.
majesty-heal = { $seat } heals: { majesty-character-a } returns from the Infirmary.
majesty-sell = { $seat } trades { majesty-meeples-counted } for points.
majesty-buy = { $seat } trades points for { majesty-meeples-counted }.
majesty-return = { $seat } has no space for { majesty-meeples-counted }: { $meeples ->
    [one] it is
   *[other] each is
} worth a point instead.
majesty-reveal = New in the display: { majesty-card-a }.
majesty-infirmary = { $seat } loses { majesty-points-counted } for { $wounded ->
    [one] { $wounded } character
   *[other] { $wounded } characters
} in the Infirmary.
majesty-variety = Variety: { $seat } gains { majesty-points-counted } for { $locations ->
    [one] { $locations } location
   *[other] { $locations } locations
}.
majesty-majority = Majority at the { majesty-location-name }: { $seat } gains { majesty-points-counted }.
majesty-win = { $seat } wins the crown with { majesty-points-counted }.

## What is asked

majesty-ask-take = { $whose ->
    [mine] Your turn: take a card from the display.
   *[other] { $seat } is choosing a card.
}
majesty-ask-heal = { $whose ->
    [mine] Your { majesty-card-name } is healed: as which character?
   *[other] { $seat } is healing { majesty-card-a }.
}
majesty-ask-trade = { $whose ->
    [mine] At the Castle you may trade meeples and points, one for one.
   *[other] { $seat } may trade at the Castle.
}
majesty-ask-over = The game is over.

## Choices

majesty-choice-take = { majesty-card-name }{ $split ->
    [yes] {" as "}{ majesty-character-name }
   *[no] {""}
}{ $paid ->
    [0] , free
    [one] , pay 1 meeple
   *[other] , pay { $paid } meeples
}{ $gained ->
    [0] {""}
    [one] , gain 1 meeple
   *[other] , gain { $gained } meeples
}
majesty-choice-heal = as { majesty-character-a }
majesty-choice-trade-sell = sell { majesty-meeples-counted }
majesty-choice-trade-buy = buy { majesty-meeples-counted }
majesty-choice-trade-none = no trade

## Why not

majesty-refuse-game-over = The game is over.
majesty-refuse-not-your-turn = It is { $active_seat }'s turn.
majesty-refuse-another-decision = { $decision ->
    [take] You are to take a card now.
    [heal] First choose as which character your wounded card returns.
   *[trade] First say whether you trade at the Castle.
}
majesty-refuse-no-such-card = The display has only { $shown } cards.
majesty-refuse-too-few-meeples = That card costs { $needed ->
    [one] 1 meeple
   *[other] { $needed } meeples
}, one for each card in front of it, and you have { $held }.
majesty-refuse-not-split = The { majesty-card-name } is a single character; there is nothing to choose.
majesty-refuse-too-few-to-sell = You can sell only meeples on your worker card: { $held }.
majesty-refuse-no-room-to-buy = Your worker card has room for { $free } more.
majesty-refuse-too-few-points = You have only { $held } points to pay with.
majesty-refuse-no-such-action = There is no such move.
majesty-refuse-unreadable = That is not a move of Majesty; a move looks like {"{"}"take": 2{"}"}, {"{"}"take": 2, "as": "brewer"{"}"}, {"{"}"heal": "witch"{"}"}, {"{"}"sell": 3{"}"} or {"{"}"buy": 2{"}"}.
majesty-refuse-half = The { majesty-card-name } at place { $place } is used as one of its characters: say which one.
majesty-refuse-heal-half = The { majesty-card-name } can return only as one of its own characters.

## Options

majesty-option-sides = The sides are one letter, A or B, or eight of them from the Mill to the Infirmary, not “{ $sides }”.
majesty-option-help =
    sides=A or B, or eight letters from the Mill to the Infirmary such as ABABBABB;
    deck=tiers or combined; first=seat that starts (1, 2, …), or lots

## On the table

majesty-table-display = Display
majesty-table-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
majesty-table-round = Round { $round } of { $rounds }
majesty-table-front = front
majesty-table-worker = Workers
majesty-table-points = Points
majesty-legend-meeple = a meeple; below a card: you gain it with the card
majesty-legend-space = a free space for a Worker
majesty-legend-cost = how many meeples the card costs, one for each card in front of it
majesty-legend-whole = a character at its location; the number says how many there are
majesty-legend-split = a character of a split card
majesty-legend-wounded = a wounded character in the Infirmary, in the colour of the one on top
majesty-legend-coin = beside a location: points for the biggest crowd there at the end
majesty-legend-gain = beside a choice: points that it brings at once
majesty-each = { $each ->
    [one] { $each } point
   *[other] { $each } points
}
majesty-everyone = { $everyone ->
    [one] { $everyone } point
   *[other] { $everyone } points
}
majesty-couple = { $couple ->
    [one] { $couple } point
   *[other] { $couple } points
}
majesty-end = { $end ->
    [one] −{ $end } point
   *[other] −{ $end } points
}
majesty-given = { $meeples ->
    [one] a meeple
   *[other] { $meeples } meeples
}
majesty-ability = { $ability ->
    [mill-A] { majesty-each } per Miller
    [brewery-A] { majesty-each } and { majesty-given } per Brewer; everyone with a Miller { majesty-everyone }
    [cottage-A] Heal; { majesty-each } per Miller, Brewer, Witch
    [guardhouse-A] Defends; { majesty-each } per Guard, Knight, Innkeeper
    [barracks-A] Attack; { majesty-each } per Knight
    [inn-A] { majesty-each } per Innkeeper; everyone with a Brewer { majesty-everyone }
    [castle-A] { majesty-each } and { majesty-given } per Noble
    [infirmary-A] At the end { majesty-end } per character
    [mill-B] { majesty-each } per Miller; everyone with a Witch { majesty-everyone }
    [brewery-B] { $meeples ->
        [one] A meeple
       *[other] { $meeples } meeples
    } per Miller and Brewer; { majesty-couple } with Innkeeper and Noble
    [cottage-B] Heal; { majesty-each } per Witch
    [guardhouse-B] Defends; { majesty-each } per Brewer, Witch, Guard; everyone with an Innkeeper { majesty-everyone }
    [barracks-B] Attack; { majesty-each } per Knight, Innkeeper, Noble
    [inn-B] Per Innkeeper { $crowd } × the size of your most numerous kind
    [castle-B] You may trade; { majesty-each } per Noble and per wounded character
   *[infirmary-B] At the end { majesty-end } per character, −{ $most } for the most
}
majesty-source = { $source ->
    [meeples] returned meeples
    [trade] trade
    [variety] variety
    [majority] majority
    [infirmary] Infirmary
    [mill] Mill
    [brewery] Brewery
    [cottage] Cottage
    [guardhouse] Guardhouse
    [barracks] Barracks
    [inn] Inn
    [castle] Castle
   *[other] { $source }
}

## Terms of the bots' evaluation, as hints name them

majesty-term-points = points held
majesty-term-meeples = meeples at hand
majesty-term-harvest = what the locations will still give
majesty-term-variety = variety of characters (MJ-23)
majesty-term-majorities = majorities at the locations (MJ-24)
majesty-term-infirmary = the Infirmary's cost (MJ-22)

## In the browser

majesty-board-road = The road to the realm
majesty-board-free = free
majesty-board-place = place { $place }
majesty-board-card-help = { majesty-card-name }{ $split ->
    [yes] : used as one of the two, as you choose.
   *[no] .
}
majesty-board-goes = { majesty-character-name } → { majesty-location-name }: { majesty-ability }
majesty-board-cost-help = { $paid ->
    [0] The front card is free.
    [one] Costs 1 meeple, put on the card in front of it.
   *[other] Costs { $paid } meeples, one on each card in front of it.
}{ $gained ->
    [0] {""}
    [one] {" The meeple lying on it comes with it."}
   *[other] {" The "}{ $gained } meeples lying on it come with it.
}
majesty-board-preview-help = Brings { majesty-points-counted }{ $closing ->
    [yes] , the final scoring included: the game ends with this turn.
   *[no] {" at once."}
}
majesty-board-share-help = { $names } { $count ->
    [one] gains { majesty-points-counted } too.
   *[other] gain { majesty-points-counted } each, too.
}
majesty-board-held = { $held ->
    [0] You have none.
   *[other] You have { $held }.
}
majesty-board-no-space = Meeples for which there is no space bring a point each; that is counted in.
majesty-board-which = { majesty-card-name }: take it as …
majesty-board-heal-which = { majesty-card-name }: it returns as …
majesty-board-back = Another card
majesty-board-deck = Deck
majesty-board-deck-help = { majesty-table-deck }. After each turn the row closes up towards the front and the next card is shown at the back.
majesty-board-round-help = The game ends when everyone has { $rounds } characters: after { $rounds } rounds.

majesty-board-realm = Realm: { $name }
majesty-board-other-realms = The other realms
majesty-board-look = A closer look: { $name }
majesty-board-look-own = Back to my realm
majesty-board-place-help = { majesty-location-name }, side { $side }: { majesty-ability }.
majesty-board-here = { $count ->
    [0] Nobody here yet.
   *[other] Here: { $names }.
}
majesty-board-next-healed = On top, the next to be healed: { majesty-card-name }.
majesty-board-coin-help = Biggest crowd at the end: { majesty-points-counted }, for everyone tied too.{ $leads ->
    [yes] {" Now it would be this realm’s."}
   *[no] {""}
}
majesty-board-coin-loss-help = The most wounded at the end: −{ majesty-points-counted }, for everyone tied too.{ $leads ->
    [yes] {" Now it would be this realm."}
   *[no] {""}
}
majesty-board-workers = { $meeples } of { $spaces } meeples
majesty-board-workers-help = The worker card holds { $spaces } meeples. { $beside ->
    [0] More than that lie beside it until the end of the turn and then bring a point each.
    [one] One lies beside it and brings a point at the end of the turn.
   *[other] { $beside } lie beside it and bring a point each at the end of the turn.
}
majesty-board-attack = Attack { $count }
majesty-board-attack-help = { $count ->
    [0] No Knights: a new one would attack
    [one] One Knight: with a new one it would attack
   *[other] { $count } Knights: with a new one they would attack
} everyone who has fewer Guards than that.
majesty-board-defence = Defence { $count }
majesty-board-defence-help = { $count ->
    [0] No Guards: any attack
    [one] One Guard: an attack with two Knights or more
   *[other] { $count } Guards: an attack with more Knights than that
} sends the leftmost character to the Infirmary.
majesty-board-variety = Variety { $kinds }
majesty-board-variety-help = { $kinds ->
    [one] Characters at one location
   *[other] Characters at { $kinds } locations
}: at the end that squared, { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it is now.
majesty-board-event = { $event ->
    [wound] { $name } wounds { majesty-character-a }
    [defend] { $name } repelled
    [unharmed] { $name } finds nobody
   *[heal] Healed: { majesty-character-name }
}
majesty-board-earned-of = { $name }: where the points came from
majesty-board-earned-nothing = No points yet.
majesty-board-sum = together
majesty-board-purse-help = { majesty-points-counted }. Chosen, it says where they came from.

majesty-board-trade = At the Castle
majesty-board-sell = Meeples for points
majesty-board-buy = Points for meeples
