# Royal Wedding

royal-wedding-title = Royal Wedding

## Names

royal-wedding-card-name = { $card ->
    [nobles] The nobles are restless
    [coffers] The coffers are bare
    [rival] A rival for the throne
    [rich-rival] A rival for the throne
    [tax] Tax rebellion
    [weakness] Perceived weakness
    [distrusted] Distrusted
    [sheep] Black sheep
   *[other] { $card }
}
royal-wedding-need = { $card ->
    [nobles] more Military than when the generation began
    [coffers] { $asks } Gold or more
    [tax] { $asks } Gold or more from others
    [weakness] on the winning side of a battle
    [distrusted] { $asks } Gold or { $asks } Military traded away
    [sheep] your Heir married
   *[rival] at least { $asks } Military more than both neighbours
}
royal-wedding-outcome = { $card ->
    [nobles] +{ $brings } Gold, otherwise −{ $costs } Gold
    [coffers] take { $brings } Prestige from each neighbour, otherwise −{ $costs } Prestige
    [tax] no maintenance next generation, otherwise double
    [weakness] +{ $bonus } as attacker next generation, otherwise no attack
    [distrusted] both sides of a battle next generation, otherwise no assistance
    [sheep] one more Heir next generation, otherwise none
   *[rival] nobody can attack you next generation, otherwise −{ $costs } Prestige
}
royal-wedding-task = { royal-wedding-need }: { royal-wedding-outcome }
royal-wedding-good-change = { $sign ->
    [up] +
   *[down] −
}{ royal-wedding-good-counted }
royal-wedding-good-name = { $good ->
    [prestige] Prestige
    [gold] Gold
   *[military] Military
}
royal-wedding-good-counted = { $amount } { royal-wedding-good-name }
royal-wedding-effect = { $effect ->
    [protected] cannot be attacked
    [stronger] +{ $bonus } as attacker
    [no-attack] cannot attack
    [untaxed] no maintenance
    [taxed-double] maintenance doubled
    [both-sides] may join both sides
    [no-assistance] cannot assist
    [extra-heir] an extra Heir
   *[no-heir] no Heirs
}
royal-wedding-step-name = { $step ->
    [negotiate] Negotiate
    [trade] Trade
    [spend] Spend
    [attack] Attack
    [resolve] Resolve
   *[over] The end
}

## Terms of a deal

royal-wedding-term-give = { $seat } gives { $to_seat } { $amount } { royal-wedding-good-name }
royal-wedding-term-attack = { $seat } attacks { $target_seat } with at least { $amount } Military
royal-wedding-term-spare = { $seat } does not attack { $target_seat }
royal-wedding-term-aid-attack = { $seat } helps { $ally_seat } attack { $target_seat } with at least { $amount } Military
royal-wedding-term-aid-defence = { $seat } assists the defence of { $ally_seat } against { $target_seat } with at least { $amount } Military
royal-wedding-term-abstain = { $seat } assists nobody against { $target_seat }
royal-wedding-term-gain = { $seat } gives { $target_seat } for help at least { $amount } of the Prestige gained
royal-wedding-term-halves = { $seat } divides all Prestige gained in halves with { $target_seat } for help
royal-wedding-term-loss = { $amount ->
    [0] { $seat } lets { $target_seat }, when helping, lose no Prestige
   *[other] { $seat } lets { $target_seat }, when helping, lose at most { $amount } Prestige
}
royal-wedding-term-discard = { $amount ->
    [0] { $seat } lets { $target_seat }, when helping, discard no Military
   *[other] { $seat } lets { $target_seat }, when helping, discard at most { $amount } Military
}
royal-wedding-term-alone = each side owes its part whatever the other does
royal-wedding-clause-give = • { royal-wedding-term-give }
royal-wedding-clause-attack = • { royal-wedding-term-attack }
royal-wedding-clause-spare = • { royal-wedding-term-spare }
royal-wedding-clause-aid-attack = • { royal-wedding-term-aid-attack }
royal-wedding-clause-aid-defence = • { royal-wedding-term-aid-defence }
royal-wedding-clause-abstain = • { royal-wedding-term-abstain }
royal-wedding-clause-gain = • { royal-wedding-term-gain }
royal-wedding-clause-halves = • { royal-wedding-term-halves }
royal-wedding-clause-loss = • { royal-wedding-term-loss }
royal-wedding-clause-discard = • { royal-wedding-term-discard }
royal-wedding-clause-alone = • { royal-wedding-term-alone }
royal-wedding-terms-1 = { $term1 }
royal-wedding-terms-2 = { $term1 }; { $term2 }
royal-wedding-terms-3 = { $term1 }; { $term2 }; { $term3 }
royal-wedding-terms-4 = { $term1 }; { $term2 }; { $term3 }; { $term4 }
royal-wedding-terms-5 = { $term1 }; { $term2 }; { $term3 }; { $term4 }; { $term5 }

## Events

