# Страницы в браузере, общие для всех игр

page-home = На главную
page-skip = К основному содержимому
page-rule = Правило { $rule }
page-rule-page = Все правила на отдельной странице
page-rules = Правила
page-announcement = Объявление
page-close = Закрыть
page-cancel = Отмена
page-yes = Да
page-no = Нет
page-again = Ещё раз
page-loading = Минутку…
page-compiling = Правила компилируются для этого компьютера. Это делается один раз.
page-compiling-left = { $seconds ->
    [one] осталась примерно { $seconds } секунда
    [few] осталось примерно { $seconds } секунды
   *[many] осталось примерно { $seconds } секунд
}
page-compiling-waiting = скоро её очередь
page-compiling-failed = не получилось, пробуем ещё раз
page-you = вы
page-out-of-reach = Сервер недоступен. Он запущен?
page-lost-title = Здесь ничего нет
page-lost = Такой страницы нет. Столы на прежнем месте.

## Настройки

page-preferences = Настройки
page-language = Язык
page-theme = Оформление
page-theme-choice = { $theme ->
    [light] светлое
    [dark] тёмное
   *[auto] как на устройстве
}
page-motion = Темп игры
page-motion-choice = { $motion ->
    [calm] спокойный
    [on] обычный
    [quick] быстрый
    [off] сразу, без анимации
   *[auto] как на устройстве
}
page-sound = Звук
page-sound-choice = { $volume ->
    [low] тихий
    [full] полный
   *[off] выключен
}
page-log-numbered = всегда показывать номера правил
page-vibration = вибрация
page-my-turn-signal = Когда мой ход
page-notification = уведомление
page-notification-blocked = Браузер не разрешает этой странице уведомления; разрешить их можно в его настройках.
page-notification-failed = Браузер не смог показать уведомление.

## Клавиатура

page-shortcuts = Горячие клавиши
page-shortcuts-here = Здесь
page-shortcuts-everywhere = Везде
page-shortcuts-letters = Буквы работают как горячие клавиши (но не там, где вы пишете)
page-shortcut-space = Пробел
page-shortcut-next = дальше по странице
page-shortcut-roam = по соседним элементам
page-shortcut-choose = выбрать
page-shortcut-escape = закрыть или передумать
page-shortcut-sheet = эта справка; у того, что объяснено, — правило
page-shortcut-choices = к возможным ходам
page-shortcut-words = возможные ходы словами
page-shortcut-hint = подсказка
page-shortcut-undo = отменить ход
page-shortcut-chat = к чату
page-shortcut-log = к тому, что произошло
page-shortcut-replay-forward = следующий момент
page-shortcut-replay-back = предыдущий момент
page-shortcut-replay-first = в начало
page-shortcut-replay-last = в конец
page-shortcut-replay-play = пуск или пауза

## За столом

