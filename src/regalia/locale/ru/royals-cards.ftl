# Royals: карточная игра

royals-cards-title = Royals: карточная игра

## Счёт

royals-cards-cards-counted = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
# что делают: винительный падеж
royals-cards-cards-accusative = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
royals-cards-points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
royals-cards-hits-counted = { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
# сколько очков ещё потерять
royals-cards-loss-counted = { $hits ->
    [one] { $hits } очко
    [few] { $hits } очка
   *[many] { $hits } очков
}

# числовые карты по цене
royals-cards-attack-name = { $attack ->
    [1] красный туз
   *[other] красная { $attack }
}
royals-cards-attack-accusative = { $attack ->
    [1] красного туза
   *[other] красную { $attack }
}
royals-cards-block-name = { $block ->
    [1] Чёрный туз
   *[other] Чёрная { $block }
}
royals-cards-block-instrumental = { $block ->
    [1] чёрным тузом
   *[other] чёрной { $block }
}

## События

royals-cards-show = { $seat } показывает нижнюю карту: { $card }.
royals-cards-first = Первый ход: { $seat }.
royals-cards-draw = { $seat } берёт { royals-cards-cards-accusative }.
royals-cards-drawn = Вы берёте { $list }.
royals-cards-shuffle = { $seat } перемешивает сброс, в новой стопке { royals-cards-cards-counted }.
royals-cards-play = { $seat } выставляет фигуру { $royal } на { royals-cards-points-counted }.
royals-cards-discard-hand = { $seat } сбрасывает всю руку, { royals-cards-cards-accusative }.
royals-cards-attack = { $seat } атакует, защищается { $defender_seat }.
royals-cards-assassinate = { $seat } устраивает покушение. Цель: { $owner_seat }, { $royal } на { royals-cards-points-counted }.
royals-cards-commit = { $cards ->
    [0] { $seat } не выкладывает ни одной карты.
   *[other] { $seat } выкладывает втёмную { royals-cards-cards-accusative }.
}
royals-cards-reveal = { $seat } вскрывает { $list }.
royals-cards-block = { $seat } отбивает { royals-cards-attack-accusative } { royals-cards-block-instrumental }.
royals-cards-let-through = { $seat } пропускает { royals-cards-attack-accusative }.
royals-cards-hits = { $hits ->
    [0] { $seat }: попаданий нет.
   *[other] { $seat } получает { royals-cards-hits-counted }.
}
royals-cards-hits-royal = { $hits ->
    [0] { $seat }: фигура { $royal } невредима.
   *[other] { $seat }: фигура { $royal } получает { royals-cards-hits-counted }.
}
royals-cards-lose-royal = { $seat } сбрасывает фигуру { $royal } и теряет { royals-cards-points-counted }.
royals-cards-replace = { $seat } заменяет карту очков под { $royal }: была { $before }, стала { $points }.
royals-cards-win = Победа! { $seat } начинает ход, имея { royals-cards-points-counted }.
royals-cards-cut = { $turns ->
    [one] Сыгран { $turns } ход
    [few] Сыграно { $turns } хода
   *[many] Сыграно { $turns } ходов
}: игра останавливается.
royals-cards-lead = Больше всех очков на столе: { $seat }, { royals-cards-points-counted }.

## Что требуется

royals-cards-ask-turn = { $whose ->
    [mine] Ваш ход: выставьте фигуру, атакуйте, устройте покушение или сбросьте руку.
   *[other] Ходит { $seat }.
}
royals-cards-ask-commit = { $whose ->
    [mine] Атака, защищается { $defender_seat }. Выложите втёмную { royals-cards-cards-accusative }.
   *[other] { $seat } выкладывает { royals-cards-cards-accusative }.
}
royals-cards-ask-defend = { $whose ->
    [mine] Вас атакуют: можно выложить втёмную { $cards ->
        [one] ещё одну карту
       *[other] не больше { $cards } карт
    }.
   *[other] { $seat } может выложить не больше { $cards ->
        [one] одной карты
       *[other] { $cards } карт
    }.
}
royals-cards-ask-assassination = { $whose ->
    [mine] { $role ->
        [assassin] Вы покушаетесь на { $royal }: выложите втёмную одну карту.
       *[owner] Покушение на вашу фигуру { $royal }: выложите втёмную одну карту.
    }
   *[other] { $seat } выкладывает одну карту.
}
royals-cards-ask-pair = { $whose ->
    [mine] Бьёт { royals-cards-attack-name }: какой чёрной картой отбить удар?
   *[other] { $seat } решает, чем отбить { royals-cards-attack-accusative }.
}
royals-cards-ask-lose = { $whose ->
    [mine] Надо потерять { royals-cards-loss-counted }: какая фигура пострадает?
   *[other] { $seat } решает, как потерять { royals-cards-loss-counted }.
}
royals-cards-ask-lose-royal = { $whose ->
    [mine] Ваша фигура { $royal } должна потерять { royals-cards-loss-counted }: что делаете?
   *[other] { $seat } решает, как фигура { $royal } потеряет { royals-cards-loss-counted }.
}
royals-cards-ask-over = Игра окончена.

## Варианты

royals-cards-choice-play = выставить { $royal } на { royals-cards-points-counted }
royals-cards-choice-attack = атака: { $defender_seat }, { $royals ->
    [0] фигур нет
    [one] { $royals } фигура
    [few] { $royals } фигуры
   *[many] { $royals } фигур
}, { royals-cards-points-counted }
royals-cards-choice-assassinate = покушение: { $owner_seat }, { $royal } на { royals-cards-points-counted }
royals-cards-choice-discard-hand = сбросить всю руку, { royals-cards-cards-accusative }
royals-cards-choice-commit = { $card }, { $role ->
    [attack] удар
    [block] блок
   *[bluff] пустышка
}
royals-cards-choice-enough = { $committed ->
    [0] ничего не выкладывать
   *[other] достаточно
}
royals-cards-choice-block = отбить { royals-cards-block-instrumental }
royals-cards-choice-let-through = пропустить: попадание
royals-cards-choice-lose-royal = сбросить { $royal }, потерять { royals-cards-points-counted }
royals-cards-choice-replace = подложить под { $royal } { $value ->
    [1] туза
   *[other] карту { $value }
}, потерять { royals-cards-points-counted }

## Почему нельзя

royals-cards-refuse-game-over = Игра окончена.
royals-cards-refuse-not-your-turn = Сейчас решает { $acting_seat }.
royals-cards-refuse-another-decision = { $decision ->
    [turn] Ваш ход: выставьте фигуру, атакуйте, устройте покушение или сбросьте руку.
    [commit] Сейчас нужно выложить карту.
    [pair] Сначала решите, какой чёрной картой отбить удар.
   *[lose] Сначала решите, какая фигура пострадает.
}
royals-cards-refuse-no-such-action = Такого хода нет.
royals-cards-refuse-not-in-hand = Карты { $card } нет у вас на руке.
royals-cards-refuse-no-such-player = Игроков всего { $players }.
royals-cards-refuse-attack-yourself = Себя атаковать нельзя.
royals-cards-refuse-no-royals = Атаковать некого: { $defender_seat } без фигур.
royals-cards-refuse-no-such-royal = Фигуры { $royal } на столе нет, { $owner_seat } её не выставляет.
royals-cards-refuse-your-own-royal = { $royal } — ваша собственная фигура.
royals-cards-refuse-must-commit = Нужно выложить ещё { royals-cards-cards-accusative }.
royals-cards-refuse-no-such-block = { $block ->
    [1] Чёрного туза
   *[other] Чёрной { $block }
} среди оставшихся карт нет.
royals-cards-refuse-block-too-low = { royals-cards-block-name } не отбивает { royals-cards-attack-accusative }: оставьте удар без пары.
royals-cards-refuse-not-the-one-named = Покушались на { $royal }: страдает только эта фигура.
royals-cards-refuse-not-lower = { $royal } стоит { $points }, а { $value } не меньше.
royals-cards-refuse-no-such-card = Карты «{ $card }» нет; карты пишут так: K♥ или 10S.
royals-cards-refuse-not-a-face-card = { $card } — не картинка, фигурой ей не быть.
royals-cards-refuse-not-its-suit = Под { $royal } кладут числовую карту той же масти, а не { $card }.
royals-cards-refuse-unreadable = Это не ход в Royals; ход выглядит так: {"{"}"play": "K♥", "with": "9♥"{"}"}, {"{"}"attack": 2{"}"}, {"{"}"assassinate": "K♥", "of": 2{"}"}, {"{"}"discard": "hand"{"}"}, {"{"}"commit": "9♥"{"}"}, {"{"}"block": 7{"}"} или {"{"}"replace": "K♥", "with": "4♥"{"}"}.

## Настройки

royals-cards-option-limit = Предел — это число ходов от 1 до { $most }, слово usual или none, а не { $limit }.
royals-cards-option-help =
    limit=сколько ходов всех игроков длится игра: число, usual (400 для троих и четверых,
    1000 для пятерых, 2000 для шестерых) или none (без предела); first=место, которое ходит
    первым (1, 2, …), 0 — по нижним картам

## На столе

royals-cards-table-goal = Победа: { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
} в начале хода
royals-cards-table-turn = Ход { $turn }
royals-cards-table-turn-of = Ход { $turn } из { $limit }
royals-cards-table-points = Очки
royals-cards-table-royals = Фигуры
royals-cards-table-hand-count = Рука
royals-cards-table-pile = Стопка
royals-cards-table-discards = Сброс
royals-cards-table-committed = Выложено
royals-cards-table-known = Известно (↓ низ)
royals-cards-table-hand = Ваша рука
royals-cards-table-secret = Вы выложили
royals-cards-table-attacks = Осталось ударов
royals-cards-table-blocks = Осталось блоков
royals-cards-table-hits = Потерять очков

## Части оценки, которые называет подсказка

royals-cards-term-victory = конец игры
royals-cards-term-royals = свои фигуры в игре
royals-cards-term-prospect = лучшая фигура на руке или в стопке
royals-cards-term-rivals = фигуры соперников
royals-cards-term-fight = идущая атака