royal-wedding-generation = Generation { $generation } begins.
royal-wedding-draw = { $card ->
    [unknown] { $seat } draws a Challenge.
   *[other] { $seat } draws a Challenge: { royal-wedding-card-name }.
}
royal-wedding-reshuffle = The deck is empty: the { $cards } cards of the discard pile are shuffled.
royal-wedding-step = — { royal-wedding-step-name } —
royal-wedding-dowry-name = { $what ->
    [goods] a dowry
    [promises] promises
   *[both] a dowry and promises
}
royal-wedding-offer = { $what ->
    [marriage] { $seat } proposes marriage to { $partner_seat }.
    [deal] { $seat } offers { $partner_seat } a deal:
   *[both] { $seat } proposes marriage to { $partner_seat }, with { royal-wedding-dowry-name }:
}
royal-wedding-counter = { $what ->
    [marriage] { $seat } declines the offer from { $partner_seat } and proposes marriage instead.
    [deal] { $seat } declines the offer from { $partner_seat } and offers instead:
   *[both] { $seat } declines the offer from { $partner_seat } and proposes marriage instead, with { royal-wedding-dowry-name }:
}
royal-wedding-withdraw = { $seat } takes back the offer to { $partner_seat }.
royal-wedding-decline = { $seat } declines the offer from { $partner_seat }.
royal-wedding-replace = { $seat } offers { $partner_seat } another deal instead of deal { $deal }:
royal-wedding-propose-cancelling = { $seat } asks { $partner_seat } to cancel deal { $deal }.
royal-wedding-cancelled = Deal { $deal } between { $seat } and { $partner_seat } is cancelled.
royal-wedding-show = { $yes ->
    [yes] { $seat } shows { $to_seat } the binding deal with { $partner_seat }:
   *[no] { $seat } shows { $to_seat } the deal with { $partner_seat }, which binds nobody:
}
royal-wedding-notice = { $seat } shows { $to_seat } deal { $deal } with { $partner_seat }.
royal-wedding-close = The offer from { $seat } to { $partner_seat } is closed.
royal-wedding-wed = { $seat } and { $spouse_seat } marry their heirs.
royal-wedding-deal = { $seat } and { $partner_seat } make a deal.
royal-wedding-bind = { $yes ->
    [yes] It is binding:
   *[no] It binds nobody:
}
royal-wedding-bind-later = An earlier deal of { $seat } and { $partner_seat } is binding from now on.
royal-wedding-transfer = { $seat } gives { $receiver_seat } { $amount } { royal-wedding-good-name }.
royal-wedding-renege = { $yes ->
    [yes] { $seat } lacks the Gold and does not pay { $partner_seat } the { $gold } Gold promised.
   *[no] { $seat } breaks the deal and does not pay { $partner_seat } the { $gold } Gold promised.
}
royal-wedding-maintenance = { $unpaid ->
    [0] { $seat } pays { $paid } Gold for maintenance.
   *[other] { $paid ->
        [0] { $seat } pays nothing for maintenance, falls { $unpaid } Gold short and loses { $lost } Prestige.
       *[other] { $seat } pays { $paid } Gold for maintenance, falls { $unpaid } short and loses { $lost } Prestige.
    }
}
royal-wedding-buy = { $seat } buys { $military ->
    [0] { $prestige } Prestige.
   *[other] { $prestige ->
        [0] { $military } Military.
       *[other] { $military } Military and { $prestige } Prestige.
    }
}
royal-wedding-pass = { $seat } attacks nobody.
royal-wedding-attack = { $seat } attacks { $target_seat } with { $military } Military.
royal-wedding-defend = { $military ->
    [0] { $seat } does not resist.
   *[other] { $seat } defends with { $military } Military.
}
royal-wedding-call = { $yes ->
    [yes] { $seat } calls for help.
   *[no] { $seat } asks nobody for help.
}
royal-wedding-contribute = { $military ->
    [0] { $seat } does not help.
   *[other] { $seat } sends { $leader_seat } { $military } Military.
}
royal-wedding-roll = { $seat } rolls { $one } and { $other }; with a strength of { $strength } that is { $total } in all.
royal-wedding-win = { $seat } beats { $loser_seat }, with { $stake } Prestige at stake.
royal-wedding-tie = { $seat } and { $other_seat } are even.
royal-wedding-gain = { $seat } gains { $prestige } Prestige.
royal-wedding-lose = { $seat } loses { $prestige } Prestige.
royal-wedding-discard = { $seat } discards { $military } Military.
royal-wedding-free = { $seat } owes { $partner_seat } nothing more by that deal.
royal-wedding-faithless-attack = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-attack }”.
royal-wedding-faithless-spare = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-spare }”.
royal-wedding-faithless-aid-attack = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-aid-attack }”.
royal-wedding-faithless-aid-defence = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-aid-defence }”.
royal-wedding-faithless-abstain = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-abstain }”.
royal-wedding-faithless-gain = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-gain }”.
royal-wedding-faithless-halves = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-halves }”.
royal-wedding-faithless-loss = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-loss }”.
royal-wedding-faithless-discard = { $seat } breaks a promise to { $partner_seat }: “{ royal-wedding-term-discard }”.
royal-wedding-reveal = { $seat } reveals: { royal-wedding-card-name }.
royal-wedding-centre = { $seat }:{ $gold_sign ->
    [up] {" "}+{ $gold } Gold
    [down] {" "}−{ $gold } Gold
   *[same] {""}
}{ $military_sign ->
    [up] {", "}+{ $military } Military
    [down] {", "}−{ $military } Military
   *[same] {""}
}{ $prestige_sign ->
    [up] {", "}+{ $prestige } Prestige
    [down] {", "}−{ $prestige } Prestige
   *[same] {""}
}.
royal-wedding-done = { $card ->
    [nobles] Done: { $seat } gains { $amount } Gold.
    [coffers] Done: { $amount ->
        [0] { $seat } gains nothing, for the neighbours have no Prestige.
       *[other] { $seat } has taken { $amount } Prestige from the neighbours.
    }
    [tax] Done: { $seat } pays no maintenance next generation.
    [weakness] Done: { $seat } attacks with +{ $bonus } next generation.
    [distrusted] Done: { $seat } may join both sides of a battle next generation.
    [sheep] Done: { $seat } has an extra Heir next generation.
   *[other] Done: { $seat } cannot be attacked next generation.
}
royal-wedding-failed = { $card ->
    [nobles] Not done: { $amount ->
        [0] { $seat } has no Gold to lose.
       *[other] { $seat } loses { $amount } Gold.
    }
    [tax] Not done: { $seat } pays double maintenance next generation.
    [weakness] Not done: { $seat } cannot attack next generation.
    [distrusted] Not done: { $seat } cannot assist next generation.
    [sheep] Not done: { $seat } has no Heirs next generation.
   *[other] Not done: { $amount ->
        [0] { $seat } has no Prestige to lose.
       *[other] { $seat } loses { $amount } Prestige.
    }
}
royal-wedding-take = { $prestige ->
    [0] { $seat } takes nothing from { $neighbour_seat }, who has no Prestige.
   *[other] { $seat } takes { $prestige } Prestige from { $neighbour_seat }.
}
royal-wedding-victory = { $seat } wins with { $prestige } Prestige!

