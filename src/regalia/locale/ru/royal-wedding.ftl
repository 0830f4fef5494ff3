# Королевская свадьба

royal-wedding-title = Королевская свадьба

## Названия

royal-wedding-card-name = { $card ->
    [nobles] «Знать ропщет»
    [coffers] «Казна пуста»
    [rival] «Претендент на престол»
    [rich-rival] «Претендент на престол»
    [tax] «Налоговый бунт»
    [weakness] «Кажущаяся слабость»
    [distrusted] «Недоверие»
    [sheep] «Паршивая овца»
   *[other] { $card }
}
royal-wedding-need = { $card ->
    [nobles] отрядов больше, чем в начале поколения
    [coffers] не меньше { $asks ->
        [one] { $asks } монеты
       *[other] { $asks } монет
    }
    [tax] получено от других не меньше { $asks ->
        [one] { $asks } монеты
       *[other] { $asks } монет
    }
    [weakness] победа в бою
    [distrusted] отдано { $asks ->
        [one] { $asks } монета или { $asks } отряд
        [few] { $asks } монеты или { $asks } отряда
       *[many] { $asks } монет или { $asks } отрядов
    }
    [sheep] ваш наследник в браке
   *[rival] отрядов хотя бы на { $asks } больше, чем у каждого соседа
}
royal-wedding-outcome = { $card ->
    [nobles] +{ $brings ->
        [one] { $brings } монета
        [few] { $brings } монеты
       *[many] { $brings } монет
    }, иначе −{ $costs ->
        [one] { $costs } монета
        [few] { $costs } монеты
       *[many] { $costs } монет
    }
    [coffers] по { $brings ->
        [one] { $brings } престижу
       *[other] { $brings } престижа
    } от соседей, иначе −{ $costs ->
        [one] { $costs } престиж
       *[other] { $costs } престижа
    }
    [tax] в следующем поколении без содержания, иначе содержание вдвое дороже
    [weakness] +{ $bonus } при нападении в следующем поколении, иначе нападать нельзя
    [distrusted] в следующем поколении обе стороны боя, иначе помогать нельзя
    [sheep] в следующем поколении ещё один, иначе ни одного
   *[rival] на вас нельзя напасть в следующем поколении, иначе −{ $costs ->
        [one] { $costs } престиж
       *[other] { $costs } престижа
    }
}
royal-wedding-task = { royal-wedding-need }: { royal-wedding-outcome }
royal-wedding-good-change = { $sign ->
    [up] +
   *[down] −
}{ royal-wedding-good-counted }
royal-wedding-good-name = { $good ->
    [prestige] престиж
    [gold] золото
   *[military] войско
}
royal-wedding-good-counted = { $good ->
    [prestige] { $amount ->
        [one] { $amount } престиж
       *[other] { $amount } престижа
    }
    [gold] { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
   *[military] { $amount ->
        [one] { $amount } отряд
        [few] { $amount } отряда
       *[many] { $amount } отрядов
    }
}
# кого, что: винительный падеж
royal-wedding-good-accusative = { $good ->
    [gold] { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
   *[other] { royal-wedding-good-counted }
}
royal-wedding-prestige-counted = { $prestige ->
    [one] { $prestige } престиж
   *[other] { $prestige } престижа
}
royal-wedding-gold-counted = { $gold ->
    [one] { $gold } монета
    [few] { $gold } монеты
   *[many] { $gold } монет
}
# кого, что: винительный падеж
royal-wedding-gold-accusative = { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}
royal-wedding-military-counted = { $military ->
    [one] { $military } отряд
    [few] { $military } отряда
   *[many] { $military } отрядов
}
royal-wedding-amount-of-military = { $amount ->
    [one] { $amount } отряд
    [few] { $amount } отряда
   *[many] { $amount } отрядов
}
royal-wedding-amount-of-prestige = { $amount ->
    [one] { $amount } престиж
   *[other] { $amount } престижа
}
royal-wedding-at-least = от { $amount ->
    [one] { $amount } отряда
   *[other] { $amount } отрядов
}
royal-wedding-effect = { $effect ->
    [protected] под защитой от нападений
    [stronger] +{ $bonus } при нападении
    [no-attack] не может нападать
    [untaxed] без содержания
    [taxed-double] двойное содержание
    [both-sides] может помогать обеим сторонам
    [no-assistance] не может помогать
    [extra-heir] ещё один наследник
   *[no-heir] без наследников
}
royal-wedding-step-name = { $step ->
    [negotiate] Переговоры
    [trade] Обмен
    [spend] Траты
    [attack] Нападения
    [resolve] Развязка
   *[over] Конец
}

## Условия сделки

royal-wedding-term-give = { $seat } отдаёт дому «{ $to_seat }» { royal-wedding-good-accusative }
royal-wedding-term-attack = { $seat } нападает на дом «{ $target_seat }» ({ royal-wedding-at-least })
royal-wedding-term-spare = { $seat } не нападает на дом «{ $target_seat }»
royal-wedding-term-aid-attack = { $seat } помогает дому «{ $ally_seat }» напасть на дом «{ $target_seat }» ({ royal-wedding-at-least })
royal-wedding-term-aid-defence = { $seat } помогает дому «{ $ally_seat }» защититься от дома «{ $target_seat }» ({ royal-wedding-at-least })
royal-wedding-term-abstain = { $seat } никому не помогает против дома «{ $target_seat }»
royal-wedding-term-gain = { $seat } за помощь отдаёт дому «{ $target_seat }» не меньше { $amount } престижа из добычи
royal-wedding-term-halves = { $seat } за помощь делит добытый престиж пополам с домом «{ $target_seat }»
royal-wedding-term-loss = { $amount ->
    [0] { $seat } за помощь избавляет дом «{ $target_seat }» от потерь престижа
   *[other] { $seat } за помощь возлагает на дом «{ $target_seat }» потери не больше { $amount } престижа
}
royal-wedding-term-discard = { $amount ->
    [0] { $seat } за помощь избавляет дом «{ $target_seat }» от сброса отрядов
    [one] { $seat } за помощь возлагает на дом «{ $target_seat }» сброс не больше { $amount } отряда
   *[other] { $seat } за помощь возлагает на дом «{ $target_seat }» сброс не больше { $amount } отрядов
}
royal-wedding-term-alone = каждый должен своё, что бы ни сделал другой
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

## События

royal-wedding-generation = Начинается поколение { $generation }.
royal-wedding-draw = { $card ->
    [unknown] { $seat } берёт испытание.
   *[other] { $seat } берёт испытание: { royal-wedding-card-name }.
}
royal-wedding-reshuffle = Колода пуста, сброс перемешан: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
royal-wedding-step = — { royal-wedding-step-name } —
royal-wedding-dowry-name = { $what ->
    [goods] приданым
    [promises] обещаниями
   *[both] приданым и обещаниями
}
royal-wedding-offer = { $what ->
    [marriage] { $seat } предлагает дому «{ $partner_seat }» породниться.
    [deal] { $seat } предлагает дому «{ $partner_seat }» сделку:
   *[both] { $seat } предлагает дому «{ $partner_seat }» брак с { royal-wedding-dowry-name }:
}
royal-wedding-counter = { $what ->
    [marriage] { $seat } отклоняет предложение дома «{ $partner_seat }» и взамен предлагает породниться.
    [deal] { $seat } отклоняет предложение дома «{ $partner_seat }» и взамен предлагает сделку:
   *[both] { $seat } отклоняет предложение дома «{ $partner_seat }» и взамен предлагает брак с { royal-wedding-dowry-name }:
}
royal-wedding-withdraw = { $seat } отзывает предложение дому «{ $partner_seat }».
royal-wedding-decline = { $seat } отклоняет предложение дома «{ $partner_seat }».
royal-wedding-replace = { $seat } предлагает дому «{ $partner_seat }» другую сделку вместо сделки { $deal }:
royal-wedding-propose-cancelling = { $seat } предлагает дому «{ $partner_seat }» отменить сделку { $deal }.
royal-wedding-cancelled = { $seat } и { $partner_seat }: сделка { $deal } отменена.
royal-wedding-show = { $yes ->
    [yes] { $seat } показывает дому «{ $to_seat }» нерушимую сделку с домом «{ $partner_seat }»:
   *[no] { $seat } показывает дому «{ $to_seat }» сделку на честном слове с домом «{ $partner_seat }»:
}
royal-wedding-notice = { $seat } показывает дому «{ $to_seat }» сделку { $deal } с домом «{ $partner_seat }».
royal-wedding-close = Предложение дома «{ $seat }» дому «{ $partner_seat }» снято.
royal-wedding-wed = Свадьба! Дома «{ $seat }» и «{ $spouse_seat }» породнились.
royal-wedding-deal = { $seat } и { $partner_seat } заключают сделку.
royal-wedding-bind = { $yes ->
    [yes] Сделка нерушима:
   *[no] Сделка на честном слове:
}
royal-wedding-bind-later = { $seat } и { $partner_seat }: прежняя сделка с этой минуты нерушима.
royal-wedding-transfer = { $seat } отдаёт дому «{ $receiver_seat }» { royal-wedding-good-accusative }.
royal-wedding-renege = { $yes ->
    [yes] { $seat } не в силах отдать обещанное: { $partner_seat } не получает { royal-wedding-gold-accusative }.
   *[no] { $seat } нарушает слово: { $partner_seat } не получает { royal-wedding-gold-accusative }.
}
royal-wedding-maintenance = { $unpaid ->
    [0] { $seat } платит за содержание { $paid ->
        [one] { $paid } монету
        [few] { $paid } монеты
       *[many] { $paid } монет
    }.
   *[other] { $seat } { $paid ->
        [0] не платит за содержание: не хватает { $unpaid ->
            [one] { $unpaid } монеты
           *[other] { $unpaid } монет
        }
        [one] платит за содержание { $paid } монету, ещё { $unpaid } не хватает
        [few] платит за содержание { $paid } монеты, ещё { $unpaid } не хватает
       *[many] платит за содержание { $paid } монет, ещё { $unpaid } не хватает
    }; { $lost ->
        [one] потерян { $lost } престиж
       *[other] потеряно { $lost } престижа
    }.
}
royal-wedding-buy = { $seat } покупает { $military ->
    [0] { royal-wedding-prestige-counted }.
   *[other] { $prestige ->
        [0] { royal-wedding-military-counted }.
       *[other] { royal-wedding-military-counted } и { royal-wedding-prestige-counted }.
    }
}
royal-wedding-pass = { $seat } ни на кого не нападает.
royal-wedding-attack = { $seat } нападает на дом «{ $target_seat }», выставив { royal-wedding-military-counted }.
royal-wedding-defend = { $military ->
    [0] { $seat } не выставляет войска.
   *[other] { $seat } выставляет на защиту { royal-wedding-military-counted }.
}
royal-wedding-call = { $yes ->
    [yes] { $seat } просит о помощи.
   *[no] { $seat } не просит о помощи.
}
royal-wedding-contribute = { $military ->
    [0] { $seat } не помогает.
   *[other] { $seat } посылает на помощь { royal-wedding-military-counted } (ведёт бой { $leader_seat }).
}
royal-wedding-roll = { $seat } бросает кубики: { $one } и { $other }; с силой { $strength } — всего { $total }.
royal-wedding-win = { $seat } побеждает, { $loser_seat } терпит поражение; на кону { $stake ->
    [one] { $stake } престиж
   *[other] { $stake } престижа
}.
royal-wedding-tie = Ничья: { $seat } и { $other_seat }.
royal-wedding-gain = { $seat } получает { royal-wedding-prestige-counted }.
royal-wedding-lose = { $seat } теряет { royal-wedding-prestige-counted }.
royal-wedding-discard = { $seat } сбрасывает { royal-wedding-military-counted }.
royal-wedding-free = Дом «{ $seat }» больше ничего не должен дому «{ $partner_seat }» по этой сделке.
royal-wedding-faithless-attack = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-attack }.
royal-wedding-faithless-spare = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-spare }.
royal-wedding-faithless-aid-attack = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-aid-attack }.
royal-wedding-faithless-aid-defence = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-aid-defence }.
royal-wedding-faithless-abstain = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-abstain }.
royal-wedding-faithless-gain = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-gain }.
royal-wedding-faithless-halves = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-halves }.
royal-wedding-faithless-loss = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-loss }.
royal-wedding-faithless-discard = { $seat } нарушает слово, данное дому «{ $partner_seat }»: { royal-wedding-term-discard }.
royal-wedding-reveal = { $seat } открывает испытание: { royal-wedding-card-name }.
royal-wedding-centre = { $seat }:{ $gold_sign ->
    [up] {" "}+{ royal-wedding-gold-counted }
    [down] {" "}−{ royal-wedding-gold-counted }
   *[same] {""}
}{ $military_sign ->
    [up] {", "}+{ royal-wedding-military-counted }
    [down] {", "}−{ royal-wedding-military-counted }
   *[same] {""}
}{ $prestige_sign ->
    [up] {", "}+{ royal-wedding-prestige-counted }
    [down] {", "}−{ royal-wedding-prestige-counted }
   *[same] {""}
}.
royal-wedding-done = { $card ->
    [nobles] Выполнено: { $seat } получает { $amount ->
        [one] { $amount } монету.
        [few] { $amount } монеты.
       *[many] { $amount } монет.
    }
    [coffers] Выполнено: { $amount ->
        [0] { $seat } не получает ничего, у соседей нет престижа.
        [one] { $seat } получает от соседей { $amount } престиж.
       *[other] { $seat } получает от соседей { $amount } престижа.
    }
    [tax] Выполнено: в следующем поколении { $seat } не платит за содержание.
    [weakness] Выполнено: в следующем поколении { $seat } нападает с прибавкой { $bonus }.
    [distrusted] Выполнено: в следующем поколении { $seat } может помогать обеим сторонам боя.
    [sheep] Выполнено: в следующем поколении { $seat } получает ещё одного наследника.
   *[other] Выполнено: в следующем поколении { $seat } под защитой: на этот дом нельзя нападать.
}
royal-wedding-failed = { $card ->
    [nobles] Не выполнено: { $amount ->
        [0] { $seat } без золота, терять нечего.
        [one] { $seat } теряет { $amount } монету.
        [few] { $seat } теряет { $amount } монеты.
       *[many] { $seat } теряет { $amount } монет.
    }
    [tax] Не выполнено: в следующем поколении { $seat } платит за содержание вдвое больше.
    [weakness] Не выполнено: в следующем поколении { $seat } не может нападать.
    [distrusted] Не выполнено: в следующем поколении { $seat } не может помогать.
    [sheep] Не выполнено: в следующем поколении { $seat } остаётся без наследников.
   *[other] Не выполнено: { $amount ->
        [0] { $seat } без престижа, терять нечего.
        [one] { $seat } теряет { $amount } престиж.
       *[other] { $seat } теряет { $amount } престижа.
    }
}
royal-wedding-take = { $prestige ->
    [0] { $neighbour_seat } без престижа: { $seat } ничего не забирает.
   *[other] { $seat } забирает { royal-wedding-prestige-counted } у дома «{ $neighbour_seat }».
}
royal-wedding-victory = Победа! { $seat } завершает игру с престижем { $prestige }.