page-closed-title = Этот стол для вас закрыт
page-connection-lost = Связь потеряна, ищем стол снова…
page-skip-ahead = Показать сразу
page-title-my-turn = Ваш ход: { $title }
page-people = За столом
page-points = { $game ->
    [royal-wedding] { $points ->
        [one] { $points } престиж
       *[other] { $points } престижа
    }
   *[other] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
page-gain = { $points ->
    [0] ±0
   *[other] +{ $points }
}
page-seat-bot = бот, { page-bot-name }
page-seat-away = { $why ->
    [time] время вышло; играет { page-bot-name }
    [resigned] игра сдана; доигрывает { page-bot-name }
    [left] место оставлено; играет { page-bot-name }
    [gone] долго нет; играет { page-bot-name }
    [removed] место отдано боту; доигрывает { page-bot-name }
   *[asked] не за столом; играет { page-bot-name }
}
page-seat-help = { $character ->
    [usual] { page-bot-help }
   *[other] { page-bot-help }; { page-bot-character-help }
}
page-seat-here = за столом
page-seat-not-here = нет связи
page-time-left = осталось { $time }
page-choices = Что можно сделать
page-choices-in-words = Список ходов
page-look-at = Посмотреть: { $name }
page-menu = Ещё
page-hint = Подсказка
page-hint-help = Лучшие ходы, какими их видит с вашего места бот уровня «Герцог». Он знает не больше вашего.
page-hint-title = Как сыграл бы герцог
page-hint-thinking = Герцог думает…
page-hint-chance = побеждает в { $percent } % партий
page-hint-behind = на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше
page-hint-only = Ничего другого не остаётся.
page-hint-do = Сделать так
page-hint-about = Шансы — сколько таких партий выигрывают при равной игре; бот знает то же, что и вы. Под ними — чем ход больше всего отличается от остальных, в очках.

page-undo = Отменить ход
page-undo-ask = Попросить отмены хода
page-undo-free-help = Сразу отменяет ваш последний ход{ $moves ->
    [1] {""}
   *[other] {" "}и всё, что было после него (всего ходов: { $moves })
}: никого спрашивать не нужно.
page-undo-ask-help = После вашего хода кто-то сходил или что-то открылось: остальных спросят.{ $moves ->
    [1] {""}
   *[other] {" "}Всего отменится ходов: { $moves }.
}
page-undo-asked = { $name } просит отменить ход{ $moves ->
    [1] {""}
   *[other] {" "}и всё, что было после него (всего ходов: { $moves })
}. Согласны?
page-undo-withdraw = Больше не просить
page-undo-waiting = { $own ->
    [yes] Вы просите отменить ход; решают: { $names }.
   *[no] { $name } просит отменить ход; решают: { $names }.
}
page-absent = { $name } не за столом: { $time }. Все ждут хода.
page-absent-bot = Пусть играет бот
page-absent-remove = Удалить
page-absent-sure = { $name }: до конца будет играть бот, вернуться будет нельзя. Удалить?
page-absent-wait = Ждать
page-company = Кто за столом, приглашение
page-watching = Вы зритель
page-watchers = { $count ->
    [0] Зрителей нет.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
page-away = Пусть за меня играет бот
page-away-told = { $why ->
    [time] Ваше время вышло: пока вы не вернётесь, за вас играет { page-bot-name }.
    [resigned] Вы сдались: за вас доигрывает { page-bot-name }.
    [gone] Вас долго не было, и остальные продолжили: пока вы не вернётесь, за вас играет { page-bot-name }.
    [removed] Вас не было слишком долго: за вас доигрывает { page-bot-name }.
   *[asked] Пока вы не вернётесь, за вас играет { page-bot-name }.
}
page-back = Вернуться в игру
page-resign = Сдаться
page-resign-sure = Бот доиграет за вас до конца, вернуться будет нельзя. Сдаться?
page-transcript = Скачать запись партии
page-commitment = Тасовка запечатана:
page-seed = Зерно
page-salt = Соль
page-log = Что произошло
page-log-gone = Отменено:
page-log-filter = Показать
page-log-all = всё
page-log-plays = только ходы
page-log-earlier = Показать более ранние записи
page-log-none = Ничего такого пока не было.
page-chat = разговор
page-chat-none = Пока никто ничего не сказал.
page-chat-say = Сказать…
page-chat-said = { $name }: «{ $text }»
page-chat-to = Кому сказать
page-chat-to-all = всем
page-chat-to-seat = шепнуть: { $name }
page-chat-whisper = Шепнуть: { $name }…
page-chat-whispers = шепчет игроку { $name }
page-chat-whispers-you = шепчет вам
page-chat-whispered = { $name } шепчет вам: «{ $text }»
page-send = Отправить
page-unread = { $count ->
    [one] { $count } новое сообщение: перейти
    [few] { $count } новых сообщения: перейти
   *[many] { $count } новых сообщений: перейти
}

## Игры, как о них рассказывает главная страница

page-game-majesty = Majesty: во имя королевства
page-game-royals = Royals: настольная игра
page-game-royals-cards = Royals: карточная игра
page-game-royal-wedding = Королевская свадьба
page-pitch-majesty = Двенадцать раз пригласите кого-нибудь в своё маленькое королевство. Каждый новосёл пробуждает владение, где поселился, поэтому порядок решает всё. Осваивается за десять минут.
page-pitch-royals = Собирайте карты, переманивайте знать Европы город за городом и уводите тех, кто уже служит другим. Влияние приносит очки, только пока вы его удерживаете.
page-pitch-royals-cards = У каждого своя колода, карты ложатся рубашкой вверх и открываются все разом. Берегите свои фигуры, подсылайте убийц и не будьте предсказуемы.
page-pitch-royal-wedding = Пять поколений браков, подарков, обещаний и войн. Договариваются свободно: одни сделки связывают, другие — только слова. Лучше всего с теми, кто любит поговорить.
page-facts = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
} · { $least }–{ $longest } минут
page-weight = { $game ->
    [majesty] лёгкая
    [royals] средняя
    [royals-cards] средняя
   *[other] для переговорщиков
}
page-bot-level = { $bot ->
    [random] Шут
    [greedy] Скряга
    [page] Паж
    [knight] Рыцарь
    [duke] Герцог
    [sovereign] Государь
   *[other] { $bot }
}
page-bot-character = { $character ->
    [honest] честный
    [vengeful] мстительный
   *[opportunist] расчётливый
}
page-bot-name = { $character ->
    [usual] { page-bot-level }
   *[other] { page-bot-character } { page-bot-level }
}
page-bot-character-help = { $character ->
    [honest] нарушить слово ему претит
    [vengeful] не забывает, кто нарушил слово, и желает тому поражения
   *[usual] держит слово, пока это выгодно
}
page-bot-help = { $bot ->
    [random] ходит как попало, лишь бы по правилам
    [greedy] берёт то, что сразу даёт больше всего, и никогда не смотрит вперёд
    [page] новичок: смотрит немного вперёд и колеблется
    [knight] достойный соперник, отвечает быстро
    [duke] считает дальше; секунда-другая на ход
    [sovereign] самый сильный; думает по нескольку секунд
   *[other] бот
}

## Главная

page-tagline = Четыре игры о коронах и дворах
page-lead = Всей семьёй за одним планшетом, с друзьями издалека или против ботов, которые не подглядывают.
page-choose-game = Выберите игру
page-play-bots = Играть с ботами
page-play-bots-help = Вы и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}, уровень «Рыцарь». Партия начнётся сразу.
page-open-table = Создать стол
page-read-rules = Правила
page-my-games = Мои партии
page-finished-games = Сыгранные партии
page-finished-none = Здесь будут сыгранные партии, их можно пересмотреть ход за ходом.
page-more = Показать ещё
page-your-turn = Ваш ход
page-title-turns = { $tables ->
    [1] Ваш ход
    [one] Ваш ход за { $tables } столом
    [few] Ваш ход за { $tables } столами
   *[many] Ваш ход за { $tables } столами
}
page-their-turn = ходят другие
page-waiting-players = ждёт игроков
page-waiting-start = можно начинать
page-won = победа
page-placed = { $place }-е место
page-replay-link = Повтор
page-go-on = Играть дальше
page-look = Заглянуть
page-join-title = Сесть за чужой стол
page-join-help = Хозяин стола видит в комнате ожидания код из шести букв и цифр.
page-join-code = Код
page-join-go = Войти
page-public-tables = Открытые столы
page-public-none = Сейчас никто не ждёт. Создайте открытый стол, и его здесь увидят другие.
page-public-watch = Посмотреть
page-free-seats = { $seats ->
    [0] мест нет
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
page-watch = Смотреть
page-take-seat = Сесть за стол
page-with = за столом: { $names }
page-alone = пока никого
page-honest-title = Честно так, что можно проверить
page-honest-shuffle = Тасовка запечатана до первого хода, и после последнего её может проверить каждый.
page-honest-bots = Боты получают только то, что вправе знать их место. Чего нет, того не подглядеть.
page-honest-rules = У каждого правила есть номер. Любой отказ называет своё правило, а у правила есть страница.

## Стол перед игрой

page-setup-title = Стол: { $game }
page-setup-who = Кто играет?
page-setup-players = Игроков
page-seat-kind = { $kind ->
    [me] я
    [open] кто придёт
    [reserved] по приглашению
    [here] за этим устройством
   *[bot] бот
}
page-seat-kind-help = { $kind ->
    [me] Ваше место.
    [open] Сюда может сесть любой, кто вошёл за стол.
    [reserved] Для того, кто получит отдельную ссылку на это место.
    [here] Играет вместе с вами на этом устройстве, его передают из рук в руки.
   *[bot] С самого начала играет бот.
}
page-seat-n = Место { $number }
page-seat-who = Кто на месте { $number }
page-seat-level = Уровень бота на месте { $number }
page-seat-character = Характер бота на месте { $number }
page-seat-name = Имя на месте { $number }
page-seat-name-hint = Имя
page-name-missing = Впишите имя.
page-name-long = В имени может быть не больше { $most } знаков, а здесь { $length }.
page-here-note = Несколько человек за одним устройством: перед каждым ходом занавес попросит передать его, так что закрытые карты останутся закрытыми.
page-here-note-open = Несколько человек за одним устройством: в этой игре нет ничего закрытого, поэтому занавес не нужен.
page-setup-how = Как играем?
page-setup-door = Кому можно войти?
page-door-private = только по приглашению
page-door-private-help = По ссылке, QR-коду или коду стола.
page-door-public = всем
page-door-public-help = Стол виден на главной странице, другие могут сесть или смотреть.
page-setup-clock = Часы
page-setup-language-help = Ваш: остальные видят стол на своём.
page-clock-none = без часов
page-clock-move = на каждый ход
page-clock-game = на всю партию
page-clock-help = Когда время выходит, за игрока ходит Рыцарь, пока тот не вернётся.
page-patience = Сколько ждать того, кто ушёл в свой ход
page-patience-help = Потом остальные могут посадить за него бота: пока не вернётся или до конца.
page-patience-endless = сколько понадобится
page-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
page-clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
page-clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
page-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
page-clock-time = Время
page-setup-first = Кто начинает?
page-first-lots = по жребию
page-first-seat = место { $number }
page-setup-go-now = Начать партию
page-setup-go-wait = Открыть стол
page-setup-now-help = Все на местах: партия начнётся сразу.
page-setup-wait-help = Затем будут ссылка, QR-код и короткий код для приглашения.

page-option-majesty-sides = Стороны владений
page-option-majesty-sides-help = У каждого из восьми владений есть сторона A и сторона B с другими свойствами. У всех игроков они одинаковы.
page-sides-a = все A
page-sides-b = все B
page-sides-mixed = вперемешку
page-sides-a-help = Обычная первая партия.
page-sides-b-help = Чуть хитрее: больше нападений и сочетаний.
page-sides-mixed-help = Выберите для каждого владения.
page-side-of = { $place }: сторона { $side }
page-option-majesty-deck = Колода
page-option-majesty-deck-help = Красные карты сильнее и приходят позже.
page-option-majesty-deck-tiers = зелёные сверху, красные снизу
page-option-majesty-deck-combined = всё перемешано
page-option-royals-open-cards = Открытые карты
page-option-royals-open-cards-help = Сколько карт стран лежит в ряду в открытую. С четырьмя выбор больше.
page-option-royals-open-cards-3 = три
page-option-royals-open-cards-4 = четыре, по дополнительному правилу
page-option-royals-board = Поле
page-option-royals-board-help = Готовое поле или свой файл поля.
page-board-packaged = готовое
page-board-own = свой файл
page-board-file = Файл поля
page-board-sample-help = Это текстовый файл; что в нём можно менять, сказано в первых строках.
page-board-sample = Скачать готовое поле
page-board-chosen = Взят { $name }.
page-board-refused = Файл { $name } не подходит.
page-option-royals-cards-limit = Предел партии
page-option-royals-cards-limit-help = Если никто не решается, партия может затянуться. Ограничение считает ходы всех игроков вместе.
page-option-royals-cards-limit-usual = после обычного числа ходов
page-option-royals-cards-limit-none = без ограничения
page-option-royals-cards-limit-number = после заданного числа ходов
page-option-royal-wedding-proposals = Предложений за поколение
page-option-royal-wedding-proposals-help = Сколько предложений каждый может сделать за одно поколение, если время переговоров не ограничено.
page-option-royal-wedding-proposals-none = без предела, если играют только люди
page-option-royal-wedding-proposals-number = не больше числа
page-option-royal-wedding-talk = Время на переговоры
page-option-royal-wedding-talk-help = Столько минут в каждом поколении. Когда они истекут, переговоры кончаются для всех. Часы идут, если за столом хотя бы двое людей.
page-option-royal-wedding-talk-none = сколько понадобится
page-option-royal-wedding-talk-number = число минут
page-option-royal-wedding-whispers = Шёпот
page-option-royal-wedding-whispers-help = Двое людей могут переговариваться так, что больше никто ничего не заметит, даже после игры.
page-option-royal-wedding-whispers-on = можно
page-option-royal-wedding-whispers-off = нельзя: все слышат всё
page-option-number = Число
page-option-range = От 1 до { $most }

## Комната ожидания

page-waiting-title = Стол готов
page-waiting-lead-host = Пригласите остальных и начинайте, когда все места будут заняты.
page-waiting-lead-ready = Все на местах: начинайте, когда хотите.
page-waiting-lead-guest = { $empty ->
    [0] Все на местах; теперь начать партию может { $host }.
   *[other] { $host } начнёт партию, когда все места будут заняты.
}
page-waiting-lead-watch = { $free ->
    [0] Вы смотрите: свободных мест нет.
   *[other] Вы смотрите. Хотите играть — займите свободное место.
}
page-waiting-closed = Этот стол закрыт.
page-chosen = Как играем
page-name-ask = Как вас называть за столом?
page-invite = Пригласить
page-invite-link = Ссылка на стол
page-invite-code = Код
page-invite-qr = QR-код ссылки
page-invite-unreachable = Эта ссылка открывается только на этом компьютере. Чтобы друзья зашли со своих устройств, запустите сервер командой «regalia serve --host 0.0.0.0» и откройте страницу по адресу компьютера в вашей сети.
page-invite-seat = Ссылка на место { $number }
page-invite-guest = Передайте этот адрес, и другие смогут войти.
page-invite-watch = По этому адресу можно смотреть партию.
page-copy = Скопировать
page-copied = Скопировано
page-share = Поделиться…
page-start = Начать
page-start-empty = { $seats ->
    [one] Свободно ещё { $seats } место: подождите или посадите туда бота.
    [few] Свободно ещё { $seats } места: подождите или посадите туда ботов.
   *[many] Свободно ещё { $seats } мест: подождите или посадите туда ботов.
}
page-fill-bots = Ботов на свободные места
page-sit = Сесть
page-sit-here = Сесть на место { $number }
page-leave-table = Уйти от стола
page-seat-open = свободно
page-seat-reserved = оставлено для приглашённого игрока
page-seat-host = хозяин стола
page-set-for = Место { $number } для
page-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}