## What is asked

royal-wedding-ask-talk = { $whose ->
    [mine] Negotiate: make offers, answer letters, or finish.
   *[other] The houses are negotiating.
}
royal-wedding-ask-honour = Debts are being settled.
royal-wedding-ask-honour-mine = You agreed to give { $partner_seat } { $gold } Gold. Do you keep your word?
royal-wedding-ask-buy = { $whose ->
    [mine] Buy Military and Prestige, { $price } Gold each.
   *[other] { $seat } may buy Military and Prestige.
}
royal-wedding-ask-attack = { $whose ->
    [mine] Whom do you attack, and with how much Military?
   *[other] { $seat } decides whether to attack.
}
royal-wedding-ask-defend = { $whose ->
    [mine] { $attacker_seat } attacks you with { $military }. With how much Military do you defend?
   *[other] { $seat } prepares the defence against { $attacker_seat }.
}
royal-wedding-ask-call = { $whose ->
    [mine] Do you call for help?
   *[other] { $seat } may call for help.
}
royal-wedding-ask-contribute = { $whose ->
    [mine] { $side ->
        [attack] { $attacker_seat } attacks { $defender_seat }: how much Military do you send along?
       *[defence] How much Military do you give to the defence of { $defender_seat } against { $attacker_seat }?
    }
   *[other] { $seat } decides whether to help.
}
royal-wedding-ask-share = { $whose ->
    [mine] { $what ->
        [gain] Of { $rest } Prestige won: how much is for { $helper_seat }?
        [loss] Of { $rest } Prestige lost: how much does { $helper_seat } bear?
       *[discard] Of { $rest } Military to be discarded: how much does { $helper_seat } discard?
    }
   *[other] { $seat } divides gains and losses.
}
royal-wedding-ask-over = The game is over.

## Choices