## Что требуется

royal-wedding-ask-talk = { $whose ->
    [mine] Переговоры: торгуйтесь, отвечайте на письма или закончите.
   *[other] Идут переговоры.
}
royal-wedding-ask-honour = Дома рассчитываются по сделкам.
royal-wedding-ask-honour-mine = По сделке { $partner_seat } ждёт от вас { royal-wedding-gold-accusative }. Сдержите слово?
royal-wedding-ask-buy = { $whose ->
    [mine] Отряд и престиж стоят по { $price ->
        [one] { $price } монете
        [few] { $price } монеты
       *[many] { $price } монет
    }. Что покупаете?
   *[other] { $seat } делает покупки.
}
royal-wedding-ask-attack = { $whose ->
    [mine] На кого нападаете и с каким войском?
   *[other] { $seat } решает, нападать ли.
}
royal-wedding-ask-defend = { $whose ->
    [mine] На вас нападает { $attacker_seat }, отрядов: { $military }. Сколько отрядов выставите на защиту?
   *[other] { $seat } готовит защиту: нападает { $attacker_seat }.
}
royal-wedding-ask-call = { $whose ->
    [mine] Попросить о помощи?
   *[other] { $seat } решает, просить ли о помощи.
}
royal-wedding-ask-contribute = { $whose ->
    [mine] Нападает { $attacker_seat }, защищается { $defender_seat }. Сколько отрядов дадите { $side ->
        [attack] нападению?
       *[defence] защите?
    }
   *[other] { $seat } решает, помогать ли.
}
royal-wedding-ask-share = { $whose ->
    [mine] { $what ->
        [gain] Выигранный престиж, осталось разделить: { $rest }. Сколько получает { $helper_seat }?
        [loss] Потерянный престиж, осталось разделить: { $rest }. Сколько теряет { $helper_seat }?
       *[discard] Осталось сбросить { $rest ->
            [one] { $rest } отряд
            [few] { $rest } отряда
           *[many] { $rest } отрядов
        }. Сколько сбрасывает { $helper_seat }?
    }
   *[other] { $seat } делит добычу и потери.
}
royal-wedding-ask-over = Игра окончена.

