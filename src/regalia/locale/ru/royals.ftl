# Royals, настольная игра

royals-title = Royals: настольная игра

## Имена

royals-country-name = { $country ->
    [france] Франция
    [german-states] Германские государства
    [britain] Британия
    [spain] Испания
   *[other] { $country }
}
# чего: родительный падеж
royals-of-country = { $country ->
    [france] Франции
    [german-states] Германских государств
    [britain] Британии
    [spain] Испании
   *[other] { $country }
}
# где: предложный падеж
royals-in-country = { $country ->
    [france] во Франции
    [german-states] в Германских государствах
    [britain] в Британии
    [spain] в Испании
   *[other] { $country }
}
royals-card-name = { $card ->
    [france] Франция
    [german-states] Германские государства
    [britain] Британия
    [spain] Испания
    [france-german-states] Франция/Германские государства
    [france-britain] Франция/Британия
    [france-spain] Франция/Испания
    [german-states-britain] Германские государства/Британия
    [german-states-spain] Германские государства/Испания
    [britain-spain] Британия/Испания
   *[other] { $card }
}
# что берут: винительный падеж
royals-card-a = { $card ->
    [france] карту Франции
    [german-states] карту Германских государств
    [britain] карту Британии
    [spain] карту Испании
   *[other] интригу «{ royals-card-name }»
}
# какие карты: родительный падеж множественного числа
royals-card-many = { $card ->
    [france] карт Франции
    [german-states] карт Германских государств
    [britain] карт Британии
    [spain] карт Испании
   *[other] интриг «{ royals-card-name }»
}
royals-card-few = { $card ->
    [france] карты Франции
    [german-states] карты Германских государств
    [britain] карты Британии
    [spain] карты Испании
   *[other] интриги «{ royals-card-name }»
}
royals-counted-cards = { $number ->
    [1] { royals-card-a }
    [one] { $number } { royals-card-a }
    [few] { $number } { royals-card-few }
   *[many] { $number } { royals-card-many }
}
royals-title-name = { $title ->
    [marshal] маршал
    [baron] барон
    [countess] графиня
    [duke] герцог
    [cardinal] кардинал
    [princess] принцесса
    [king] король
   *[other] { $title }
}
# в узких таблицах: не длиннее четырёх букв
royals-title-short = { $title ->
    [marshal] мар
    [baron] бар
    [countess] гра
    [duke] гер
    [cardinal] кар
    [princess] при
    [king] кор
   *[other] { $title }
}
# кого: винительный падеж
royals-title-accusative = { $title ->
    [marshal] маршала
    [baron] барона
    [countess] графиню
    [duke] герцога
    [cardinal] кардинала
    [princess] принцессу
    [king] короля
   *[other] { $title }
}
# чей: родительный падеж
royals-title-genitive = { $title ->
    [countess] графини
    [princess] принцессы
   *[other] { royals-title-accusative }
}
royals-city-name = { $city ->
    [Paris] Париж
    [Bordeaux] Бордо
    [Dijon] Дижон
    [Marseille] Марсель
    [Lyon] Лион
    [Munich] Мюнхен
    [Vienna] Вена
    [Berlin] Берлин
    [Cologne] Кёльн
    [Dublin] Дублин
    [London] Лондон
    [Edinburgh] Эдинбург
    [Seville] Севилья
    [Valencia] Валенсия
    [Madrid] Мадрид
    [Barcelona] Барселона
   *[other] { $city }
}
# где: предложный падеж
royals-in-city = { $city ->
    [Paris] в Париже
    [Bordeaux] в Бордо
    [Dijon] в Дижоне
    [Marseille] в Марселе
    [Lyon] в Лионе
    [Munich] в Мюнхене
    [Vienna] в Вене
    [Berlin] в Берлине
    [Cologne] в Кёльне
    [Dublin] в Дублине
    [London] в Лондоне
    [Edinburgh] в Эдинбурге
    [Seville] в Севилье
    [Valencia] в Валенсии
    [Madrid] в Мадриде
    [Barcelona] в Барселоне
   *[other] в городе { $city }
}
royals-points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## События

