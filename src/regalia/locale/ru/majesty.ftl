# Majesty: во имя королевства

majesty-title = Majesty: во имя королевства

## Имена

majesty-card-name = { $card ->
    [miller] мельник
    [brewer] пивовар
    [witch] ведьма
    [guard] стражник
    [knight] рыцарь
    [innkeeper] трактирщик
    [noble] дворянин
    [miller-brewer] мельник/пивовар
    [miller-knight] мельник/рыцарь
    [brewer-witch] пивовар/ведьма
    [brewer-knight] пивовар/рыцарь
    [witch-guard] ведьма/стражник
    [witch-innkeeper] ведьма/трактирщик
    [witch-noble] ведьма/дворянин
    [guard-knight] стражник/рыцарь
    [guard-innkeeper] стражник/трактирщик
    [guard-noble] стражник/дворянин
    [knight-innkeeper] рыцарь/трактирщик
    [innkeeper-noble] трактирщик/дворянин
   *[other] { $card }
}
# кого берут: винительный падеж
majesty-card-accusative = { $card ->
    [miller] мельника
    [brewer] пивовара
    [witch] ведьму
    [guard] стражника
    [knight] рыцаря
    [innkeeper] трактирщика
    [noble] дворянина
   *[other] карту «{ majesty-card-name }»
}
majesty-character-name = { $character ->
    [miller] мельник
    [brewer] пивовар
    [witch] ведьма
    [guard] стражник
    [knight] рыцарь
    [innkeeper] трактирщик
    [noble] дворянин
   *[other] { $character }
}
majesty-character-accusative = { $character ->
    [miller] мельника
    [brewer] пивовара
    [witch] ведьму
    [guard] стражника
    [knight] рыцаря
    [innkeeper] трактирщика
    [noble] дворянина
   *[other] { $character }
}
# кем становится: творительный падеж
majesty-character-instrumental = { $character ->
    [miller] мельником
    [brewer] пивоваром
    [witch] ведьмой
    [guard] стражником
    [knight] рыцарем
    [innkeeper] трактирщиком
    [noble] дворянином
   *[other] { $character }
}
majesty-location-name = { $location ->
    [mill] Мельница
    [brewery] Пивоварня
    [cottage] Хижина
    [guardhouse] Караульня
    [barracks] Казармы
    [inn] Трактир
    [castle] Замок
    [infirmary] Лазарет
   *[other] { $location }
}
majesty-meeples-counted = { $meeples ->
    [one] { $meeples } мипл
    [few] { $meeples } мипла
   *[many] { $meeples } миплов
}
majesty-points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## События

majesty-take = { $seat } берёт { majesty-card-accusative }{ $paid ->
    [0] {""}
    [one] , оставив по пути { $paid } мипл
    [few] , оставив по пути { $paid } мипла
   *[many] , оставив по пути { $paid } миплов
}{ $gained ->
    [0] .
   *[other] { $paid ->
        [0] {" и получает "}
       *[other] {", и получает "}
    }{ $gained ->
        [one] { $gained } мипл
        [few] { $gained } мипла
       *[many] { $gained } миплов
    } с карты.
}
majesty-place = { $seat } использует карту как { majesty-character-accusative }.
majesty-points-shared = { majesty-location-name } (у кого есть { majesty-character-name }): { $seat } получает { majesty-points-counted }.
majesty-points = { majesty-location-name }: { $seat } получает { majesty-points-counted }.
majesty-meeples = { majesty-location-name }: { $seat } получает { majesty-meeples-counted }.
majesty-wound = { $attacker_seat } атакует: { $seat } отправляет { majesty-character-accusative } в лазарет.
majesty-defend = { $seat } отбивает атаку: стражников хватает, { $attacker_seat } уходит ни с чем.
majesty-unharmed = { $attacker_seat } атакует, но терять некого: { $seat } без персонажей.
majesty-heal = { $seat } лечит { majesty-character-accusative }: карта возвращается из лазарета.
majesty-sell = { $seat } меняет { majesty-meeples-counted } на очки.
majesty-buy = { $seat } меняет очки на { majesty-meeples-counted }.
majesty-return = { $seat } не может разместить { majesty-meeples-counted } и получает { $meeples ->
    [1] за него очко
   *[other] за них столько же очков
}.
majesty-reveal = В ряду новая карта: { majesty-card-name }.
majesty-infirmary = { $seat } теряет { majesty-points-counted }: в лазарете { $wounded ->
    [one] { $wounded } персонаж
    [few] { $wounded } персонажа
   *[many] { $wounded } персонажей
}.
majesty-variety = Разнообразие: { $seat } получает { majesty-points-counted } за { $locations ->
    [one] { $locations } владение
    [few] { $locations } владения
   *[many] { $locations } владений
}.
majesty-majority = Большинство ({ majesty-location-name }): { $seat } получает { majesty-points-counted }.
majesty-win = Победа! { $seat } получает корону: { majesty-points-counted }.