## Выбор

royal-wedding-choice-finished = { $yes ->
    [yes] Закончить переговоры
   *[no] Вернуться к переговорам
}
royal-wedding-choice-honour = { $yes ->
    [yes] сдержать слово
   *[no] нарушить слово
}
royal-wedding-choice-pass = ни на кого не нападать
royal-wedding-choice-call = { $yes ->
    [yes] просить о помощи
   *[no] не просить
}
royal-wedding-choice-buy = { $military ->
    [0] { $prestige ->
        [0] ничего не покупать
       *[other] { royal-wedding-prestige-counted }
    }
   *[other] { $prestige ->
        [0] { royal-wedding-military-counted }
       *[other] { royal-wedding-military-counted } и { royal-wedding-prestige-counted }
    }
}
royal-wedding-choice-attack = напасть на дом «{ $target_seat }»: { royal-wedding-military-counted }
royal-wedding-choice-defend = { $amount ->
    [0] не выставлять войска
   *[other] выставить { royal-wedding-amount-of-military }
}
royal-wedding-choice-contribute = { $amount ->
    [0] ничего не дать
   *[other] дать { royal-wedding-amount-of-military }
}
royal-wedding-choice-share = { $what ->
    [gain] { $helper_seat } получает { royal-wedding-amount-of-prestige }
    [loss] { $helper_seat } теряет { royal-wedding-amount-of-prestige }
   *[discard] { $helper_seat } сбрасывает { royal-wedding-amount-of-military }
}
royal-wedding-choice-offer = предложить сделку дому «{ $partner_seat }»: { $terms }
royal-wedding-choice-wed = предложить брак дому «{ $partner_seat }»
royal-wedding-choice-dowry = предложить дому «{ $partner_seat }» брак с { royal-wedding-dowry-name }: { $terms }
royal-wedding-choice-counter-offer = взамен предложения { $number } дома «{ $partner_seat }» — сделка: { $terms }
royal-wedding-choice-counter-wed = взамен предложения { $number } дома «{ $partner_seat }» — брак
royal-wedding-choice-counter-dowry = взамен предложения { $number } дома «{ $partner_seat }» — брак с { royal-wedding-dowry-name }: { $terms }
royal-wedding-choice-replace = предложить дому «{ $partner_seat }» вместо сделки { $deal }: { $terms }
royal-wedding-choice-cancel = предложить дому «{ $partner_seat }» отменить сделку { $deal }: { $terms }
royal-wedding-choice-show = показать дому «{ $to_seat }» сделку { $deal }
royal-wedding-choice-accept = принять предложение дома «{ $partner_seat }»: { $content }
royal-wedding-choice-decline = отклонить предложение дома «{ $partner_seat }»: { $content }
royal-wedding-choice-withdraw = отозвать предложение дому «{ $partner_seat }»: { $content }
royal-wedding-choice-accept-gone = принять предложение { $number } дома «{ $partner_seat }»
royal-wedding-choice-decline-gone = отклонить предложение { $number } дома «{ $partner_seat }»
royal-wedding-choice-withdraw-gone = отозвать предложение { $number } дому «{ $partner_seat }»
royal-wedding-content-cancel = сделка { $deal } отменяется
royal-wedding-content-replace = вместо сделки { $deal }: { $terms }
royal-wedding-content-wed = брак
royal-wedding-content-dowry = брак с { royal-wedding-dowry-name }: { $terms }