royal-wedding-choice-finished = { $yes ->
    [yes] I am finished
   *[no] I have more to say
}
royal-wedding-choice-honour = { $yes ->
    [yes] keep my word
   *[no] break the deal
}
royal-wedding-choice-pass = attack nobody
royal-wedding-choice-call = { $yes ->
    [yes] call for help
   *[no] ask nobody
}
royal-wedding-choice-buy = { $military ->
    [0] { $prestige ->
        [0] buy nothing
       *[other] { $prestige } Prestige
    }
   *[other] { $prestige ->
        [0] { $military } Military
       *[other] { $military } Military and { $prestige } Prestige
    }
}
royal-wedding-choice-attack = attack { $target_seat } with { $military } Military
royal-wedding-choice-defend = { $amount ->
    [0] do not resist
   *[other] defend with { $amount } Military
}
royal-wedding-choice-contribute = { $amount ->
    [0] give nothing
   *[other] give { $amount } Military
}
royal-wedding-choice-share = { $what ->
    [gain] { $amount } Prestige for { $helper_seat }
    [loss] { $helper_seat } loses { $amount } Prestige
   *[discard] { $helper_seat } discards { $amount } Military
}
royal-wedding-choice-offer = offer { $partner_seat }: { $terms }
royal-wedding-choice-wed = propose marriage to { $partner_seat }
royal-wedding-choice-dowry = propose marriage to { $partner_seat } with { royal-wedding-dowry-name }: { $terms }
royal-wedding-choice-counter-offer = counter offer { $number } from { $partner_seat }: { $terms }
royal-wedding-choice-counter-wed = counter offer { $number } from { $partner_seat }: marriage
royal-wedding-choice-counter-dowry = counter offer { $number } from { $partner_seat }: marriage with { royal-wedding-dowry-name }: { $terms }
royal-wedding-choice-replace = offer { $partner_seat } instead of deal { $deal }: { $terms }
royal-wedding-choice-cancel = ask { $partner_seat } to cancel deal { $deal }: { $terms }
royal-wedding-choice-show = show { $to_seat } deal { $deal }
royal-wedding-choice-accept = accept the offer from { $partner_seat }: { $content }
royal-wedding-choice-decline = decline the offer from { $partner_seat }: { $content }
royal-wedding-choice-withdraw = take back the offer to { $partner_seat }: { $content }
royal-wedding-choice-accept-gone = accept offer { $number } from { $partner_seat }
royal-wedding-choice-decline-gone = decline offer { $number } from { $partner_seat }
royal-wedding-choice-withdraw-gone = take back offer { $number } to { $partner_seat }
royal-wedding-content-cancel = deal { $deal } is cancelled
royal-wedding-content-replace = instead of deal { $deal }: { $terms }
royal-wedding-content-wed = marriage
royal-wedding-content-dowry = marriage with { royal-wedding-dowry-name }: { $terms }

## Why not

royal-wedding-refuse-unreadable = This part of the move cannot be read: { $part }
royal-wedding-refuse-limit = “{ $word }” can be from { $least } to { $most }, not { $given }.
royal-wedding-refuse-division-promised = Deal { $deal } with { $partner_seat } binds you: { $term }.
royal-wedding-refuse-known-already = { $to_seat } knows this deal already.
royal-wedding-refuse-game-over = The game is over.
royal-wedding-refuse-not-your-turn = It is not your decision now.
royal-wedding-refuse-another-decision = That is not what is asked now: { $decision ->
    [talk] everybody is negotiating.
    [honour] a debt is to be settled.
    [buy] it is time to buy.
    [attack] it is time to attack or to pass.
    [defend] the defender chooses the Military.
    [call] the leader may call for help.
    [contribute] help is asked for.
   *[share] the leader divides.
}
royal-wedding-refuse-no-such-action = There is no such move.
royal-wedding-refuse-already-finished = You are finished already.
royal-wedding-refuse-not-finished = You are still negotiating.
royal-wedding-refuse-no-such-partner = A deal needs another player at this table.
royal-wedding-refuse-no-proposals-left = You have made all your { $most } offers of this generation.
royal-wedding-refuse-no-heir = You have no unmarried Heir.
royal-wedding-refuse-partner-without-heir = { $partner_seat } has no unmarried Heir.
royal-wedding-refuse-already-married = You and { $partner_seat } are married in this generation already.
royal-wedding-refuse-empty-deal = A deal needs at least one term.
royal-wedding-refuse-senseless-term = A promise must be about other players at this table, and about two different ones in a battle.
royal-wedding-refuse-no-trade = You and { $partner_seat } are not married, now or in the last generation: you can exchange promises only.
royal-wedding-refuse-gold-only = You and { $partner_seat } were married in the last generation: you can trade Gold, and nothing else.
royal-wedding-refuse-not-covered = The deal would bind, and you have { $held } { royal-wedding-good-name }: with { $bound } bound already you cannot promise { $given }.
royal-wedding-refuse-contradiction = The deal would bind, and contradicts another promise that binds you, or itself.
royal-wedding-refuse-no-such-offer = There is no such open offer.
royal-wedding-refuse-no-such-deal = You have no such deal with that player in this generation, or it is cancelled.
royal-wedding-refuse-too-many-open = You have { $most } open offers, and more cannot wait at a time: take one back first.
royal-wedding-refuse-too-many-deals = There are { $most } deals in this generation, and more cannot be made.
royal-wedding-refuse-too-little-gold = That costs { $needed } Gold, and you have { $held }.
royal-wedding-refuse-no-such-target = You can attack another player at this table.
royal-wedding-refuse-protected = { $target_seat } cannot be attacked in this generation.
royal-wedding-refuse-too-little-military = { $least ->
    [1] An attack takes from 1 to { $left } Military.
   *[0] You have { $left } Military left.
}
royal-wedding-refuse-attack-promised = By deal { $deal } with { $partner_seat } you must attack { $target_seat } with at least { $amount }.
royal-wedding-refuse-peace-promised = By deal { $deal } with { $partner_seat } you do not attack { $target_seat }.
royal-wedding-refuse-assistance-promised = By deal { $deal } with { $partner_seat } you must help against { $target_seat } with at least { $amount }.
royal-wedding-refuse-abstention-promised = By deal { $deal } with { $partner_seat } you help nobody against { $target_seat }.
royal-wedding-refuse-other-side-promised = By deal { $deal } with { $partner_seat } you are promised to the defence against { $target_seat }.
royal-wedding-refuse-too-much = { $what ->
    [gain] There is not so much left to give: { $amount } is too much.
    [loss] { $helper_seat } cannot lose { $amount } Prestige.
   *[discard] { $helper_seat } cannot discard { $amount } Military.
}
royal-wedding-refuse-too-little = The others cannot bear the rest: { $helper_seat } needs more than { $amount }.
royal-wedding-refuse-terms = A deal has { $most } terms at most; make two deals.
royal-wedding-option-proposals = Each player can make 1 to { $most } offers in a generation, or none is the limit: not { $proposals }.
royal-wedding-option-talk = The talks can take 1 to { $most } minutes, or none: not { $talk }.
royal-wedding-option-bots = Without a limit of offers only people can play. Choose one of up to { $most }.
royal-wedding-option-help = proposals=how many offers each player may make in a generation, or none; talk=minutes to negotiate at a table of people, or none; whispers=on or off: whether two people at a table may talk in secret; first=seat that starts (1, 2, …), or lots
royal-wedding-refuse-speech = I do not understand “{ $text }”. Say it like this: offer Anna: 2 gold for 1 military, attack Boris 3. Promises: attack X 2, spare X, help Y attack X 2, help Y against X 2, help nobody against X.
royal-wedding-refuse-name = There is nobody called “{ $text }”, or more than one: { $known }.