## Что требуется

majesty-ask-take = { $whose ->
    [mine] Ваш ход: возьмите карту из ряда.
   *[other] { $seat } выбирает карту.
}
majesty-ask-heal = { $whose ->
    [mine] Ваша карта «{ majesty-card-name }» выздоравливает: кем она вернётся?
   *[other] { $seat } лечит карту «{ majesty-card-name }».
}
majesty-ask-trade = { $whose ->
    [mine] В замке можно менять миплы на очки или очки на миплы, один к одному.
   *[other] { $seat } может поторговать в замке.
}
majesty-ask-over = Игра окончена.

## Варианты

majesty-choice-take = { majesty-card-name }{ $split ->
    [yes] {" — "}{ majesty-character-name }
   *[no] {""}
}{ $paid ->
    [0] , бесплатно
    [one] , заплатить { $paid } мипл
    [few] , заплатить { $paid } мипла
   *[many] , заплатить { $paid } миплов
}{ $gained ->
    [0] {""}
    [one] , получить { $gained } мипл
    [few] , получить { $gained } мипла
   *[many] , получить { $gained } миплов
}
majesty-choice-heal = вернуть { majesty-character-instrumental }
majesty-choice-trade-sell = продать { majesty-meeples-counted }
majesty-choice-trade-buy = купить { majesty-meeples-counted }
majesty-choice-trade-none = не торговать

## Почему нельзя

majesty-refuse-game-over = Игра окончена.
majesty-refuse-not-your-turn = Сейчас ходит { $active_seat }.
majesty-refuse-another-decision = { $decision ->
    [take] Сейчас нужно взять карту.
    [heal] Сначала выберите, кем вернётся раненая карта.
   *[trade] Сначала скажите, торгуете ли вы в замке.
}
majesty-refuse-no-such-card = Карт в ряду всего { $shown }.
majesty-refuse-too-few-meeples = Эта карта стоит { $needed ->
    [one] { $needed } мипл
    [few] { $needed } мипла
   *[many] { $needed } миплов
}, по одному на каждую карту перед ней, а у вас { $held }.
majesty-refuse-not-split = «{ majesty-card-name }» — обычная карта, выбирать тут нечего.
majesty-refuse-too-few-to-sell = Продать можно только миплы с карты работников: { $held }.
majesty-refuse-no-room-to-buy = На карте работников свободных мест: { $free }.
majesty-refuse-too-few-points = Очков у вас только { $held }.
majesty-refuse-no-such-action = Такого хода нет.
majesty-refuse-unreadable = Это не ход в Majesty; ход выглядит так: {"{"}"take": 2{"}"}, {"{"}"take": 2, "as": "brewer"{"}"}, {"{"}"heal": "witch"{"}"}, {"{"}"sell": 3{"}"} или {"{"}"buy": 2{"}"}.
majesty-refuse-half = Карта «{ majesty-card-name }» на месте { $place } становится кем-то одним: скажите, кем.
majesty-refuse-heal-half = Карта «{ majesty-card-name }» может вернуться только одним из своих персонажей.

## Настройки

majesty-option-sides = Стороны — это одна буква, A или B, или восемь букв от мельницы до лазарета, а не «{ $sides }».
majesty-option-help =
    sides=A или B, или восемь букв от мельницы до лазарета, например ABABBABB;
    deck=tiers (по ярусам) или combined (вперемешку); first=место, которое ходит первым (1, 2, …), или lots — по жребию

## На столе