## Почему нельзя

royal-wedding-refuse-unreadable = Эту часть хода не разобрать: { $part }
royal-wedding-refuse-limit = «{ $word }» может быть от { $least } до { $most }, а не { $given }.
royal-wedding-refuse-division-promised = Вас связывает сделка { $deal } с домом «{ $partner_seat }»: { $term }.
royal-wedding-refuse-known-already = Дом «{ $to_seat }» эту сделку уже знает.
royal-wedding-refuse-game-over = Игра окончена.
royal-wedding-refuse-not-your-turn = Сейчас решаете не вы.
royal-wedding-refuse-another-decision = Сейчас решается другое: { $decision ->
    [talk] идут переговоры.
    [honour] пора рассчитаться по сделке.
    [buy] пора делать покупки.
    [attack] пора напасть или отказаться.
    [defend] защитник выбирает войско.
    [call] предводитель решает, просить ли о помощи.
    [contribute] просят о помощи.
   *[share] предводитель делит.
}
royal-wedding-refuse-no-such-action = Такого хода нет.
royal-wedding-refuse-already-finished = Вы уже закончили.
royal-wedding-refuse-not-finished = Вы и так участвуете в переговорах.
royal-wedding-refuse-no-such-partner = Для сделки нужен другой игрок за этим столом.
royal-wedding-refuse-no-proposals-left = Все ваши предложения этого поколения сделаны: { $most }.
royal-wedding-refuse-no-heir = У вас нет свободного наследника.
royal-wedding-refuse-partner-without-heir = { $partner_seat } сейчас без свободного наследника.
royal-wedding-refuse-already-married = Вы и { $partner_seat } уже породнились в этом поколении.
royal-wedding-refuse-empty-deal = В сделке должно быть хотя бы одно условие.
royal-wedding-refuse-senseless-term = Обещание должно касаться других игроков за этим столом, а в бою — двух разных.
royal-wedding-refuse-no-trade = Вы и { $partner_seat } не породнились ни сейчас, ни в прошлом поколении: меняться можно только обещаниями.
royal-wedding-refuse-gold-only = Вы и { $partner_seat } породнились в прошлом поколении: передавать можно золото и больше ничего.
royal-wedding-refuse-not-covered = Сделка будет нерушимой, а { $good ->
    [prestige] престижа
    [gold] золота
   *[military] войска
} не хватит: у вас { $held }, из них нерушимо обещано { $bound }, а здесь ещё { $given }.
royal-wedding-refuse-contradiction = Сделка будет нерушимой и противоречит другому вашему нерушимому обещанию или самой себе.
royal-wedding-refuse-no-such-offer = Такого открытого предложения нет.
royal-wedding-refuse-no-such-deal = Такой сделки с этим игроком у вас в этом поколении нет, или она уже отменена.
royal-wedding-refuse-too-many-open = У вас уже { $most } открытых предложений, больше сразу нельзя: сначала отзовите какое-нибудь.
royal-wedding-refuse-too-many-deals = В этом поколении уже { $most } сделок, больше заключить нельзя.
royal-wedding-refuse-too-little-gold = Это стоит { $needed ->
    [one] { $needed } монету
    [few] { $needed } монеты
   *[many] { $needed } монет
}, а у вас { $held }.
royal-wedding-refuse-no-such-target = Напасть можно на другого игрока за этим столом.
royal-wedding-refuse-protected = { $target_seat } в этом поколении под защитой.
royal-wedding-refuse-too-little-military = { $least ->
    [1] Для нападения нужно отрядов от 1 до { $left }.
   *[0] Отрядов у вас осталось: { $left }.
}
royal-wedding-refuse-attack-promised = По сделке { $deal } с домом «{ $partner_seat }» вы обязаны напасть на дом «{ $target_seat }», отрядов не меньше { $amount }.
royal-wedding-refuse-peace-promised = По сделке { $deal } с домом «{ $partner_seat }» вы не нападаете на дом «{ $target_seat }».
royal-wedding-refuse-assistance-promised = По сделке { $deal } с домом «{ $partner_seat }» вы обязаны помочь против дома «{ $target_seat }», отрядов не меньше { $amount }.
royal-wedding-refuse-abstention-promised = По сделке { $deal } с домом «{ $partner_seat }» вы никому не помогаете против дома «{ $target_seat }».
royal-wedding-refuse-other-side-promised = По сделке { $deal } с домом «{ $partner_seat }» ваше войско обещано защите от дома «{ $target_seat }».
royal-wedding-refuse-too-much = { $what ->
    [gain] Столько уже не осталось: { $amount } — слишком много.
    [loss] { $helper_seat } не может потерять столько престижа: { $amount }.
   *[discard] { $helper_seat } не может сбросить столько отрядов: { $amount }.
}
royal-wedding-refuse-too-little = Остальным столько не вынести: { $helper_seat } берёт на себя больше, чем { $amount }.
royal-wedding-refuse-terms = В сделке не больше { $most } условий; заключите две сделки.
royal-wedding-option-proposals = Каждому можно сделать от 1 до { $most } предложений за поколение или none (без предела), а не { $proposals }.
royal-wedding-option-talk = На переговоры можно отвести от 1 до { $most } минут или none (без предела), а не { $talk }.
royal-wedding-option-bots = Без предела предложений могут играть только люди. Выберите предел не больше { $most }.
royal-wedding-option-help = proposals=сколько предложений каждый может сделать за поколение, или none; talk=сколько минут идут переговоры за столом с людьми, или none; whispers=on или off: могут ли двое людей за столом шептаться; first=место, которое начинает (1, 2, …), или lots — по жребию
royal-wedding-refuse-speech = Не понимаю: «{ $text }». Скажите, например, так: сделка Анна: 2 монеты за 1 отряд, напасть Борис 3. Обещания: напасть X 2, щадить X, помочь Y напасть X 2, помочь Y против X 2, никому не помогать против X.
royal-wedding-refuse-name = Нет игрока «{ $text }» или таких несколько: { $known }.