## The table in the terminal

royal-wedding-table-generation = Generation { $generation } of { $generations }
royal-wedding-table-deck = deck { $count }
royal-wedding-table-heirs = Heirs
royal-wedding-table-married = Married to
royal-wedding-table-formerly = Last time
royal-wedding-table-challenge = Your Challenge: { royal-wedding-card-name } ({ $centre }) – { royal-wedding-task }
royal-wedding-table-offers = Open offers
royal-wedding-table-deals = Deals of this generation
royal-wedding-table-offer-wed = marriage
royal-wedding-table-secret = terms unknown
royal-wedding-table-binding = binding
royal-wedding-table-free = not binding
royal-wedding-table-battle = Battle. Attack: { $attack }. Defence: { $defence }.
royal-wedding-table-hint = { $left ->
    [-1] Offers are typed in words, for example:
   *[other] Offers left: { $left }. Type them in words, for example:
}
royal-wedding-table-hint-offer = { $tie ->
    [married] offer { $name }: 2 gold for 1 military, attack { $third } 3
    [formerly] offer { $name }: 2 gold for attack { $third } 3
   *[none] offer { $name }: halves with you for help me attack { $third } 2
}
royal-wedding-table-hint-wed = marry { $name }: 1 prestige for 3 gold
royal-wedding-table-hint-counter = counter { $name }: spare you for spare me
royal-wedding-table-instead = instead of deal { $deal }
royal-wedding-table-cancel = cancel deal { $deal }
royal-wedding-table-cancelled = cancelled
royal-wedding-table-shown = shown to { $names }
royal-wedding-table-hint-replace = replace { $deal }: 1 gold for spare me, or: cancel { $deal }, or: show { $deal } to { $name }
royal-wedding-table-number = offer { $number }
royal-wedding-table-effect = { $seat }: { $effects }
royal-wedding-legend-heir = an Heir that is not married
royal-wedding-legend-ring = a house that one is married to in this generation
royal-wedding-legend-offer = an offer: who makes it → to whom
royal-wedding-legend-deal = a deal between two houses, with its number
royal-wedding-legend-least = with so much Military at least
royal-wedding-clause = { $kind ->
    [give] { $seat }: { $amount } { royal-wedding-good-name }
    [attack] { $seat } attacks { $target_seat } (≥{ $amount })
    [spare] { $seat } spares { $target_seat }
    [aid-attack] { $seat } helps { $ally_seat } attack { $target_seat } (≥{ $amount })
    [aid-defence] { $seat } helps { $ally_seat } against { $target_seat } (≥{ $amount })
    [gain] { $seat } gives { $target_seat } for help ≥{ $amount } of the gain
    [halves] { $seat } halves the gain with { $target_seat } for help
    [loss] { $seat } lets { $target_seat }, helping, lose ≤{ $amount } Prestige
    [discard] { $seat } lets { $target_seat }, helping, discard ≤{ $amount } Military
   *[abstain] { $seat } helps nobody against { $target_seat }
}

## Terms of the bots' evaluation, as hints name them

royal-wedding-term-wealth = Prestige, Gold and Military held
royal-wedding-term-upkeep = the next maintenance
royal-wedding-term-rivalry = the Prestige of the strongest rival
royal-wedding-term-challenge = the own Challenge
royal-wedding-term-marriages = marriages
royal-wedding-term-agreements = deals in force
royal-wedding-term-hopes = open offers
royal-wedding-term-battle = the battle being fought
royal-wedding-term-honour = own broken promises
royal-wedding-term-grudges = those who broke their word

## In the browser