royals-draw = { $seat } берёт { $deck ->
    [intrigue] карту интриги.
   *[country] карту страны из стопки.
}
royals-draw-own = { $seat } берёт из стопки { royals-card-a }.
royals-take = { $seat } берёт из ряда { royals-card-a }.
royals-ran-out = Стопка карт стран кончилась, новая сложена из сброса: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}. { $last ->
    [yes] Последний круг продолжается.
   *[no] Период { $year } подходит к концу.
}
royals-reshuffle = Стопка интриг кончилась, новая сложена из сброса: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
royals-pay = { $seat } отдаёт { royals-counted-cards }.
royals-discard = { $seat } сбрасывает { royals-counted-cards }.
royals-reveal = Новая карта в ряду: { royals-card-name }.
royals-end = { $seat } заканчивает ход.
royals-claim = { $seat } занимает { royals-title-accusative } { royals-in-city }.
royals-take-over = { $seat } захватывает { royals-title-accusative } { royals-in-city }: { $loser_seat } отправляет своего дворянина в собор.
royals-city-bonus = Первый дом { royals-in-city }: { $seat } получает { royals-points-counted }.
royals-country-bonus = Во всех городах { royals-of-country }: { $seat } получает { royals-points-counted }.
royals-house-bonus = На каждом маркере титула: { $seat } получает бонус благородного дома, { royals-points-counted }.
royals-period-end = Подсчёт периода { $year }.
royals-tie = { royals-country-name }: { royals-tied }. Выше { $seat }.
# двое с одинаковым влиянием в стране: что ставит одного выше
royals-tied = поровну, по { $influence }; { $by ->
    [city] титулы равны, и решает { royals-title-name } { royals-in-city }, где бонус города выше
   *[title] решает { royals-title-name } { royals-in-city }
}
royals-influence = { royals-country-name }: { $seat } получает { royals-points-counted }, влияние { $influence }.
royals-last-round = Последний круг: завершает его { $last_seat }.
royals-title-scored = Маркер { royals-title-genitive }: { $seat } получает { royals-points-counted }, { $cubes ->
    [one] { $cubes } дворянин
    [few] { $cubes } дворянина
   *[many] { $cubes } дворян
} на маркере.
royals-win = Победа! { $seat } набирает { royals-points-counted }.

## Что требуется

royals-ask-draw = Ваш ход: { $draw ->
    [first] { $total ->
        [1] возьмите карту страны.
       *[other] возьмите { $number }-ю карту страны из { $total }.
    }
    [mixed] возьмите карту страны в пару к интриге.
    [second] возьмите { $number }-ю карту страны из { $total } или вместо остальных — одну карту интриги.
    [last] возьмите { $number }-ю карту страны из { $total }.
   *[any] возьмите { $total ->
        [one] { $total } карту страны
        [few] { $total } карты стран
       *[many] { $total } карт стран
    } или { $mixed ->
        [one] { $mixed } карту страны
        [few] { $mixed } карты стран
       *[many] { $mixed } карт стран
    } и одну карту интриги.
}
royals-ask-play = { $cards ->
    [0] На руке нет карт: закончите ход.
   *[other] Ваш ход: занимайте и захватывайте аристократов, пока хватает карт, или закончите ход.
}
royals-ask-triples = Оплата: { royals-title-name } { royals-in-city }. Сколько карт вы заменяете любыми, по { $each } за одну?
royals-ask-pairs = Оплата: { royals-title-name } { royals-in-city }. Сколько интриг вы заменяете любыми, по { $each } за одну?
royals-ask-pay = Оплата: { royals-title-name } { royals-in-city }. { $due ->
    [1] Выберите последнюю карту.
    [one] Выберите карту, осталась ещё { $due }.
    [few] Выберите карту, осталось ещё { $due }.
   *[many] Выберите карту, осталось ещё { $due }.
}
royals-ask-discard = На руке слишком много карт. Сбросьте { $countries ->
    [0] { $intrigues ->
        [one] { $intrigues } карту интриги.
        [few] { $intrigues } карты интриг.
       *[many] { $intrigues } карт интриг.
    }
    [one] { $countries } карту страны.
    [few] { $countries } карты стран.
   *[many] { $countries } карт стран.
}
royals-ask-other = { $decision ->
    [draw] { $seat } берёт карты.
    [discard] { $seat } сбрасывает карты.
   *[play] { $seat } играет карты.
}
royals-ask-over = Игра окончена.