## Стол в терминале

royal-wedding-table-generation = Поколение { $generation } из { $generations }
royal-wedding-table-deck = колода { $count }
royal-wedding-table-heirs = Наследники
royal-wedding-table-married = Родня
royal-wedding-table-formerly = Бывшая родня
royal-wedding-table-challenge = Ваше испытание: { royal-wedding-card-name } ({ $centre }) — { royal-wedding-task }
royal-wedding-table-offers = Открытые предложения
royal-wedding-table-deals = Сделки этого поколения
royal-wedding-table-offer-wed = брак
royal-wedding-table-secret = условия тайные
royal-wedding-table-binding = нерушима
royal-wedding-table-free = на честном слове
royal-wedding-table-battle = Бой. Нападение: { $attack }. Защита: { $defence }.
royal-wedding-table-hint = { $left ->
    [-1] Предложения набирают словами, например:
   *[other] Осталось предложений: { $left }. Пишите их словами, например:
}
royal-wedding-table-hint-offer = { $tie ->
    [married] сделка { $name }: 2 монеты за 1 отряд, напасть { $third } 3
    [formerly] сделка { $name }: 2 монеты за нападение { $third } 3
   *[none] сделка { $name }: пополам с тобой за помощь мне напасть { $third } 2
}
royal-wedding-table-hint-wed = брак { $name }: 1 престиж за 3 монеты
royal-wedding-table-hint-counter = встречно { $name }: мир тебе за мир мне
royal-wedding-table-instead = вместо сделки { $deal }
royal-wedding-table-cancel = отменить сделку { $deal }
royal-wedding-table-cancelled = отменена
royal-wedding-table-shown = показана: { $names }
royal-wedding-table-hint-replace = заменить { $deal }: 1 монета за щадить меня, или: отменить { $deal }, или: показать { $deal } { $name }
royal-wedding-table-number = предложение { $number }
royal-wedding-table-effect = { $seat }: { $effects }
royal-wedding-legend-heir = свободный наследник
royal-wedding-legend-ring = дом, с которым породнились в этом поколении
royal-wedding-legend-offer = предложение: кто → кому
royal-wedding-legend-deal = сделка двух домов и её номер
royal-wedding-legend-least = отрядов не меньше стольких
royal-wedding-clause = { $kind ->
    [give] { $seat }: { royal-wedding-good-counted }
    [attack] { $seat } нападает на дом «{ $target_seat }» (≥{ $amount })
    [spare] { $seat } щадит дом «{ $target_seat }»
    [aid-attack] { $seat } помогает дому «{ $ally_seat }» напасть на дом «{ $target_seat }» (≥{ $amount })
    [aid-defence] { $seat } помогает дому «{ $ally_seat }» против дома «{ $target_seat }» (≥{ $amount })
    [gain] { $seat } за помощь отдаёт дому «{ $target_seat }» из добычи ≥{ $amount }
    [halves] { $seat } за помощь делит добычу пополам с домом «{ $target_seat }»
    [loss] { $seat } за помощь: дом «{ $target_seat }» теряет престижа ≤{ $amount }
    [discard] { $seat } за помощь: дом «{ $target_seat }» сбрасывает отрядов ≤{ $amount }
   *[abstain] { $seat } никому не помогает против дома «{ $target_seat }»
}

## Части оценки, которые называет подсказка

royal-wedding-term-wealth = престиж, золото и войско
royal-wedding-term-upkeep = ближайшее содержание
royal-wedding-term-rivalry = престиж сильнейшего соперника
royal-wedding-term-challenge = своё испытание
royal-wedding-term-marriages = браки
royal-wedding-term-agreements = действующие сделки
royal-wedding-term-hopes = открытые предложения
royal-wedding-term-battle = идущая битва
royal-wedding-term-honour = собственные нарушенные обещания
royal-wedding-term-grudges = те, кто нарушил слово