majesty-table-display = Ряд
majesty-table-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
majesty-table-round = Круг { $round } из { $rounds }
majesty-table-front = начало
majesty-table-worker = Работники
majesty-table-points = Очки
majesty-legend-meeple = мипл; под картой — вы получите его вместе с ней
majesty-legend-space = свободное место для работника
majesty-legend-cost = сколько миплов стоит карта: по одному на каждую карту перед ней
majesty-legend-whole = персонаж в своей локации; число — сколько их там
majesty-legend-split = персонаж с двойной карты
majesty-legend-wounded = раненый персонаж в лазарете, цветом — верхний
majesty-legend-coin = у локации: очки тому, у кого там в конце больше всех персонажей
majesty-legend-gain = у варианта: сколько очков он даёт сразу
majesty-each = { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
}
majesty-everyone = { $everyone ->
    [one] { $everyone } очко
    [few] { $everyone } очка
   *[many] { $everyone } очков
}
majesty-couple = { $couple ->
    [one] { $couple } очко
    [few] { $couple } очка
   *[many] { $couple } очков
}
majesty-end = { $end ->
    [one] −{ $end } очко
    [few] −{ $end } очка
   *[many] −{ $end } очков
}
majesty-given = { $meeples ->
    [1] мипл
    [one] { $meeples } мипл
    [few] { $meeples } мипла
   *[many] { $meeples } миплов
}
majesty-ability = { $ability ->
    [mill-A] { majesty-each } за мельника
    [brewery-A] { majesty-each } и { majesty-given } за пивовара; всем, у кого есть мельник, { majesty-everyone }
    [cottage-A] Лечение; { majesty-each } за мельника, пивовара, ведьму
    [guardhouse-A] Защита; { majesty-each } за стражника, рыцаря, трактирщика
    [barracks-A] Атака; { majesty-each } за рыцаря
    [inn-A] { majesty-each } за трактирщика; всем, у кого есть пивовар, { majesty-everyone }
    [castle-A] { majesty-each } и { majesty-given } за дворянина
    [infirmary-A] В конце { majesty-end } за персонажа
    [mill-B] { majesty-each } за мельника; всем, у кого есть ведьма, { majesty-everyone }
    [brewery-B] { $meeples ->
        [1] Мипл
        [one] { $meeples } мипл
        [few] { $meeples } мипла
       *[many] { $meeples } миплов
    } за мельника и пивовара; { majesty-couple } за пару трактирщик и дворянин
    [cottage-B] Лечение; { majesty-each } за ведьму
    [guardhouse-B] Защита; { majesty-each } за пивовара, ведьму, стражника; всем, у кого есть трактирщик, { majesty-everyone }
    [barracks-B] Атака; { majesty-each } за рыцаря, трактирщика, дворянина
    [inn-B] За трактирщика { $crowd } × число персонажей самого частого вида
    [castle-B] Можно торговать; { majesty-each } за дворянина и за раненого
   *[infirmary-B] В конце { majesty-end } за персонажа и −{ $most } тому, у кого их больше всех
}
majesty-source = { $source ->
    [meeples] возврат миплов
    [trade] торговля
    [variety] разнообразие
    [majority] большинство
    [infirmary] лазарет
    [mill] мельница
    [brewery] пивоварня
    [cottage] хижина
    [guardhouse] караульня
    [barracks] казармы
    [inn] трактир
    [castle] замок
   *[other] { $source }
}

## Части оценки, которые называет подсказка

majesty-term-points = набранные очки
majesty-term-meeples = миплы под рукой
majesty-term-harvest = что ещё принесут владения
majesty-term-variety = разнообразие персонажей (MJ-23)
majesty-term-majorities = большинство во владениях (MJ-24)
majesty-term-infirmary = цена лазарета (MJ-22)

## В браузере