## Варианты

royals-choice-pile = взять из стопки
royals-choice-row = взять из ряда { royals-card-a }
royals-choice-intrigue = взять карту интриги
royals-price = цена { $cost }{ $missing ->
    [0] {""}
    [one] {" "}(любые карты, { $each } вместо { $missing } недостающей)
    [few] {" "}(любые карты, по { $each } вместо каждой из { $missing } недостающих)
   *[many] {" "}(любые карты, по { $each } вместо каждой из { $missing } недостающих)
}
royals-bonuses = { $bonus ->
    [0] {""}
   *[other] , бонус города { $bonus }
}{ $country_bonus ->
    [0] {""}
   *[other] , бонус страны { $country_bonus }
}{ $house_bonus ->
    [0] {""}
   *[other] , бонус благородного дома { $house_bonus }
}
royals-choice-claim = занять { royals-title-accusative } { royals-in-city } ({ royals-country-name }): { royals-price }, влияние { $influence }{ royals-bonuses }
royals-choice-take-over = захватить { royals-title-accusative } { royals-in-city } ({ royals-country-name }), владеет { $owner_seat }: { royals-price } и { $intrigues ->
    [one] { $intrigues } карта интриги
    [few] { $intrigues } карты интриг
   *[many] { $intrigues } карт интриг
}, влияние { $influence }{ royals-bonuses }
royals-choice-end = закончить ход
royals-choice-triples = { $number ->
    [one] { $number } тройка любых карт
    [few] { $number } тройки любых карт
   *[many] { $number } троек любых карт
}
royals-choice-pairs = { $number ->
    [one] { $number } пара любых интриг
    [few] { $number } пары любых интриг
   *[many] { $number } пар любых интриг
}
royals-choice-pay = отдать { royals-card-a }
royals-choice-discard = сбросить { royals-card-a }

## Почему нельзя

royals-refuse-game-over = Игра окончена.
royals-refuse-not-your-turn = Сейчас ходит { $active_seat }.
royals-refuse-another-decision = { $decision ->
    [draw] Сначала возьмите карты этого хода.
    [play] Карты взяты: занимайте, захватывайте или закончите ход.
    [substitute] Сначала скажите, сколько замен в вашей оплате.
    [pay] Сначала выберите карты для оплаты.
   *[discard] Сначала сбросьте лишние карты.
}
royals-refuse-no-such-action = Такого хода нет.
royals-refuse-not-in-row = Карты { royals-of-country } в ряду нет.
royals-refuse-first-turn = В самый первый ход берут только карты стран.
royals-refuse-one-intrigue = За ход берут одну карту интриги, и она у вас уже есть.
royals-refuse-too-many-drawn = Две карты стран уже взяты, значит и третья — карта страны.
royals-refuse-no-such-noble = Такого аристократа нет: { royals-title-name } { royals-in-city }.
royals-refuse-empty-place = Аристократ { royals-in-city } всего один.
royals-refuse-own-noble = Этот аристократ и так ваш: { royals-title-name } { royals-in-city }.
royals-refuse-occupied = Место занято: { royals-title-name } { royals-in-city }, владеет { $owner_seat }. Здесь возможен только захват.
royals-refuse-vacant = Место свободно: { royals-title-name } { royals-in-city }. Захватывать не у кого, просто займите.
royals-refuse-supply-empty = На аристократа уходит дворян: { $takes }, а в запасе { $supply ->
    [0] никого
    [one] { $supply } дворянин
    [few] { $supply } дворянина
   *[many] { $supply } дворян
}.
royals-refuse-too-few-cards = Карт не хватает: { royals-title-name } { royals-in-city } стоит { $needed ->
    [one] { $needed } карту
    [few] { $needed } карты
   *[many] { $needed } карт
} { royals-of-country }{ $intrigues ->
    [0] {""}
    [one] {" "}и { $intrigues } карту интриги
    [few] {" "}и { $intrigues } карты интриг
   *[many] {" "}и { $intrigues } карт интриг
}. Карт { royals-of-country } у вас { $held ->
    [0] нет
   *[other] { $held }
}, а прочих слишком мало: каждую недостающую заменяют любые { $each }.
royals-refuse-too-few-intrigues = Интриг не хватает: чтобы захватить { royals-title-accusative } { royals-in-city }, { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
   *[many] нужно { $needed } карт
} с гербом { royals-of-country } сверх цены. Таких у вас { $held ->
    [0] нет
   *[other] { $held }
}, а прочих слишком мало: каждую недостающую заменяют любые { $each }.
royals-refuse-cannot-substitute = Столько замен ваша рука не позволяет.
royals-refuse-not-held = Такой карты у вас нет: { royals-card-name }.
royals-refuse-does-not-fit = Для этой оплаты карта не подходит: { royals-card-name }.
royals-refuse-unreadable = Это не ход в Royals; ход выглядит так: {"{"}"draw": "pile"{"}"}, {"{"}"claim": "baron", "in": "Dijon"{"}"}, {"{"}"pay": "spain"{"}"} или {"{"}"end": "turn"{"}"}.