## Приглашения

page-joining = Минуту, показываем приглашение на входе…
page-join-failed = Приглашение не подошло
page-join-begun = Партия уже началась без вас, её можно смотреть.
page-join-full = Свободного места для вас нет, но можно смотреть.
page-join-no-code = В этой ссылке нет кода. Попросите у хозяина новую или наберите код стола.

## Конец

page-ending = Партия окончена
page-ending-won = { $count ->
    [one] Побеждает { $names }
   *[other] Побеждают { $names }
}
page-ending-you-won = Вы победили!
page-theatre = Итоговый подсчёт
page-theatre-before = До подсчёта
page-theatre-over = Итог игры
page-theatre-tie = Поровну: { $names }. { $game ->
    [royals] Каждому по половине.
   *[other] Каждому целиком.
}
page-theatre-skip = Пропустить
page-theatre-again = Посмотреть подсчёт ещё раз
page-standings = Итог
page-place = Место
page-name = Имя
page-points-column = { $game ->
    [royal-wedding] Престиж
   *[other] Очки
}
page-where-points = Откуда очки
page-where-source = Откуда
page-where-total = Всего
page-source-help = { $source ->
    [meeples] Миплы, которым не хватило места на карте работников: в конце хода за каждый очко.
    [trade] Миплы, проданные в замке за очки, за вычетом очков, отданных за миплы.
    [infirmary] Во что под конец обошлись раненые.
    [variety] Число заселённых владений, умноженное само на себя.
    [majority] За большинство персонажей во владении: его ценность.
    [city] За первого аристократа в городе.
    [country] За дворян во всех городах страны.
    [house] За дворян на всех семи маркерах титулов.
    [period] За первое или второе место по влиянию в стране при подсчёте периода.
    [title] За большинство дворян на маркере титула в конце: целиком или половина.
    [K] Сколько стоят фигуры с королём: их карты очков.
    [Q] Сколько стоят фигуры с дамой: их карты очков.
    [J] Сколько стоят фигуры с валетом: их карты очков.
    [begin] С чем все начинают.
    [gifts] Престиж, полученный от других, за вычетом отданного.
    [maintenance] Потеряно, когда не хватало золота на содержание.
    [bought] Куплено за золото после уплаты содержания.
    [battles] Выиграно и проиграно в битвах.
    [challenges] Что принесли и чего стоили испытания.
   *[other] Что принесло это владение, когда туда кто-нибудь вселялся, у вас или у других.
}
page-chart-bar = { $name }: { $points }, { $source }
page-rematch = Реванш
page-rematch-go = К реваншу
page-rematch-offered = Стол для реванша открыт.
page-share-game = Поделиться партией
page-share-help = Ссылка на повтор этой партии.
page-share-private = Стол закрытый; по этой ссылке партию увидит каждый, у кого она есть.