## В браузере

royal-wedding-board-step-negotiate = Переговоры: браки, сделки и обещания, все одновременно. Раздача испытаний перед ними происходит сама собой.
royal-wedding-board-step-trade = Обмен: каждый по очереди отдаёт обещанное. Нерушимые сделки исполняются сами, остальные можно нарушить.
royal-wedding-board-step-spend = Траты: за содержание по 1 монете с каждых полных { $prestige } престижа; кто заплатил всё, может купить отряды и престиж по { $price ->
    [one] { $price } монете
    [few] { $price } монеты
   *[many] { $price } монет
}.
royal-wedding-board-step-attack = Нападения: каждый по очереди может напасть на один чужой дом.
royal-wedding-board-step-resolve = Развязка: испытания открываются и решается, выполнены ли они.
royal-wedding-board-deck-help = Столько испытаний осталось в колоде. Когда она кончится, перемешают сброс.
royal-wedding-board-first = Первый ход в каждом шаге, до конца игры.
royal-wedding-board-houses = Дома за столом
royal-wedding-board-token-help = { $good ->
    [prestige] Престиж: побеждает тот, у кого его больше всех.
    [gold] Золото: на содержание, войско и престиж. В этом поколении получено от других: { $received }, отдано: { $given }.
   *[military] Войско: для нападения и защиты. В начале поколения было { $remembered }.
}
royal-wedding-board-heirs = { $heirs ->
    [0] свободных наследников нет
    [one] { $heirs } свободный наследник
    [few] { $heirs } свободных наследника
   *[many] { $heirs } свободных наследников
}
royal-wedding-board-married = родня: { $name }
royal-wedding-board-former = бывшая родня: { $name }
royal-wedding-board-married-help = Родня в этом поколении: { $name }. Можно передавать что угодно, сделки нерушимы.
royal-wedding-board-former-help = Родня в прошлом поколении: { $name }. Передавать можно только золото, сделки — на честном слове.
royal-wedding-board-tie = { $kind ->
    [married] { $one } и { $other } породнились в этом поколении: можно передавать что угодно, сделки нерушимы.
   *[former] { $one } и { $other } породнились в прошлом поколении: передавать можно только золото, сделки — на честном слове.
}
royal-wedding-board-attacked = нападение на дом «{ $name }»
royal-wedding-board-passed = без нападения
royal-wedding-board-deal-with = Письмо в дом: { $name }
royal-wedding-board-attack = Напасть на дом «{ $name }»
royal-wedding-board-attack-with = Нападение на дом «{ $name }»: сколько отрядов?
royal-wedding-board-talk-time = { $time } (обычно { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
})
royal-wedding-board-time-up = обычные { $minutes ->
    [one] { $minutes } минута прошла
    [few] { $minutes } минуты прошли
   *[many] { $minutes } минут прошли
}
royal-wedding-board-clock-help = За настоящим столом на переговоры обычно уходит минут: { $minutes }. Здесь это лишь ориентир: никого не оборвут, переговоры кончатся, как только закончат все.
royal-wedding-board-offers-left = { $count ->
    [0] предложений не осталось
    [one] осталось { $count } предложение
    [few] осталось { $count } предложения
   *[many] осталось { $count } предложений
}
royal-wedding-board-offers-near = { $count ->
    [one] В этом поколении осталось всего { $count } предложение
    [few] В этом поколении осталось всего { $count } предложения
   *[other] В этом поколении осталось всего { $count } предложений
}
royal-wedding-board-common-time = На переговоры осталось { $time }
royal-wedding-board-common-help = Когда время истечёт, переговоры кончатся для всех, а открытые предложения пропадут. Продлить на минуту можно, только если согласны все присутствующие.
royal-wedding-board-more-time = Ещё минуту
royal-wedding-board-more-wanted = Ещё минуту: просят { $names }
royal-wedding-board-more-asked = Ещё минуту: ждём согласия ({ $names })
royal-wedding-board-offers-left-help = Сколько предложений вы ещё можете сделать в этом поколении. Отозванные и снятые не возвращаются.
royal-wedding-board-choose-house = Выберите дом, чтобы сделать ему предложение. Письма к вам лягут сюда.
royal-wedding-board-finished = Вы закончили. Новое предложение вернёт вас к переговорам.
royal-wedding-board-post = { $what ->
    [marriage] { $name } предлагает породниться
    [counter] { $name } шлёт встречное предложение
   *[deal] { $name } предлагает сделку
}
royal-wedding-board-letter = письмо этого дома ждёт вашего ответа
royal-wedding-board-answer = { $answer ->
    [wed] { $name } отвечает согласием: свадьба!
    [deal] { $name } отвечает согласием: сделка заключена.
    [counter] { $name } отвечает отказом и шлёт встречное предложение.
    [close] Ваше предложение снято. Письмо в дом: { $name }.
   *[decline] { $name } отвечает отказом.
}
royal-wedding-board-offer-to = Письмо в дом: { $name }
royal-wedding-board-offer-from = { $name } предлагает
royal-wedding-board-counter-offer = встречное
royal-wedding-board-marriage = Брак
royal-wedding-board-you-give = Вы отдаёте
royal-wedding-board-you-get = Вы получаете
royal-wedding-board-brings = { $what ->
    [goods] { $who ->
        [me] Вы отдаёте
       *[other] { $name } отдаёт
    }
   *[word] { $who ->
        [me] Вы обещаете
       *[other] { $name } обещает
    }
}
royal-wedding-board-you-owe = Вы
royal-wedding-board-owes = { $name }
royal-wedding-board-nothing = ничего
royal-wedding-board-accept = Принять
royal-wedding-board-decline = Отклонить
royal-wedding-board-counter = Встречное …
royal-wedding-board-withdraw = Отозвать
royal-wedding-board-counter-to = Встречное предложение: { $name }
royal-wedding-board-promise = { $kind ->
    [attack] напасть на дом «{ $target }», { royal-wedding-at-least }
    [spare] не нападать на дом «{ $target }»
    [aid-attack] помочь дому «{ $ally }» напасть на дом «{ $target }», { royal-wedding-at-least }
    [aid-defence] помочь дому «{ $ally }» защититься от дома «{ $target }», { royal-wedding-at-least }
    [gain] отдать дому «{ $target }» за помощь не меньше { $amount } престижа из добычи
    [halves] разделить добытый престиж пополам с домом «{ $target }» за помощь
    [loss] { $amount ->
        [0] избавить дом «{ $target }» за помощь от потерь престижа
       *[other] возложить на дом «{ $target }» за помощь не больше { $amount } престижа потерь
    }
    [discard] { $amount ->
        [0] избавить дом «{ $target }» за помощь от сброса отрядов
        [one] возложить на дом «{ $target }» за помощь сброс не больше { $amount } отряда
       *[other] возложить на дом «{ $target }» за помощь сброс не больше { $amount } отрядов
    }
   *[abstain] никому не помогать против дома «{ $target }»
}
royal-wedding-board-promise-kind = { $kind ->
    [attack] напасть
    [spare] не нападать
    [aid-attack] помочь нападению
    [aid-defence] помочь защите
    [gain] поделиться добычей
    [halves] делить добычу пополам
    [loss] ограничить потери помощника
    [discard] ограничить сброс помощника
   *[abstain] никому не помогать
}
royal-wedding-board-promise-what = Обещание
royal-wedding-board-promise-ally = Кому помочь
royal-wedding-board-promise-target = { $kind ->
    [spare] Кого не трогать
    [attack] На кого напасть
    [gain] Кто помогает
    [halves] Кто помогает
    [loss] Кто помогает
    [discard] Кто помогает
   *[other] Против кого
}
royal-wedding-board-promise-amount = { $kind ->
    [gain] Престижа не меньше
    [loss] Престижа не больше
    [discard] Отрядов не больше
   *[other] Отрядов не меньше
}
royal-wedding-board-promise-add = Добавить
royal-wedding-board-promise-remove = Убрать это обещание: { $promise }
royal-wedding-board-promise-mine = что-нибудь пообещать
royal-wedding-board-promise-theirs = попросить обещание у дома «{ $name }»
royal-wedding-board-both = { $kind ->
    [spare] взаимный мир
   *[attack] напасть вместе на дом «{ $target }»
}
royal-wedding-board-ideas = Например:
royal-wedding-board-fill = Заполнить: { $deal }
royal-wedding-board-propose-marriage = Предложить брак
royal-wedding-board-reach = { $tie ->
    [wedding] К браку можно приложить приданое, любое. Принимают или отклоняют всё вместе.
    [married] Вы и { $name } — родня: можно передавать что угодно.
    [former] Вы и { $name } породнились в прошлом поколении: можно передавать золото и обещать что угодно.
   *[none] Вы и { $name } не родня: меняться можно только обещаниями.
}
royal-wedding-board-of = из { $held }
royal-wedding-board-less = { $good ->
    [prestige] Престижа
    [gold] Монет
   *[military] Отрядов
} на 1 меньше
royal-wedding-board-more = { $good ->
    [prestige] Престижа
    [gold] Монет
   *[military] Отрядов
} на 1 больше
royal-wedding-board-empty = Добавьте, что кто-то из вас отдаёт или обещает.
royal-wedding-board-binds-help = Сделка нерушима: обмен произойдёт сам, обещания придётся исполнить.
royal-wedding-board-free-help = Сделка на честном слове: любой может его нарушить. Если в этом поколении стороны породнятся, она станет нерушимой, насколько выполнима.
royal-wedding-board-show = Показать …
royal-wedding-board-show-help = Показать кому-нибудь эту сделку. За её подлинность ручается игра, а { $name } об этом узнает.
royal-wedding-board-show-to = Кому показать
royal-wedding-board-show-this = Показать эту сделку дому «{ $name }»
royal-wedding-board-shown = Показана: { $names }
royal-wedding-board-shown-you = Показана вам
royal-wedding-board-shown-help = За эти условия ручается игра. Что с ними станет, узнают только сами стороны.
royal-wedding-board-cancel = Отменить …
royal-wedding-board-cancel-help = Предложить отменить эту сделку. Согласиться должен и другой дом: { $name }.
royal-wedding-board-replace = Изменить …
royal-wedding-board-replace-help = Предложить вместо этой сделки другую. Согласиться должен и другой дом: { $name }.
royal-wedding-board-replace-with = { $name }: другая сделка вместо сделки { $deal }
royal-wedding-board-instead = вместо сделки { $deal }
royal-wedding-board-cancelling = Отменяет сделку { $deal }
royal-wedding-board-cancelled = отменена
royal-wedding-board-cancelled-help = Стороны взяли её обратно: по ней никто ничего не должен.
royal-wedding-board-alone = Каждый должен своё, что бы ни сделал другой
royal-wedding-board-alone-help = Обычно нарушение одной стороны освобождает другую. С этой пометкой — нет.
royal-wedding-board-send = Отправить
royal-wedding-board-send-wed = Предложить брак
royal-wedding-board-talking = Из дома в дом идут письма.
royal-wedding-board-fate = { $fate ->
    [open] { $kind ->
        [give] ещё не отдано
       *[other] ещё в силе
    }
    [given] отдано
    [reneged] не отдано
    [kept] слово сдержано
    [lapsed] отпало
   *[broken] нарушено
}
royal-wedding-board-fate-help = { $fate ->
    [open] Решится ещё в этом поколении.
    [given] Отдано, как договорились.
    [reneged] Срок настал, но обещанное не отдано.
    [kept] Пока обещание можно было нарушить, его не нарушили, а теперь уже нельзя.
    [lapsed] Этого больше никто не должен: исполнить стало невозможно или другая сторона первой не исполнила своего.
   *[broken] Обещание нарушено. Это стоит только доброго имени.
}
royal-wedding-board-breach = Так вы нарушите слово, данное дому «{ $name }»: { $word }.
royal-wedding-board-breach-of = Ваше слово дому «{ $name }»: { $word }. Отмеченное его нарушит.
royal-wedding-board-owed-help = { $binds ->
    [yes] Связывает дом «{ $name }» перед домом «{ $other }»: { $words }.
   *[no] Честное слово дома «{ $name }» дому «{ $other }», силой не скреплено: { $words }.
}
royal-wedding-board-ledger = Кто держит слово
royal-wedding-board-faith = сдержано: { $kept }, нарушено: { $broken }
royal-wedding-board-ledger-help = { $over ->
    [yes] Все обещания, которые ни к чему не обязывали.
   *[no] Только необязывающие обещания, о которых вы знаете. После игры откроются все.
}
royal-wedding-board-secret = { $count ->
    [one] Условия знают только эти двое.
   *[other] Условия знают только сами стороны.
}
royal-wedding-board-transfers = Что перешло из рук в руки
royal-wedding-board-sent = Ваши открытые предложения
royal-wedding-board-no-deals = { $over ->
    [yes] Сделок не было.
   *[no] Сделок пока нет.
}
royal-wedding-board-earlier = Прежние сделки: { $count }
royal-wedding-board-purse = Монет: { $gold }, останется { $left }. Всё стоит по { $price }
royal-wedding-board-buy = { $military ->
    [0] { $prestige ->
        [0] Ничего не покупать
       *[other] Купить { royal-wedding-prestige-counted }
    }
   *[other] { $prestige ->
        [0] Купить { royal-wedding-military-counted }
       *[other] Купить { royal-wedding-military-counted } и { royal-wedding-prestige-counted }
    }
}
royal-wedding-board-attackers = Нападение
royal-wedding-board-defenders = Защита
royal-wedding-board-army-help = Кто бьётся на этой стороне, предводитель первым. Помощники делят и выигрыш, и потери.
royal-wedding-board-total-help = Оба кубика и все отряды этой стороны. Побеждает бо́льшая сумма; при ничьей престиж остаётся на месте.
royal-wedding-board-dice = Кубики: { $one } и { $other }
royal-wedding-board-stake = На кону по 1 престижу за каждый отряд в нападении. После боя каждая сторона сбросит половину своих отрядов.
royal-wedding-board-rolling = Кубики катятся.
royal-wedding-board-fought = Битва окончена.
royal-wedding-board-total = всего { $total }
royal-wedding-board-calls = { $name } просит о помощи
royal-wedding-board-even = Ничья: престиж остаётся при всех
royal-wedding-board-victor = { $name } побеждает; на кону { $stake ->
    [one] { $stake } престиж
   *[other] { $stake } престижа
}
royal-wedding-board-challenge = Ваше испытание
royal-wedding-board-challenge-help = Тайна до развязки. Сначала его прибыль и убыток, потом решается, выполнено ли оно.
royal-wedding-board-met = сейчас выполнено
royal-wedding-board-unmet = пока не выполнено
royal-wedding-source = { $source ->
    [bought] куплено
    [battles] битвы
    [gifts] отдано и получено
    [challenges] испытания
    [maintenance] содержание
   *[begin] в начале
}
royal-wedding-board-reckoning = Испытания поколения { $generation }: чем кончилось
royal-wedding-board-own-challenge = Ваше испытание в поколении { $generation }
royal-wedding-board-judged = { $done ->
    [yes] выполнено: { $card ->
        [nobles] +{ $amount ->
            [one] { $amount } монета
            [few] { $amount } монеты
           *[many] { $amount } монет
        }
        [coffers] { $amount ->
            [0] но у соседей нет престижа
           *[other] +{ royal-wedding-amount-of-prestige } от соседей
        }
        [tax] в этом поколении без содержания
        [weakness] в этом поколении +{ $bonus } при нападении
        [distrusted] в этом поколении можно помогать обеим сторонам боя
        [sheep] в этом поколении ещё один наследник
       *[rival] в этом поколении на вас нельзя напасть
    }
   *[no] не выполнено: { $card ->
        [nobles] −{ $amount ->
            [one] { $amount } монета
            [few] { $amount } монеты
           *[many] { $amount } монет
        }
        [tax] в этом поколении двойное содержание
        [weakness] в этом поколении вы не можете нападать
        [distrusted] в этом поколении вы не можете помогать
        [sheep] в этом поколении без наследников
       *[other] −{ royal-wedding-amount-of-prestige }
    }
}
royal-wedding-board-everybody = Что вышло у всех