royal-wedding-board-step-negotiate = Negotiate: marriages, deals and promises, everybody at once. The Challenges before it are drawn by themselves.
royal-wedding-board-step-trade = Trade: in order, everybody gives what was agreed. Binding deals happen by themselves, others can be broken.
royal-wedding-board-step-spend = Spend: 1 Gold of maintenance for every full { $prestige } Prestige; who paid it all may buy Military and Prestige at { $price } Gold each.
royal-wedding-board-step-attack = Attack: in order, everybody may attack one other house.
royal-wedding-board-step-resolve = Resolve: Challenges are revealed and judged.
royal-wedding-board-deck-help = Challenges left in the deck. When it is empty, the discard pile is shuffled.
royal-wedding-board-first = Goes first in every step, for the whole game.
royal-wedding-board-houses = The houses
royal-wedding-board-token-help = { $good ->
    [prestige] Prestige: the most of it wins.
    [gold] Gold: pays for maintenance, Military and Prestige. In this generation { $received } received from others, { $given } given away.
   *[military] Military: for attack and defence. { $remembered } when the generation began.
}
royal-wedding-board-heirs = { $heirs ->
    [0] no Heir to marry
    [one] { $heirs } Heir to marry
   *[other] { $heirs } Heirs to marry
}
royal-wedding-board-married = married to { $name }
royal-wedding-board-former = formerly married to { $name }
royal-wedding-board-married-help = Married to { $name } in this generation: they may trade everything, and their deals bind.
royal-wedding-board-former-help = Married to { $name } in the last generation: they may trade Gold only, and their deals do not bind.
royal-wedding-board-tie = { $kind ->
    [married] { $one } and { $other } are married in this generation: they may trade everything, and their deals bind.
   *[former] { $one } and { $other } were married in the last generation: they may trade Gold only, and their deals do not bind.
}
royal-wedding-board-attacked = has attacked { $name }
royal-wedding-board-passed = has attacked nobody
royal-wedding-board-deal-with = Make { $name } an offer
royal-wedding-board-attack = Attack { $name }
royal-wedding-board-attack-with = Attack { $name } with how much Military?
royal-wedding-board-talk-time = { $time } of the usual { $minutes } minutes
royal-wedding-board-time-up = the usual { $minutes } minutes are over
royal-wedding-board-clock-help = At a real table the talks last { $minutes } minutes. Here that is only a guide: nobody is cut short, and the talks end once everybody is finished.
royal-wedding-board-offers-left = { $count ->
    [0] no offers left
    [one] { $count } offer left
   *[other] { $count } offers left
}
royal-wedding-board-offers-near = { $count ->
    [one] Only { $count } offer left in this generation
   *[other] Only { $count } offers left in this generation
}
royal-wedding-board-common-time = { $time } left to negotiate
royal-wedding-board-common-help = When the time is up, the talks end for everybody and open offers lapse. A minute more needs all who are present.
royal-wedding-board-more-time = A minute more
royal-wedding-board-more-wanted = A minute more: { $names } would like it
royal-wedding-board-more-asked = A minute more: waiting for { $names }
royal-wedding-board-offers-left-help = How many offers you can still make in this generation. Those taken back or closed are not given back.
royal-wedding-board-choose-house = Choose a house to make it an offer. Letters to you will lie here.
royal-wedding-board-finished = You are finished. A new offer to you brings you back.
royal-wedding-board-post = { $what ->
    [marriage] { $name } proposes marriage
    [counter] { $name } makes a counter-offer
   *[deal] { $name } offers a deal
}
royal-wedding-board-letter = a letter of this house waits for your answer
royal-wedding-board-answer = { $answer ->
    [wed] { $name } accepts: a wedding!
    [deal] { $name } accepts: the deal is made.
    [counter] { $name } declines and makes a counter-offer.
    [close] Your offer to { $name } no longer stands.
   *[decline] { $name } declines.
}
royal-wedding-board-offer-to = To { $name }
royal-wedding-board-offer-from = { $name } offers
royal-wedding-board-counter-offer = counter-offer
royal-wedding-board-marriage = Marriage
royal-wedding-board-you-give = You give
royal-wedding-board-you-get = You get
royal-wedding-board-brings = { $what ->
    [goods] { $who ->
        [me] You give
       *[other] { $name } gives
    }
   *[word] { $who ->
        [me] You promise
       *[other] { $name } promises
    }
}
royal-wedding-board-you-owe = You
royal-wedding-board-owes = { $name }
royal-wedding-board-nothing = nothing
royal-wedding-board-accept = Accept
royal-wedding-board-decline = Decline
royal-wedding-board-counter = Counter …
royal-wedding-board-withdraw = Take back
royal-wedding-board-counter-to = Counter-offer to { $name }
royal-wedding-board-promise = { $kind ->
    [attack] an attack on { $target } with { $amount } or more
    [spare] no attack on { $target }
    [aid-attack] help for { $ally } attacking { $target }, with { $amount } or more
    [aid-defence] help for { $ally } against { $target }, with { $amount } or more
    [gain] at least { $amount } of the Prestige gained to { $target } for help
    [halves] half of the Prestige gained to { $target } for help
    [loss] { $amount ->
        [0] no loss of Prestige for { $target } when helping
       *[other] a loss of at most { $amount } Prestige for { $target } when helping
    }
    [discard] { $amount ->
        [0] no Military discarded by { $target } when helping
       *[other] at most { $amount } Military discarded by { $target } when helping
    }
   *[abstain] no help against { $target }
}
royal-wedding-board-promise-kind = { $kind ->
    [attack] to attack
    [spare] not to attack
    [aid-attack] to help in an attack
    [aid-defence] to help in a defence
    [gain] to share what is gained
    [halves] to halve what is gained
    [loss] to limit a helper’s losses
    [discard] to limit a helper’s discards
   *[abstain] to help nobody against
}
royal-wedding-board-promise-what = Promise
royal-wedding-board-promise-ally = Who is helped
royal-wedding-board-promise-target = { $kind ->
    [spare] Who is left in peace
    [attack] Who is attacked
    [gain] Who helps
    [halves] Who helps
    [loss] Who helps
    [discard] Who helps
   *[other] Against whom
}
royal-wedding-board-promise-amount = { $kind ->
    [gain] Prestige, at least
    [loss] Prestige, at most
    [discard] Military, at most
   *[other] Military, at least
}
royal-wedding-board-promise-add = Add
royal-wedding-board-promise-remove = Remove this promise: { $promise }
royal-wedding-board-promise-mine = promise something
royal-wedding-board-promise-theirs = ask { $name } for a promise
royal-wedding-board-both = { $kind ->
    [spare] peace on both sides
   *[attack] both attack { $target }
}
royal-wedding-board-ideas = For example:
royal-wedding-board-fill = Fill in: { $deal }
royal-wedding-board-propose-marriage = Propose marriage
royal-wedding-board-reach = { $tie ->
    [wedding] A marriage may come with a dowry of everything. It is accepted or declined as a whole.
    [married] You and { $name } are married: you may trade everything.
    [former] You and { $name } were married in the last generation: you may trade Gold, and promise what you like.
   *[none] You and { $name } are not related: you may exchange promises, no goods.
}
royal-wedding-board-of = of { $held }
royal-wedding-board-less = One { $good ->
    [prestige] Prestige
    [gold] Gold
   *[military] Military
} less
royal-wedding-board-more = One { $good ->
    [prestige] Prestige
    [gold] Gold
   *[military] Military
} more
royal-wedding-board-empty = Add something that one of you gives or promises.
royal-wedding-board-binds-help = It binds: transfers happen by themselves, promises are enforced.
royal-wedding-board-free-help = It binds nobody: either side may break its word. If the two marry in this generation, it becomes binding as far as it can be kept.
royal-wedding-board-show = Show …
royal-wedding-board-show-help = Show somebody what you agreed on with { $name }. The game vouches for it, and { $name } notices.
royal-wedding-board-show-to = Show it to
royal-wedding-board-show-this = Show { $name } this deal
royal-wedding-board-shown = Shown to { $names }
royal-wedding-board-shown-you = Shown to you
royal-wedding-board-shown-help = The game vouches for these terms. What becomes of them, only the two of them learn.
royal-wedding-board-cancel = Cancel …
royal-wedding-board-cancel-help = Ask { $name } to cancel this deal. It takes both of you.
royal-wedding-board-replace = Change …
royal-wedding-board-replace-help = Offer { $name } another deal instead of this one. It takes both of you.
royal-wedding-board-replace-with = { $name }: another deal instead of number { $deal }
royal-wedding-board-instead = instead of deal { $deal }
royal-wedding-board-cancelling = Cancels deal { $deal }
royal-wedding-board-cancelled = cancelled
royal-wedding-board-cancelled-help = The two took it back: nobody owes anything by it.
royal-wedding-board-alone = Each side owes its part whatever the other does
royal-wedding-board-alone-help = As a rule one's breach frees the other. With this it does not.
royal-wedding-board-send = Send the offer
royal-wedding-board-send-wed = Propose marriage
royal-wedding-board-talking = Letters go from house to house.
royal-wedding-board-fate = { $fate ->
    [open] { $kind ->
        [give] not given yet
       *[other] open
    }
    [given] given
    [reneged] not given
    [kept] kept
    [lapsed] fell away
   *[broken] broken
}
royal-wedding-board-fate-help = { $fate ->
    [open] Still to be settled in this generation.
    [given] Handed over as agreed.
    [reneged] It was time to hand it over, and it was not done.
    [kept] Not broken while it could be, and it can no longer be broken.
    [lapsed] Nobody owes this any more: it became impossible, or the other side did not do its part first.
   *[broken] The promise was broken. That costs nothing but a good name.
}
royal-wedding-board-breach = This breaks your word to { $name }: { $word }.
royal-wedding-board-breach-of = Your word to { $name }: { $word }. What is marked breaks it.
royal-wedding-board-owed-help = { $binds ->
    [yes] { $name } is bound to { $other }: { $words }.
   *[no] { $name } has given { $other } a word that does not bind: { $words }.
}
royal-wedding-board-ledger = Words kept and broken
royal-wedding-board-faith = kept: { $kept }, broken: { $broken }
royal-wedding-board-ledger-help = { $over ->
    [yes] Of all promises that bound nobody.
   *[no] Of promises that bound nobody, those you know of. After the game all are open.
}
royal-wedding-board-secret = { $count ->
    [one] Only the two of them know its terms.
   *[other] Only those who made them know their terms.
}
royal-wedding-board-transfers = What changed hands
royal-wedding-board-sent = Your open offers
royal-wedding-board-no-deals = { $over ->
    [yes] There were no deals.
   *[no] No deals yet.
}
royal-wedding-board-earlier = Earlier deals: { $count }
royal-wedding-board-purse = { $gold } Gold in hand, { $left } left; each costs { $price }
royal-wedding-board-buy = { $military ->
    [0] { $prestige ->
        [0] Buy nothing
       *[other] Buy { $prestige } Prestige
    }
   *[other] { $prestige ->
        [0] Buy { $military } Military
       *[other] Buy { $military } Military and { $prestige } Prestige
    }
}
royal-wedding-board-attackers = Attack
royal-wedding-board-defenders = Defence
royal-wedding-board-army-help = Those who fight on this side, the leader first. Helpers share what is won and lost.
royal-wedding-board-total-help = Both dice and all Military of this side. The higher total wins; a tie moves no Prestige.
royal-wedding-board-dice = Dice: { $one } and { $other }
royal-wedding-board-stake = At stake: 1 Prestige for each Military in the attack. Afterwards each side discards half of its Military.
royal-wedding-board-rolling = The dice are rolling.
royal-wedding-board-fought = The battle is fought.
royal-wedding-board-total = { $total } in all
royal-wedding-board-calls = { $name } calls for help
royal-wedding-board-even = Even: nobody gains or loses Prestige
royal-wedding-board-victor = { $name } wins, { $stake } Prestige at stake
royal-wedding-board-challenge = Your Challenge
royal-wedding-board-challenge-help = Secret until Resolve. First its gains and losses are taken, then the task is judged.
royal-wedding-board-met = met as things stand
royal-wedding-board-unmet = not met yet
royal-wedding-source = { $source ->
    [bought] bought
    [battles] battles
    [gifts] given and received
    [challenges] Challenges
    [maintenance] maintenance
   *[begin] at the beginning
}
royal-wedding-board-reckoning = How the Challenges of generation { $generation } ended
royal-wedding-board-own-challenge = Your Challenge of generation { $generation }
royal-wedding-board-judged = { $done ->
    [yes] met: { $card ->
        [nobles] +{ $amount } Gold
        [coffers] { $amount ->
            [0] but the neighbours have no Prestige
           *[other] +{ $amount } Prestige from the neighbours
        }
        [tax] no maintenance in this generation
        [weakness] +{ $bonus } as attacker in this generation
        [distrusted] you may join both sides of a battle in this generation
        [sheep] an extra Heir in this generation
       *[rival] nobody can attack you in this generation
    }
   *[no] not met: { $card ->
        [nobles] −{ $amount } Gold
        [tax] double maintenance in this generation
        [weakness] you cannot attack in this generation
        [distrusted] you cannot assist in this generation
        [sheep] no Heirs in this generation
       *[other] −{ $amount } Prestige
    }
}
royal-wedding-board-everybody = How everybody fared