## Настройки

royals-option-open-cards = В ряду бывает { $usual } или { $most } открытых карты, а не { $open_cards }.
royals-option-help =
    open_cards=3 или 4; first=место, которое ходит первым (1, 2, …), или lots — по жребию;
    board=текст файла поля

## Файл поля

royals-board-too-large = Строка { $line }: в описании поля не больше { $most } знаков.
royals-board-syntax = Строка { $line }, столбец { $column }: это не TOML: { $reason }.
royals-board-unknown = Строка { $line }: «{ $entry }» здесь неизвестно; известны { $known }.
royals-board-missing = Строка { $line }: не хватает «{ $entry }».
royals-board-number = Строка { $line }: в «{ $entry }» нужно целое число.
royals-board-range = Строка { $line }: в «{ $entry }» стоит { $value }, а нужно число от 1 до { $most }.
royals-board-pair = Строка { $line }: в «{ $entry }» нужны два числа, например [10, 4].
royals-board-order = Строка { $line }: в «{ $entry }» меньшее число стоит первым; напишите [{ $high }, { $low }].
royals-board-odd = Строка { $line }: маркер { royals-title-genitive } стоит { $value }, а нужно чётное число, ведь маркер делится пополам.
royals-board-ascending = Строка { $line }: маркер { royals-title-genitive } стоит { $value }, но у предыдущего титула уже { $before }.
royals-board-cities = Строка { $line }: { royals-country-name }, городов { $count }, а нужно { $wanted }.
royals-board-city = Строка { $line }: у города { royals-city-name } нужны бонус и аристократы, например {"{"} bonus = 3, nobles = ["duke", "baron"] {"}"}.
royals-board-city-name = Строка { $line }: в названии города от 1 до { $most } байт (латинская буква — один, русская — два); «{ $city }» не подходит.
royals-board-city-twice = Строка { $line }: название { royals-city-name } уже есть в строке { $first_line }.
royals-board-nobles = Строка { $line }: у города { royals-city-name } должно быть один или два аристократа.
royals-board-title-twice = Строка { $line }: у города { royals-city-name } титул «{ $title }» встречается дважды.
royals-board-title = Строка { $line }: у города { royals-city-name } аристократ «{ $title }»; титулы бывают такие: { $known }.
royals-board-at = Строка { $line }: место города { royals-city-name } на карте («at») — два целых числа от { $least } до { $most }: слева и сверху.
royals-board-influence = Строка { $line }: у города { royals-city-name } влияние указывают для каждого аристократа или не указывают вовсе.
royals-board-kings = Строка { $line }: { royals-country-name }, королей { $count }, а нужен ровно один.
royals-board-title-nowhere = Строка { $line }: титула нет нигде ({ royals-title-name }), и никто не смог бы получить бонус благородного дома.
royals-board-open-tie = Строка { $line }: у городов { royals-city-name } и { $other_city } общий титул ({ royals-title-name }) и одинаковый бонус { $bonus }: ничья могла бы остаться неразрешённой.
royals-board-warn-periods = Пары маркеров периода не те, что в правилах (10/4, 8/3, 7/4, 6/5).
royals-board-warn-nobles = Аристократов { $count }; на печатном поле, судя по обзорам, { $reported }.
royals-board-warn-title = Титул «{ royals-title-name }»: { $count }; на печатном поле, судя по обзорам, { $reported }.
royals-board-warn-princesses = Принцесс { royals-in-country }: { $count }; на печатном поле, судя по обзорам, { $reported }.