## Слова, которыми набирают сделки, каждое со своими синонимами

royal-wedding-typed-offer = сделка, сделку, предложить, предлагаю
royal-wedding-typed-wed = брак, свадьба, породниться
royal-wedding-typed-marriage = свадьбу
royal-wedding-typed-counter = встречно, встречное, встречная
royal-wedding-typed-accept = принять, принимаю
royal-wedding-typed-decline = отклонить, отклоняю
royal-wedding-typed-withdraw = отозвать, отзываю
royal-wedding-typed-cancel = отменить, отмена
royal-wedding-typed-show = показать, показываю
royal-wedding-typed-replace = заменить, вместо
royal-wedding-typed-done = готов, готова, готово
royal-wedding-typed-for = за
royal-wedding-typed-and = и
royal-wedding-typed-both = оба, обе
royal-wedding-typed-alone = порознь, независимо
royal-wedding-typed-not = не
royal-wedding-typed-against = против, от
royal-wedding-typed-nobody = никому
royal-wedding-typed-me = я, мне, меня, мной, моему, моей
royal-wedding-typed-you = ты, вы, тебе, вам, тебя, вас, тобой, вами, твоему, твоей, вашему, вашей
royal-wedding-typed-fillers = с, со, на, в, от, минимум, предложение, защититься, защищаться, защите, обороне, не менее, не меньше, не более, не больше
royal-wedding-typed-halves = пополам, половина, половину
royal-wedding-typed-share = добыча, добычу, добычи, доля, долю
royal-wedding-typed-loss = потеря, потери, потерю
royal-wedding-typed-discard = сброс, сброса
royal-wedding-typed-attack = напас, напад, атак
royal-wedding-typed-spare = пощад, щад, мир
royal-wedding-typed-help = помо
royal-wedding-typed-gold = монета, монету, монеты, монет, золото, золота, золотом
royal-wedding-typed-military = отряд, отряда, отрядов, отряды, войско, войска, войск, войском, войсками
royal-wedding-typed-prestige = престиж, престижа