## Повтор

page-replay = Повтор
page-replay-of = Повтор: { $game }
page-replay-loading = Расставляем всё заново…
page-replay-eyes = Чьими глазами
page-replay-spectator = зритель
page-replay-open = все карты открыты
page-replay-hands = Что было у каждого на руках
page-replay-slider = Момент
page-replay-moment = { $number } из { $last }
page-replay-first = В начало
page-replay-back = Назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-forward = Вперёд
page-replay-last = В конец
page-replay-speed = Скорость
page-replay-speed-n = { $speed }×
page-replay-not-over = Партия не окончена. До конца её можно пересматривать только своими глазами.
page-replay-keys = Стрелки — по шагу, пробел — пуск и пауза.

## Имя и учётная запись

page-me-title = Вы
page-me-guest = Вы играете как гость. Заведите учётную запись, чтобы вернуться с другого устройства.
page-me-account = Вы можете вернуться с любого устройства под именем { $login }.
page-me-name = Имя
page-save = Сохранить
page-saved = Сохранено
page-account-title = Завести учётную запись
page-account-help = Ни адреса, ни почты: только имя для входа и пароль не короче восьми знаков. Сохраните его: новый может выдать только тот, кто держит сервер.
page-account-password-title = Сменить пароль
page-login = Имя для входа
page-password = Пароль
page-old-password = Старый пароль
page-new-password = Новый пароль
page-account-change-help = На других устройствах придётся войти заново, а токены ваших программ перестанут действовать.
page-account-changed = Готово. Теперь действует новый пароль.
page-account-make = Завести
page-account-change = Сменить
page-account-made = Готово. Теперь под этим именем можно войти и с других устройств.
page-log-in-title = Войти
page-log-in-help = Если учётная запись здесь уже есть. Партии, сыгранные здесь гостем, в учётную запись не перейдут.
page-log-in = Войти
page-log-out = Выйти
page-log-out-guest = Вы гость: после выхода к этому имени и его партиям уже не вернуться. Всё равно выйти?
page-me-guest-only = Вы играете как гость. Учётных записей здесь не заводят, поэтому ваши партии остаются на этом устройстве.
page-come-in-title = Добро пожаловать
page-log-in-known = У меня есть учётная запись
page-come-in = Войти
page-server-password = Пароль сервера
page-threshold-password = Этот дом — для своих: кто знает пароль, тому здесь рады.
page-threshold-outside = С возвращением! Теперь на сервере есть пароль: введите его один раз, и ваши партии на месте.
page-threshold-account = { $accounts ->
    [closed] Здесь играют те, у кого есть учётная запись. Новых не заводят.
    [invite] Здесь играют те, у кого есть учётная запись. Новым игрокам нужно приглашение.
   *[open] Здесь играют под своей учётной записью; завести её — минутное дело.
}
page-door-key = Код приглашения
page-door-key-help = Его даёт тот, кто держит сервер; код действует один раз.
page-muted-title = Чьи сообщения скрыты
page-muted-help = Вы не видите, что эти люди пишут в чате, ни за одним столом. Им об этом не сообщают.

