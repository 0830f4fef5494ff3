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

# числовые карты по цене; основы без окончания
royals-cards-attack-stem = { $attack ->
    [2] двойк
    [3] тройк
    [4] четвёрк
    [5] пятёрк
    [6] шестёрк
    [7] семёрк
    [8] восьмёрк
    [9] девятк
   *[other] десятк
}
royals-cards-block-stem = { $block ->
    [2] двойк
    [3] тройк
    [4] четвёрк
    [5] пятёрк
    [6] шестёрк
    [7] семёрк
    [8] восьмёрк
    [9] девятк
   *[other] десятк
}
royals-cards-attack-name = { $attack ->
    [1] красный туз
   *[other] красная { royals-cards-attack-stem }а
}
royals-cards-attack-accusative = { $attack ->
    [1] красного туза
   *[other] красную { royals-cards-attack-stem }у
}
royals-cards-block-name = { $block ->
    [1] Чёрный туз
   *[other] Чёрная { royals-cards-block-stem }а
}
royals-cards-block-instrumental = { $block ->
    [1] чёрным тузом
   *[other] чёрной { royals-cards-block-stem }ой
}

## События

royals-cards-show = { $seat } показывает нижнюю карту: { $card }.
royals-cards-first = Первый ход: { $seat }.
royals-cards-draw = { $seat } берёт { royals-cards-cards-accusative }.
royals-cards-drawn = { $seat } берёт { $list }.
royals-cards-shuffle = { $seat } перемешивает сброс, в новой стопке { royals-cards-cards-counted }.
royals-cards-play = { $seat } выставляет фигуру { $royal } на { royals-cards-points-counted }.
royals-cards-discard-hand = { $seat } сбрасывает всю руку: { $list }.
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
royals-cards-win = Победа! { $seat } начинает ход с { $points ->
    [one] { $points } очком
   *[other] { $points } очками
} на столе.
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
   *[other] { $seat } выкладывает втёмную { royals-cards-cards-accusative }.
}
royals-cards-ask-defend = { $whose ->
    [mine] Вас атакуют: можно выложить втёмную { $cards ->
        [one] ещё { $cards } карту
       *[other] не больше { $cards } карт
    }.
   *[other] { $seat } может выложить не больше { $cards ->
        [one] { $cards } карты
       *[other] { $cards } карт
    }.
}
royals-cards-ask-assassination = { $whose ->
    [mine] { $role ->
        [assassin] Вы покушаетесь на { $royal }: выложите втёмную 1 карту.
       *[owner] Покушение на вашу фигуру { $royal }: выложите втёмную 1 карту.
    }
   *[other] { $seat } выкладывает втёмную 1 карту.
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

royals-cards-choice-play = выставить { $royal } с { $card }, { royals-cards-points-counted }
royals-cards-choice-attack = атака: { $defender_seat }, { $royals ->
    [0] фигур нет
    [one] { $royals } фигура
    [few] { $royals } фигуры
   *[many] { $royals } фигур
}, { royals-cards-points-counted }
royals-cards-choice-assassinate = покушение: { $owner_seat }, { $royal }, { royals-cards-points-counted }
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
royals-cards-choice-replace = подложить { $card } под { $royal }, потерять { royals-cards-points-counted }

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
royals-cards-refuse-not-in-hand = У вас на руке нет карты { $card }.
royals-cards-refuse-no-such-player = Игроков всего { $players }.
royals-cards-refuse-attack-yourself = Себя атаковать нельзя.
royals-cards-refuse-no-royals = Атаковать некого: { $defender_seat } без фигур.
royals-cards-refuse-no-such-royal = { $owner_seat }: фигуры { $royal } на столе нет.
royals-cards-refuse-your-own-royal = { $royal } — ваша собственная фигура.
royals-cards-refuse-must-commit = Нужно выложить ещё { royals-cards-cards-accusative }.
royals-cards-refuse-no-such-block = { $block ->
    [1] Чёрного туза
   *[other] Чёрной { royals-cards-block-stem }и
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
    limit=сколько ходов всех игроков длится игра: число, usual (при числе игроков от { $fewest }
    до { $most }: { $limits }) или none (без предела); first=место, которое ходит первым
    (1, 2, …), или lots — по нижним картам

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
royals-cards-legend-royal = фигура и её очки
royals-cards-legend-red = красные карты бьют
royals-cards-legend-black = чёрные карты отбивают
royals-cards-legend-named = фигура, на которую покушаются
royals-cards-legend-back = карта рубашкой вверх
royals-cards-legend-attacker = кто нападает
royals-cards-legend-defender = кто защищается
royals-cards-legend-bottom = карта внизу стопки, о которой все знают

## Части оценки, которые называет подсказка

royals-cards-term-victory = конец игры
royals-cards-term-royals = свои фигуры в игре
royals-cards-term-prospect = лучшая фигура на руке или в стопке
royals-cards-term-rivals = фигуры соперников
royals-cards-term-fight = бой, который идёт сейчас

## В браузере

royals-cards-board-card = { $rank ->
    [A] туз
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [10] десятка
    [J] валет
    [Q] дама
    [K] король
   *[other] { $rank }
} { $suit ->
    [clubs] треф
    [diamonds] бубен
    [hearts] червей
   *[spades] пик
}
royals-cards-board-card-of = { $card }, владелец: { $name }
royals-cards-board-face-down = карта рубашкой вверх
royals-cards-board-card-help = { $role ->
    [attack] В бою красная числовая карта бьёт, кто бы её ни выложил.
    [block] В бою чёрная числовая карта отбивает один удар, если она не младше, кто бы её ни выложил.
   *[bluff] В бою картинка ничего не делает: это пустышка. В свой ход её можно выставить фигурой с числовой картой той же масти.
}
royals-cards-board-hand-card = { $role ->
    [attack] выложить: { $card }, удар
    [block] выложить: { $card }, блок
    [bluff] выложить: { $card }, пустышка
   *[none] { $card }{ $points ->
        [0] { "" }
       *[other] , { royals-cards-points-counted }
    }
}
royals-cards-board-hand-empty = Рука пуста до вашего следующего хода.
royals-cards-board-no-partner = Эту карту ({ $card }) не с чем выставить: подходящей карты той же масти на руке нет.
royals-cards-board-progress = Очки: { $points } из { $goal }
royals-cards-board-goal-help = Побеждает тот, кто начинает ход с { $goal ->
    [one] { $goal } очком
   *[other] { $goal } очками
} на столе.
royals-cards-board-goal-reached = Цель достигнута: { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
}. Если они сохранятся до начала следующего хода этого игрока, он победит.
royals-cards-board-royal = { $offer ->
    [assassinate] Покушение: { $royal } на { royals-cards-points-counted }, владелец: { $name }
    [lose] Пострадает { $royal }, ваша фигура на { royals-cards-points-counted }
   *[none] { $royal }, фигура на { royals-cards-points-counted }, владелец: { $name }
}
royals-cards-board-turn-help = { $limit ->
    [0] Считаются ходы всех игроков. Предела нет: игра идёт до победы.
   *[other] Считаются ходы всех игроков. После хода { $limit } игра останавливается, и побеждает тот, у кого на столе больше очков.
}
royals-cards-board-royal-help = Фигура стоит столько, сколько показывает числовая карта под ней: { royals-cards-points-counted }.
royals-cards-board-aimed-help = На эту фигуру покушаются: все попадания достанутся ей.
royals-cards-board-no-royals = фигур пока нет
royals-cards-board-no-royals-help = Фигура — это картинка, под которой лежит числовая карта той же масти.
royals-cards-board-counts = На руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}, в стопке { $pile }, в сбросе { $discards }.
royals-cards-board-cards-of = Карты: { $name }
royals-cards-board-known = Всем известные карты на руке (или уже выложенные с неё): { $cards }.
royals-cards-board-known-short = известно
royals-cards-board-bottom = Низ стопки, начиная с нижней карты: { $cards }.
royals-cards-board-bottom-short = низ стопки
royals-cards-board-no-discards = Сброс пуст.
royals-cards-board-attack = Атака
royals-cards-board-attack-help = Все выкладывают карты втёмную: красные числа бьют, чёрные отбивают, а защитник решает, какие фигуры пострадают.
royals-cards-board-assassinate-after = Вы и владелец выкладываете по одной карте; все попадания достаются этой фигуре.
royals-cards-board-stage = Бой
royals-cards-board-quiet = Боёв ещё не было. Фигуры собираются при дворе, а мечи пока в ножнах.
royals-cards-board-last-fight = Последний бой
royals-cards-board-committed = { $name }: { $cards ->
    [0] пока ничего не выложено
    [one] выложена { $cards } карта; вскрываются все разом
    [few] выложено { $cards } карты; вскрываются все разом
   *[many] выложено { $cards } карт; вскрываются все разом
}
royals-cards-board-attacks = Удары
royals-cards-board-blocks = Оставшиеся блоки
royals-cards-board-bluffs = Пустышки
royals-cards-board-no-attacks = Ни одной красной числовой карты: ударов нет.
royals-cards-board-fate = { $fate ->
    [facing] Сейчас бьёт { royals-cards-attack-name }: отбить можно чёрной картой не младше.
    [waiting] { $attack ->
        [1] Красный туз ждёт своей очереди.
       *[other] Красная { royals-cards-attack-stem }а ждёт своей очереди.
    }
    [stopped] { $attack ->
        [1] Красный туз отбит.
       *[other] Красная { royals-cards-attack-stem }а отбита.
    }
   *[hit] { $attack ->
        [1] Красный туз попал в цель.
       *[other] Красная { royals-cards-attack-stem }а попала в цель.
    }
}
royals-cards-board-fate-short = { $fate ->
    [facing] бьёт
    [waiting] ждёт
    [stopped] отбито
   *[hit] попадание
}
royals-cards-board-facing-first = Сначала нужно ответить на { royals-cards-attack-accusative }: удары идут от младшего к старшему.
royals-cards-board-pair-help = Нажмите на чёрную карту, которая отобьёт удар, или перетащите её на него.
royals-cards-board-step-target = Противник: { $name }
royals-cards-board-step-discard = Сбросить всю руку?
royals-cards-board-step-lose = Чем расплатится { $royal }? Надо потерять { royals-cards-loss-counted }.
royals-cards-board-step-number = Какую числовую карту подложить? Выставляется { $card }.
royals-cards-board-step-face = Какую фигуру выставить? Под неё ляжет { $card }.
royals-cards-board-discard-after = Новую руку вы возьмёте в начале следующего хода, а до тех пор выкладывать будет нечего.
royals-cards-board-lose-after = { $left ->
    [0] Этого достаточно.
    [one] Останется потерять { $left } очко.
    [few] Останется потерять { $left } очка.
   *[many] Останется потерять { $left } очков.
}
royals-cards-board-turn-hint = Выберите карту для фигуры, цель для атаки или
royals-cards-board-discard = Сбросить руку …
royals-cards-board-commit-hint = { $cards ->
    [one] Ещё { $cards } карта втёмную.
    [few] Ещё { $cards } карты втёмную.
   *[many] Ещё { $cards } карт втёмную.
}
royals-cards-board-lose-hint = { $hits ->
    [one] Выберите фигуру, которая потеряет { $hits } очко.
    [few] Выберите, какая фигура пострадает: надо потерять { $hits } очка.
   *[many] Выберите, какая фигура пострадает: надо потерять { $hits } очков.
}
royals-cards-source = { $source ->
    [K] Короли
    [Q] Дамы
   *[J] Валеты
}
royals-cards-board-turning = Все открывают карты.
royals-cards-board-watching = Вы наблюдаете: руки закрыты.