## Words that deals are typed with, each with its synonyms

royal-wedding-typed-offer = offer, deal
royal-wedding-typed-wed = marry, wed, wedding
royal-wedding-typed-marriage = marriage
royal-wedding-typed-counter = counter
royal-wedding-typed-accept = accept, yes
royal-wedding-typed-decline = decline, no
royal-wedding-typed-withdraw = withdraw
royal-wedding-typed-cancel = cancel
royal-wedding-typed-show = show
royal-wedding-typed-replace = replace
royal-wedding-typed-done = done, finished, finish
# Between what is given and what is asked for
royal-wedding-typed-for = for
royal-wedding-typed-and = and
# What both sides promise
royal-wedding-typed-both = both
# A deal in which each side owes its part whatever the other does
royal-wedding-typed-alone = each alone, alone
royal-wedding-typed-not = no, not, don't, don’t, never, won't, won’t
royal-wedding-typed-against = against
royal-wedding-typed-nobody = nobody, anybody, anyone, no one
# Who types it
royal-wedding-typed-me = me, I, my
# Who is offered the deal
royal-wedding-typed-you = you, your
# What may stand between the others and means nothing
royal-wedding-typed-fillers = with, on, to, the, in, from, of, offer, do, will, defend, defence, defending, at least, at most
# How a leader divides with a helper
royal-wedding-typed-halves = halves, half, halve
royal-wedding-typed-share = share, gain
royal-wedding-typed-loss = loss, losses
royal-wedding-typed-discard = discard, discards
# Of these three only how the words begin
royal-wedding-typed-attack = attack
royal-wedding-typed-spare = spare, peace
royal-wedding-typed-help = help, assist
royal-wedding-typed-gold = gold, g
royal-wedding-typed-military = military, m
royal-wedding-typed-prestige = prestige, p