majesty-board-road = Дорога в королевство
majesty-board-free = даром
majesty-board-place = место { $place }
majesty-board-card-help = { majesty-card-name }{ $split ->
    [yes] : становится кем-то одним, на ваш выбор.
   *[no] .
}
majesty-board-goes = { majesty-character-name } → { majesty-location-name }: { majesty-ability }
majesty-board-cost-help = { $paid ->
    [0] Первая карта достаётся даром.
    [one] Стоит { $paid } мипл: он ложится на карту перед ней.
    [few] Стоит { $paid } мипла, по одному на каждую карту перед ней.
   *[many] Стоит { $paid } миплов, по одному на каждую карту перед ней.
}{ $gained ->
    [0] {""}
    [one] {" Вместе с ней вы получаете "}{ $gained } мипл.
    [few] {" Вместе с ней вы получаете "}{ $gained } мипла.
   *[many] {" Вместе с ней вы получаете "}{ $gained } миплов.
}
majesty-board-preview-help = { $closing ->
    [yes] Принесёт { majesty-points-counted } вместе с итоговым подсчётом: на этом ходу игра кончается.
   *[no] Сразу принесёт { majesty-points-counted }.
}
majesty-board-share-help = { $count ->
    [one] { $names } тоже получит { majesty-points-counted }.
   *[other] { $names } тоже получат по { majesty-points-counted }.
}
majesty-board-held = { $held ->
    [0] У вас нет ни одного.
   *[other] У вас { $held }.
}
majesty-board-no-space = За миплы, которым не хватит места, дают по очку; это уже учтено.
majesty-board-which = { majesty-card-name }: кем она станет?
majesty-board-heal-which = { majesty-card-name }: кем она вернётся?
majesty-board-back = Другая карта
majesty-board-deck = Колода
majesty-board-deck-help = { majesty-table-deck }. После каждого хода ряд сдвигается к началу, а в конце его открывается следующая карта.
majesty-board-round-help = Игра кончается, когда у каждого { $rounds ->
    [one] { $rounds } персонаж
    [few] { $rounds } персонажа
   *[many] { $rounds } персонажей
}, столько же и кругов.

majesty-board-realm = Королевство: { $name }
majesty-board-other-realms = Остальные королевства
majesty-board-look = Посмотреть поближе: { $name }
majesty-board-look-own = К моему королевству
majesty-board-place-help = { majesty-location-name }, сторона { $side }. { majesty-ability }.
majesty-board-here = { $count ->
    [0] Здесь пока никого.
   *[other] Здесь: { $names }.
}
majesty-board-next-healed = Сверху, первая на лечение: карта «{ majesty-card-name }».
majesty-board-coin-help = Тот, у кого здесь в конце больше всех персонажей, получает { majesty-points-counted }; при равенстве — каждый сполна.{ $leads ->
    [yes] {" Сейчас больше всех в этом королевстве."}
   *[no] {""}
}
majesty-board-coin-loss-help = Тот, у кого в конце больше всех раненых, теряет { majesty-points-counted }; при равенстве — каждый.{ $leads ->
    [yes] {" Сейчас больше всех в этом королевстве."}
   *[no] {""}
}
majesty-board-workers = Миплы: { $meeples } из { $spaces }
majesty-board-workers-help = На карте работников мест: { $spaces }. { $beside ->
    [0] Лишние лежат рядом до конца хода и затем приносят по очку.
    [one] Рядом лежит { $beside } мипл, в конце хода он принесёт очко.
    [few] Рядом лежат { $beside } мипла, в конце хода каждый принесёт по очку.
   *[many] Рядом лежат { $beside } миплов, в конце хода каждый принесёт по очку.
}
majesty-board-attack = Атака { $count }
majesty-board-attack-help = { $count ->
    [0] Рыцарей нет: новый атаковал бы один
    [one] { $count } рыцарь: вместе с новым он атаковал бы
    [few] { $count } рыцаря: вместе с новым они атаковали бы
   *[many] { $count } рыцарей: вместе с новым они атаковали бы
} всех, у кого стражников меньше.
majesty-board-defence = Защита { $count }
majesty-board-defence-help = { $count ->
    [0] Стражников нет: любая атака
    [one] { $count } стражник: атака двух и более рыцарей
    [few] { $count } стражника: атака большего числа рыцарей
   *[many] { $count } стражников: атака большего числа рыцарей
} отправит самого левого персонажа в лазарет.
majesty-board-variety = Разнообразие { $kinds }
majesty-board-variety-help = Персонажи есть в { $kinds ->
    [one] { $kinds } владении
   *[other] { $kinds } владениях
}: в конце это число в квадрате, сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
majesty-board-event = { $event ->
    [wound] { $name } ранит { majesty-character-accusative }
    [defend] Атака отбита: { $name }
    [unharmed] Атака впустую: { $name }
   *[heal] Лечение: { majesty-character-name }
}
majesty-board-earned-of = { $name }: откуда очки
majesty-board-earned-nothing = Очков пока нет.
majesty-board-sum = всего
majesty-board-purse-help = { majesty-points-counted }. Нажмите, чтобы узнать, откуда они.

majesty-board-trade = В замке
majesty-board-sell = Миплы за очки
majesty-board-buy = Очки за миплы