## На столе

royals-table-period = Период { $year }
royals-table-last-round = последний круг
royals-table-row = Ряд
royals-table-pile = стопка { $count }
royals-table-discards = Сброс
royals-table-intrigue = Интриги
royals-table-houses = Благородные дома
royals-table-hand = Ваша рука
royals-table-points = очки
royals-table-supply = запас
royals-table-cards = карты
royals-table-seen = Взято из ряда у всех на глазах
royals-legend-house = дом: его дворяне на карте и в соборах
royals-legend-vacant = аристократ, которого никто не занял
royals-legend-noble = титул аристократа и его влияние
royals-legend-bonuses = у страны: её бонусы; у города: бонус города
royals-legend-periods = маркеры за первое и второе место по влиянию в конце периода
royals-legend-influence = влияние дома в стране
royals-legend-ahead = влияние поровну; кто при этом впереди
royals-legend-cathedral = дворяне в соборе; если их много, после знака дома стоит их число
royals-legend-cards = карты стран и карты интриги на руке
royals-legend-title = цена титула → сколько его маркер стоит в конце; ниже — дворяне на нём, жирным — у кого больше всех
royals-legend-none = на маркере титула нет дворян
royals-legend-gap = пустое место в ряду
royals-legend-taken = взятый маркер, цветом того, кто его взял
royals-legend-short = мар маршал, бар барон, гра графиня, гер герцог, кар кардинал, при принцесса, кор король
royals-source = { $source ->
    [city] города
    [country] страны
    [house] благородный дом
    [period] периоды
    [title] титулы
   *[other] { $source }
}

## Части оценки, которые называет подсказка

royals-term-points = набранные очки
royals-term-influence = влияние в странах (RY-27)
royals-term-titles = первенство в титулах (RY-30)
royals-term-countries = путь к бонусам стран (RY-24)
royals-term-house = путь к бонусу благородного дома (RY-25)
royals-term-means = карты и дворяне про запас
royals-term-rivals = надежды соперников
royals-term-payment = аристократ, за которого идёт плата

## В браузере