page-mute = Скрыть сообщения
page-mute-help = Вы больше не увидите, что пишет этот человек, ни за одним столом и ни на одном устройстве. Ему об этом не сообщают. Вернуть всё можно здесь же или на своей странице.
page-unmute = Снова показывать
page-unmute-name = Снова показывать сообщения: { $name }
page-unmute-help = Вы снова увидите всё, что пишет этот человек, и то, что он написал за это время.
page-seat-muted = сообщения скрыты
page-report-chat = Пожаловаться на эти слова
page-report-name = Пожаловаться на имя
page-report-help = Жалобу увидит тот, кто держит сервер, и что она от вас.
page-reported = Спасибо. Тот, кто держит сервер, это увидит.
page-tokens-title = Программы, которые играют за меня
page-tokens-help = С токеном программа действует от вашего имени. Показывается он один раз.
page-tokens-api = Как играет программа
page-token-label = Для чего он?
page-token-make = Создать токен
page-token-secret = Запишите сейчас, больше он не появится:
page-token-revoke = Отозвать
page-token-revoke-name = Отозвать { $label }
page-token-since = с { $date }
page-delete-title = Удалить всё
page-delete-help = Имя, вход, токены и всё вами сказанное будут удалены. Партии останутся, на вашем месте будет «бывший гость». Вернуть это нельзя.
page-delete = Удалить…
page-delete-sure = Да, удалить всё
page-device-title = Это устройство

