# Столы: что может быть отклонено и о чём ещё рассказывает журнал

table-other-rules = Эта партия начата по другой версии правил, и продолжить её этот сервер не может. Её запись сохранена.
table-missing = Такого стола нет, или он открыт не для вас.
table-unavailable = База данных сейчас не отвечает. Ничего не изменилось; попробуйте ещё раз чуть позже.
table-stale = Игра ушла вперёд: сейчас номер { $number }. Посмотрите на стол и повторите.
table-database-url = Это не адрес базы данных; напишите sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/БАЗА.
table-database-driver = Драйвер PostgreSQL не установлен; установить его можно так: { $command }
table-database-unusable = Базой данных { $file } нельзя воспользоваться ({ $reason }). Проверьте права на файл и папку и место на диске.
table-database-taken = Файл { $file } занят другим сервером. Остановите его или назовите другой файл через --database.
table-newer-database = У этой базы данных версия { $version }, а программа знает версии до { $known }. Обновите программу.
table-older-database = У этой базы данных версия { $version }, а программа работает с версией { $known }. Запустите один раз сервер этой версии или возьмите программу, которая эту базу обслуживает.
table-no-database = Базы данных Regalia там нет. Назовите базу сервера через --database.
table-banned = Хозяин этого сервера закрыл вам вход.
table-banned-address = Хозяин этого сервера закрыл вход с вашего адреса.
table-address = «{ $address }» — не адрес; напишите, например, 203.0.113.7 или диапазон 203.0.113.0/24.
table-closed = Этот стол закрыт.

table-invitation = Это приглашение не подходит к этому столу.
table-seated = Вы уже сидите за этим столом.
table-no-seat = За этим столом нет свободного места для вас.
table-no-such-seat = Места { $number } нет: мест за этим столом { $players }.
table-taken = Там уже кто-то сидит.
table-not-full = { $empty ->
    [one] Пустует ещё { $empty } место
    [few] Пустуют ещё { $empty } места
   *[many] Пустуют ещё { $empty } мест
}; подождите или посадите туда ботов.
table-not-seated = Это могут делать только те, кто сидит за столом.
table-not-host = Это может делать только хозяин стола.
table-begun = Это было возможно только до начала.
table-not-running = За этим столом сейчас не играют.
table-not-over = Игра ещё не закончена.
table-rematched = Стол для реванша уже открыт.
table-too-many = Незаконченных столов у вас уже { $most }; закончите или покиньте один из них.
table-plan = Для бота называют уровень, один из: { $known }; для других мест он не нужен.
table-clock = На часах бывает от { $least } до { $most } секунд, а не { $seconds }.
table-away = За вас играет бот; сначала верните себе место.
table-not-away = За вас не играет никакой бот.
table-resigned = Вы сдались: бот доиграет до конца.
table-nothing-to-undo = У вас нет хода, который можно было бы вернуть.
table-no-common-time = Общее время сейчас не идёт.
table-already-asked = Остальных уже спрашивают.
table-not-asked = Вашего ответа никто не ждёт.
table-hint-company = Где играют другие люди, подсказок нет: здесь каждый думает сам.
table-hint-turn = Сейчас не ваш ход, подсказывать нечего.
table-lesson-early = Другие ещё не закончили. Отмените ход и посмотрите сначала, что они делают.
table-no-position = Позиции с номером { $number } вы не видели.

table-text-length = Напишите от 1 до { $most } знаков.
table-text-control = Управляющие знаки здесь недопустимы.
table-said-most = Ваших сообщений за этим столом уже { $most }: больше его журнал не вместит.
table-text-unseen = В имени не может быть невидимых знаков.
table-text-invisible = В имени должна быть буква, цифра или другой видимый знак.
table-language = На этом языке здесь не говорят; есть: { $known }.
table-password = В пароле бывает от { $least } до { $most } знаков.
table-login = Имя или пароль неверны.
table-old-password = Старый пароль неверен.
table-login-taken = Это имя для входа уже занято.
table-no-token = Такого токена нет.
table-tokens = Токенов у вас уже { $most }; сначала отзовите один из них.
table-code = Под этим кодом никакой стол не ждёт игроков. Верно ли он набран, не началась ли уже партия?
table-companion = Кто играет на чужом устройстве, сам никого не приводит.
table-companions = На вашем устройстве играло уже { $most } человек, больше нельзя.
table-door-password = Для входа нужен пароль сервера. Его знает тот, кто держит сервер.
table-door-password-wrong = Это не пароль сервера.
table-door-guests = Гостей здесь не пускают: войдите под своей учётной записью.
table-door-accounts = На этом сервере не заводят учётных записей.
table-door-key = Учётную запись здесь можно завести только по приглашению. Код даст тот, кто держит сервер.
table-door-key-wrong = Код не подходит: в нём ошибка, либо он уже использован или устарел.
table-door-public-tables = На этом сервере нет открытых столов. Создайте стол по приглашению.
table-door-bot-tables = На этом сервере нет столов из одних ботов.
table-yourself = Это вы сами.
table-nobody = Там никто из людей не сидит.
table-no-chat = Это не сообщение чата.
table-no-whispers = За этим столом не шепчутся: что сказано, слышат все.
table-whisper-bot = Там сидит бот, а боты шёпота не слышат.
table-whisper-early = Шептаться можно, когда игра начнётся.
table-not-muted = Вы и так читаете, что этот игрок пишет.
table-muted-most = Вы скрыли сообщения уже { $most } человек, больше нельзя.
table-reports = Ваших жалоб ждёт ответа уже { $most }. Подождите, пока их рассмотрят.

table-former-guest = бывший гость
table-bot-names = Агнес, Бруно, Клара, Дитрих, Эдит, Фальк

table-log-joined = { $seat } садится за стол.
table-log-left = Кто-то встаёт из-за стола.
table-log-planned = Хозяин меняет, для кого место { $number }.
table-log-closed = Стол закрыт.
table-log-started = Игра начинается.
table-log-undone = { $seat } отменяет свой ход.
table-log-asked = { $seat } просит отменить ход.
table-log-answered-yes = { $seat } не возражает.
table-log-answered-no = { $seat } возражает.
table-log-answered-agreed = { $seat } не возражает: отменено.
table-log-answered-withdrawn = { $seat } больше не просит об этом.
table-log-away-time = { $seat }: время вышло; дальше играет бот { $bot }.
table-log-away-asked = { $seat } отсутствует; дальше играет бот { $bot }.
table-log-away-left = { $seat } уходит; дальше играет бот { $bot }.
table-log-away-resigned = { $seat } сдаётся; до конца играет бот { $bot }.
table-log-back = { $seat } снова за столом.
table-log-prolonged-asked = { $seat } просит ещё минуту.
table-log-prolonged-granted = { $seat } соглашается: время продлено на минуту.
table-log-rematched = { $seat } предлагает реванш.