royals-board-map = Карта Европы
royals-board-unplaced = Не на карте
royals-board-map-keys = Стрелки ведут от аристократа к аристократу.
royals-board-countries = Страны
royals-board-offers = { $count ->
    [one] доступен { $count } аристократ
    [few] доступны { $count } аристократа
   *[many] доступно { $count } аристократов
}
royals-board-noble = { royals-city-name }, { royals-title-name }: цена { $cost } { $cost ->
    [one] карта
    [few] карты
   *[many] карт
} { royals-of-country }, влияние { $influence }. { $state ->
    [vacant] Место свободно.
    [own] Здесь ваш дворянин.
   *[held] Место занято ({ $owner }): для захвата нужна и интрига.
}
royals-board-city-bonus = { $state ->
    [open] Бонус города { royals-city-name }: { royals-points-counted } тому, кто первым займёт здесь место.
   *[taken] Бонус города { royals-city-name }: { royals-points-counted }, уже получен ({ $owner }).
}
royals-board-cathedral = Собор, { royals-city-name }: { $names }. Дворяне в соборе считаются для бонуса страны, но не дают влияния.
royals-board-cathedral-empty = Собор, { royals-city-name }: пока пусто. Сюда уходят вытесненные дворяне.
royals-board-counted-name = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
royals-board-counted-card = { $number ->
    [1] { royals-card-name }
   *[other] { royals-card-name } × { $number }
}
royals-board-seen = { royals-table-seen }: { royals-board-counted-card }
royals-board-race = Влияние
royals-board-influence-of = { $name }: влияние { royals-in-country } — { $influence }.
royals-board-tie = { $ahead } выше, чем { $behind }: { royals-tied }
royals-board-country-bonus = Бонус страны ({ royals-country-name }), { royals-points-counted }: { $state ->
    [open] тому, кто есть во всех её городах, считая соборы.
   *[taken] уже получен ({ $owner }).
}
royals-board-country-bonuses = Бонусы стран
royals-board-period = { $state ->
    [over] Период { $year } завершён.
    [now] Период { $year }: подсчёт в конце хода, в котором кончится стопка карт стран.
   *[ahead] Период { $year } ещё впереди.
}
royals-board-period-marker = { $year }, { royals-country-name }, { $rank ->
    [1] первое место по влиянию
   *[other] второе место по влиянию
}: { royals-points-counted }{ $state ->
    [open] .
    [lost] ; не достался никому.
   *[taken] ; получает { $owner }.
}
royals-board-titles = Титулы
royals-board-title-marker = Маркер { royals-title-genitive }: цена титула { $cost }. В конце игры больше всех дворян здесь — { $points }, двое поровну — по { $half }, трое и более — никому ничего.
royals-board-cubes = { $name }, маркер { royals-title-genitive }: { $count ->
    [0] дворян нет
    [one] { $count } дворянин
    [few] { $count } дворянина
   *[many] { $count } дворян
}.
royals-board-house-bonuses = Бонус благородного дома
royals-board-house-bonus = Бонус благородного дома, { royals-points-counted }: { $state ->
    [open] тому, у кого есть дворянин на каждом титуле.
   *[taken] уже получен ({ $owner }).
}
royals-board-limits = Пределы руки и запас
royals-board-market = Ряд и стопки
royals-board-row-card = В ряду: { royals-card-name }. Картами страны платят за её аристократов; все видят, какую вы берёте.
royals-board-gap = Пустое место в ряду; его заполнят в конце хода.
royals-board-pile = { $deck ->
    [intrigue] Стопка интриг: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }. Карту интриги добавляют к цене, чтобы захватить чужого аристократа. С нею за ход берут только одну карту страны
   *[country] Стопка карт стран: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }. Что вы берёте, другие не видят. С последней картой период подходит к концу
}.
royals-board-discards = { $deck ->
    [intrigue] Сброс интриг
   *[country] Сброс карт стран
}, { $count }: { $cards }
royals-board-deck = { $deck ->
    [intrigue] Интриги
   *[country] Карты стран
}
royals-board-hand-card = На руке: { royals-board-counted-card }
royals-board-hand-empty = На руке нет карт.
royals-board-held = { royals-board-deck } { $count }/{ $most }
royals-board-limit = Предел действует в конце хода: лишнее сбрасывают.
royals-board-hand-help = Карты на руке; какие они, неизвестно, кроме взятых из ряда.
royals-board-supply = Дворяне { $count }
royals-board-supply-help = Дворяне в запасе. На каждого аристократа уходит { $takes }, и они не возвращаются.
royals-board-claim = Занять { royals-title-accusative } { royals-in-city }
royals-board-take-over = Захватить { royals-title-accusative } { royals-in-city }
royals-board-gain-influence = +{ $influence } к влиянию { royals-in-country }
royals-board-gain-bonus = { $source ->
    [country] Бонус страны { $points }
    [house] Бонус благородного дома { $points }
   *[city] Бонус города { $points }
}
royals-board-gain-cube = { $count }-й дворянин на маркере { royals-title-genitive }
royals-board-ousts = { $name }: −{ $influence }, дворянин уходит в собор
royals-board-scoring = Начисляются очки.
royals-board-part = { $deck ->
    [intrigue] Интриги, цена { $price }
   *[country] Карты стран, цена { $price }
}
royals-board-substitutes = { $deck ->
    [intrigue] Пары любых интриг:
   *[country] Тройки любых карт:
}
royals-board-substituted = { $deck ->
    [intrigue] { $number ->
        [1] Любые { $each } заменяют одну недостающую.
       *[other] { $number } × любые { $each } вместо одной недостающей.
    }
   *[country] { $number ->
        [1] Любые { $each } заменяют одну недостающую.
       *[other] { $number } × любые { $each } вместо одной недостающей.
    }
}
royals-board-of = { $paid } из { $held }
royals-board-more = Ещё одна: { royals-card-name }
royals-board-fewer = Одной меньше: { royals-card-name }
royals-board-pay = { $verb ->
    [claim] Занять за { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    }
   *[take-over] Захватить за { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    }
}
royals-board-paying = Идёт оплата …
royals-board-chosen = Уже выбрано:
royals-board-withdraw = Отменить оплату