## Правила

page-rules-of = Правила: { $game }
page-rules-contents = Оглавление
page-rules-search = Искать в правилах
page-rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
page-rules-missing = Правила { $rule } здесь нет.
page-rules-link = Ссылка на { $rule }
page-rules-other = Другие игры

## Уроки

page-learn = Научиться
page-learn-title = Учимся за игрой
page-learn-lead = По одной партии на игру, с таким раскладом, чтобы новое узнавалось понемногу. Ходите вы сами; если вы сыграете иначе, вам объяснят, в чём дело, и ход можно отменить. Уйти можно когда угодно: продолжите с того же места.
page-learn-instead = Лучше научиться за игрой
page-learn-minutes = { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
   *[many] около { $minutes } минут
}
page-learn-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
page-learn-step = Шаг { $step } из { $steps }
page-learn-made = Пройдено шагов: { $step } из { $steps }
page-learn-done = Урок пройден
page-learn-begin = Начать
page-learn-go-on = Продолжить
page-learn-again = Начать заново
page-learn-all = Все уроки
page-lesson = Урок
page-learn-over = Вы прошли урок
page-learn-take-back = Отменить ход
page-learn-next = Дальше
page-learn-show = Подсказать ход
page-learn-do = Сделать этот ход
page-learn-play-on = Играть дальше
page-learn-real = Настоящая партия с ботами
page-learn-other = Другие уроки

## Несколько человек за одним устройством

page-curtain-hand = Передайте устройство: { $name }
page-curtain-help = Карты, которые держит { $name }, больше никому видеть нельзя. Остальные, отвернитесь.
page-curtain-open = { $name } — это я
page-at-device = За этим устройством
page-look-as = Глазами: { $name }

## Первый визит: что где на столе

page-tour = Обзор экрана
page-tour-count = { $number } из { $count }
page-tour-end = Закончить показ
page-tour-back = Назад
page-tour-next = Дальше
page-tour-done = Играть
page-tour-title-question = Чего от вас ждут
page-tour-question = Чей ход и что вам решать, всегда сказано здесь одной фразой.
page-tour-title-board = Что можно выбрать
page-tour-board = Всё, что светится золотом, можно выбрать: { $touch ->
    [yes] коснитесь.
   *[no] щёлкните или перейдите туда клавишей Tab и нажмите Enter.
} Попробуете что-то другое — узнаете, почему так нельзя.
page-tour-title-explain = Что это такое?
page-tour-explain = { $touch ->
    [yes] Задержите палец на чём угодно
   *[no] Задержите указатель на чём угодно или перейдите туда клавишей Tab
}: на карте, жетоне, числе. Появится объяснение со ссылкой на правило.
page-tour-title-log = Что произошло
page-tour-log = Здесь рассказано обо всём, что случилось. { $touch ->
    [yes] Здесь же можно поговорить с остальными.
   *[no] Строка под указателем отмечает на столе то, о чём в ней речь. Здесь же можно поговорить с остальными.
}
page-tour-title-actions = Отмена хода и прочее
page-tour-actions = Если ход можно отменить, здесь появится кнопка. «Список ходов» — всё, что вы можете сделать, словами. За «⋯» скрыты правила и этот обзор.
page-tour-title-preferences = Как вам удобно
page-tour-preferences = Язык, светлый или тёмный вид, анимация и звук. Приятной игры!
