# Командная строка

cli-help = Играйте, изучайте и придумывайте: четыре игры о коронах и дворах.
cli-example = regalia play majesty
cli-usage = Использование
cli-options-usage = параметры
cli-command-usage = КОМАНДА …
cli-options-section = Параметры
cli-commands-section = Команды (подробнее: { $program } КОМАНДА --help)
cli-example-section = Пример
cli-help-option = Показать эту справку.
cli-version-option = Сказать, какая это версия.
cli-lang-option = Язык, один из { $known }; если не указан, язык системы.
cli-placeholder = { $what ->
    [game] ИГРА
    [file] ФАЙЛ
    [what] ЧТО
    [words] СЛОВА
    [bots] БОТ БОТ…
    [language] ЯЗЫК
    [table] СТОЛ
    [name] ИМЯ
    [range] ДИАПАЗОН
    [days] ДНЕЙ
    [report] НОМЕР
   *[text] ТЕКСТ
}
cli-json-option = Вывести JSON для программ.
cli-options-option = Настройки игры: имя=значение,имя=значение или название варианта; help покажет их.
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-between = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-variants = Варианты: { $variants }
cli-interrupted = Прервано.
cli-compiling = Правила компилируются для этого компьютера. Это нужно один раз.
cli-compiling-temporary = В папку кэша нельзя писать, поэтому скомпилированные правила лежат в { $folder } и когда-нибудь понадобятся снова. Другую папку можно указать в REGALIA_CACHE_DIR.
cli-compiling-failed = Не удалось скомпилировать правила { $game }: { $reason }
cli-compiled = { $games ->
    [one] Готова { $games } игра.
    [few] Готовы { $games } игры.
   *[many] Готовы { $games } игр.
} Скомпилированные правила лежат в { $folder }.

## Жалобы

cli-error-language = Языка «{ $language }» нет; есть: { $known }.
cli-error-command = Команды «{ $name }» нет; есть: { $known }.
cli-error-no-such-option = Параметра { $option } здесь нет; список: { $command } --help.
cli-error-missing = Не хватает: { $name }; пример: { $command } --help.
cli-error-value = Значение { $name } не подходит; каким оно бывает, подскажет { $command } --help.
cli-error-option-value = Параметру { $option } нужно значение; пример: { $command } --help.
cli-error-usage = Это непонятно; как писать команду, подскажет { $command } --help.
cli-error-first = Начинает место с номером от 1 или lots — по жребию, а не { $given }.
cli-error-file = Не удаётся прочитать { $file }: { $reason }.
cli-error-write = Не удаётся записать { $file }: { $reason }.
cli-error-password-file = В { $file } нет пароля; впишите его туда, хотя бы одно слово.
cli-error-rule = В { $game } нет правила «{ $rule }»; правила идут от { $first } до { $last }.
cli-error-move = Ходов в этой партии { $last }; выберите число от 0 до { $last }, а не { $move }.
cli-error-seat = Ваше место — число от 1 до { $players }, а не { $number }.
cli-error-bots = { $needed ->
    [one] Нужен { $needed } бот
    [few] Нужны { $needed } бота
   *[many] Нужно { $needed } ботов
}, названо { $bots }; назовите по боту на каждое чужое место или одного на все.
cli-error-resume-game = Это партия в { $other }, а не в { $game }; продолжить: regalia play { $other } --resume ФАЙЛ
cli-error-resume-over = Партия в { $file } окончена; посмотреть: regalia show { $file }
cli-error-resume-bots = В партии { $file } только боты; места для вас там нет.

## play

cli-play-short = Сыграть с ботами в терминале.
cli-play-help = Сыграть с ботами в терминале. Партия сохраняется после каждого хода.
cli-play-example = regalia play majesty --players 3 --bots duke,knight --options sides=B
cli-play-players = Сколько игроков за столом, считая вас.
cli-play-bots = Боты: одно имя на всех ({ $known } или свой бот: пакет.модуль:Класс) или по имени на место, через запятую.
cli-play-seat = Ваше место, считая с 1.
cli-play-seed = Раздать партию с этим номером, а не тайную.
cli-play-name = Ваше имя за столом.
cli-play-resume = Продолжить сохранённую партию: её файл или имя из «regalia saved».
cli-play-your-name = Гость
cli-play-bot-names = Агнесса, Бертольд, Сесилия, Дунстан, Эдит
cli-play-commitment = Карты перетасованы, печать: { $commitment }
cli-play-help-short = Наберите номер, чтобы выбрать; «подсказка» — совет, «назад» — отменить ход, ? — справка, q — выйти. Партия сохраняется после каждого хода.
cli-play-prompt = Ваш выбор:
cli-play-prompt-brief = Ваш выбор (стол — показать всё):
cli-play-more = Дальше — Enter:
cli-play-word-quit = выход
cli-play-word-log = журнал
cli-play-word-hint = подсказка
cli-play-word-undo = назад
cli-play-word-table = стол
cli-play-word-legend = знаки
cli-play-thinking = думаю …
cli-play-chance = победа { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
cli-play-behind = на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше
cli-play-no-choice = Варианта { $number } нет; наберите число от 1 до { $most } или ? для справки.
cli-play-not-understood = Непонятно. Наберите номер варианта или ? для справки.
cli-play-usage =
    Число — сделать выбор. ? 3 объясняет вариант 3 и его правило, ? { $rule } показывает правило.
    подсказка — лучшие ходы
    назад — отменить свой последний ход и всё, что было после него
    стол — показать весь стол ещё раз
    знаки — что означают знаки на столе
    журнал — всё, что было
    q — выйти; «regalia saved» покажет партии, которые можно продолжить
cli-play-not-possible = Сейчас невозможно:
cli-play-left = Партия сохранена. Продолжить: regalia play { $game } --resume { $file }
cli-play-left-unplayed = Ходов не было, сохранять нечего.
cli-play-finished = Партия сохранена, тасовка раскрыта. Проверить: regalia verify { $file }

cli-play-undone = Ваш последний ход отменён.
cli-legend-acting = чьего решения ждут

## saved

cli-saved-short = Показать сохранённые партии терминала.
cli-saved-help = Показать партии, сохранённые в терминале; последние — первыми.
cli-saved-example = regalia saved
cli-saved-title = Сохранённые партии
cli-saved-none = В папке { $folder } сохранённых партий нет.
cli-saved-status = { $over ->
    [yes] окончена
   *[no] идёт
}
cli-saved-resume = Продолжить последнюю: regalia play { $game } --resume { $name }
cli-column-saved = имя
cli-column-moves = ходов

## simulate

cli-simulate-short = Сыграть ботами много партий на всех ядрах.
cli-simulate-help = Сыграть ботами много партий на всех ядрах: кто выигрывает, с каким счётом и как долго длится игра.
cli-simulate-example = regalia simulate majesty --players 4 --games 1000000 --bots greedy,random,random,random
cli-simulate-players = Сколько мест; если не указано — сколько допускает игра.
cli-simulate-games = Сколько партий.
cli-simulate-seed = Номер первой партии; одинаковые номера дают одинаковые партии.
cli-simulate-guests = Своих ботов спрашивают о каждом решении отдельно: это во много раз дольше, чем партии наших.
cli-simulate-bots = Одно имя на все места ({ $known } или свой бот: пакет.модуль:Класс) или по имени на каждое, через запятую.
cli-simulate-threads = Сколько потоков; если не указано — все ядра.
cli-simulate-csv = Записать в этот файл по строке на партию.
cli-simulate-progress = партии
cli-simulate-summary = { $game }: партий { $games }, игроков { $players }
cli-simulate-by-seat = По местам
cli-simulate-by-turn = По порядку хода
cli-simulate-length = Решений за партию: в среднем { $mean }, от { $lowest } до { $highest }.
cli-simulate-winning = Очки победителя: в среднем { $mean }, от { $lowest } до { $highest }; общих побед: { $shared }.
cli-simulate-cut = Партий, остановленных по пределу ходов: { $cut }.
cli-simulate-speed = { $games } партий/с, { $decisions } решений/с, { $seconds } с.
cli-column-seat = место
cli-column-turn = ход
cli-column-bot = бот
cli-column-wins = победы
cli-column-interval = интервал 95 %
cli-column-points = очки
cli-column-quartiles = квартили
cli-column-range = размах

## verify, show, rules, bench

cli-verify-short = Повторить запись партии и проверить её.
cli-verify-help = Повторить запись партии (- читает стандартный ввод): законны ли ходы, верен ли итог, сходится ли зерно с печатью?
cli-verify-example = regalia verify game.json
cli-verify-good = Верно: полная партия { $game }, ходов { $moves }; итог и тасовка такие, как сказано.
cli-verify-good-so-far = Пока верно: партия { $game }, ходов { $moves }, ещё не окончена.
cli-verify-place = { $place }. { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-verify-when = Последний ход: { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-verify-commitment = Печать тасовки: { $commitment }
cli-show-short = Показать стол после любого хода записи.
cli-show-help = Показать стол, каким он был после любого хода записи (- читает стандартный ввод).
cli-show-example = regalia show game.json --move 10
cli-show-move = После какого хода; если не указано — после последнего, 0 — раздача.
cli-show-heading = { $game }, после хода { $move } из { $last }
cli-rules-short = Читать правила игры или одно из них.
cli-rules-help = Читать правила игры на своём языке: все, одно по номеру или те, где встречаются нужные слова.
cli-rules-example = regalia rules majesty --search "двойная карта"
cli-rules-search = Только правила, в которых встречаются все эти слова.
cli-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
} со словами «{ $wanted }»; правило целиком: regalia rules { $game } { $first }
cli-error-search = В правилах { $game } нет слов «{ $wanted }»; попробуйте меньше слов или только их начало.
cli-error-rule-or-search = Назовите или правило, или слова для поиска, но не всё сразу.
cli-board-short = Показать поле Royals или проверить свой файл поля.
cli-board-help = Показать поле Royals, обычное или из файла (show), или сказать, что не так в файле поля (check). Своё поле начинается с копии: regalia board show --text > mine.toml
cli-board-example = regalia board check mine.toml
cli-board-text = Вывести сам файл.
cli-board-option = Играть на поле из этого файла (royals); см. regalia board.
cli-board-good = С полем всё в порядке.
cli-board-column = { $column ->
    [country] Страна
    [bonuses] Бонусы
    [periods] Периоды
    [city] Город
    [bonus] Бонус
   *[nobles] Аристократы, влияние
}
cli-error-board = Для поля есть только { $known }, а не «{ $what }».
cli-error-text = { $file } — не текст в UTF-8.
cli-compile-short = Подготовить игры до первого запуска.
cli-compile-help = Скомпилировать правила всех игр или только названных, чтобы потом никто не ждал: при сборке образа, после обновления. Где это уже сделано, ничего не происходит.
cli-compile-example = regalia compile majesty royals
cli-bench-short = Измерить, как быстро играет этот компьютер.
cli-bench-help = Измерить, как быстро играет этот компьютер: целые партии, ход за ходом из Python, потоки, виды, запуск.
cli-bench-example = regalia bench majesty
cli-bench-status = измеряем …
cli-bench-decisions = Решений в случайных партиях, одно ядро, четыре игрока
cli-bench-threads = Два потока против одного
cli-bench-python = Решений по одному из Python
cli-bench-view = Вид и ходы в JSON
cli-bench-state = Размер состояния
cli-bench-search = Итераций поиска, наименьшее число игроков, одно ядро
cli-bench-search-threads = … два потока против одного
cli-bench-tree = … память под деревья высшего уровня
cli-bench-level = Самое долгое из первых решений уровня { $level }
cli-bench-compile = Самый первый запуск, с компиляцией
cli-bench-start = Запуск симуляции потом
cli-bench-numba = … из них сами NumPy и Numba
cli-bench-figure = { $unit ->
    [millions-per-second] { $value } млн/с
    [thousands-per-second] { $value } тыс./с
    [times] { $value }×
    [microseconds] { $value } мкс
    [milliseconds] { $value } мс
    [seconds] { $value } с
    [megabytes] { $value } МБ
   *[bytes] { $value } Б
}
cli-column-figure = показатель

## arena

cli-arena-short = Узнать, какой бот играет лучше.
cli-arena-help = Боты играют друг с другом во всех рассадках на всех ядрах: доли побед, рейтинги и преимущество места. Боты: { $known } или свой: пакет.модуль:Класс.
cli-arena-example = regalia arena majesty knight greedy --games 200 --seed 1 --file knight.jsonl
cli-arena-games = Сколько партий.
cli-arena-players = Мест за столом; если ботов больше, играют все их сочетания. Если не указано — столько, сколько ботов.
cli-arena-time = Дать уровням столько миллисекунд на каждое решение.
cli-arena-iterations = Дать уровням столько итераций на каждое решение.
cli-arena-file = Хранить каждую партию в этом файле; та же команда продолжит прерванное.
cli-arena-plot = Нарисовать лестницу в этот файл (.png или .svg).
cli-arena-resumed = Сыграно раньше: { $known } из { $games }.
cli-arena-interrupted = В { $file } сохранено партий: { $known }; та же команда продолжит с этого места.
cli-arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-ladder = Лестница
cli-arena-meetings = Как часто бот в строке опережал бота в столбце
cli-arena-milliseconds = { $ms } мс
cli-arena-plot-wins = победы, %
cli-arena-plot-rating = рейтинг (OpenSkill)
cli-column-within = 95 % между
cli-column-decided = из решённых
cli-column-rating = рейтинг
cli-column-longest = дольше всего
cli-error-two-budgets = Укажите либо --time, либо --iterations, но не оба.
cli-error-plot-file = Картинка — файл .png или .svg, а не { $file }.
cli-error-plot-extra = Для картинок нужна библиотека рисования; установите её: pip install "regalia[plot]"

## serve

cli-serve-short = Запустить сервер: столы для людей и ботов.
cli-serve-help = Запустить сервер, у которого всё лежит в одном файле SQLite в вашей папке данных, и играть в браузере.
cli-serve-example = regalia serve --port 8000 --database postgresql://regalia@localhost/regalia
cli-serve-host = Адрес, на котором слушать; 0.0.0.0 впускает других.
cli-serve-port = Порт, на котором слушать.
cli-serve-database = sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/БАЗА; если не указано, файл в вашей папке данных.
cli-serve-open = Открыть зал в браузере.
cli-serve-https = Передавать куки только по HTTPS и велеть браузерам держаться HTTPS: для сервера за прокси, который принимает HTTPS.
cli-serve-proxies = Адреса прокси, которым можно верить насчёт адреса клиента, через запятую.
cli-serve-bots = Свои боты, которых можно сажать за столы: имя=пакет.модуль:Класс, через запятую.
cli-serve-threads = Во скольких потоках думают боты; если не указано, на один меньше, чем ядер.
cli-serve-requests = Сколько запросов в секунду может делать один адрес; 0 — без предела.
cli-serve-streams = Сколько потоков событий может держать открытыми один адрес; 0 — без предела.
cli-serve-accounts = Кто может завести учётную запись: все (open), только приглашённые вами (invite), никто (closed). Под готовыми учётными записями можно войти всегда.
cli-serve-guests = Можно ли новым людям играть без учётной записи: on — да, off — нет.
cli-serve-public-tables = Можно ли открывать столы, видные всем: on — да, off — нет.
cli-serve-bot-tables = Бывают ли столы из одних ботов? Они играют, пока кто-нибудь смотрит.
cli-serve-password-file = Файл с паролем, который должен знать каждый новый игрок, например семейный.
cli-serve-metrics-token-file = Файл с ключом: кто его пришлёт, может читать /metrics с другой машины.
cli-serve-verbose = Писать в журнал подробнее.
cli-serve-ready = Столы ждут вас по адресу { $address } (остановить сервер: Ctrl-C).
cli-serve-others = Другие в вашей сети заходят сюда: { $addresses }
cli-serve-compiling = Правила компилируются для вашего компьютера, это нужно один раз; столы игры откроются, как только она будет готова.
cli-serve-compiled = Все игры готовы.
cli-serve-stopped = Сервер остановлен; всё подтверждённое сохранено.
cli-error-port = Порт { $port } на { $host } занять нельзя: { $reason }. Назовите другой через --port.
cli-settings-option = Файл настроек TOML: ключ — имя параметра (port = 8000). Каждому есть и переменная (REGALIA_PORT). Важнее всего набранное в команде, потом переменные, потом файл. Если не указано, settings.toml в вашей папке настроек.
cli-settings-show = Напечатать все настройки в виде такого файла, с указанием, откуда каждая, и закончить.
cli-settings-no-file = Файл настроек не читался ({ $file } нет).
cli-settings-typed = команда
cli-settings-usual = по умолчанию
cli-error-setting-unknown = { $file }: настройки «{ $key }» нет; может быть, «{ $nearest }»?
cli-error-setting-kind = { $file }: { $reason }.
cli-error-setting-toml = { $file }, строка { $line }, столбец { $column }: это не TOML: { $reason }.
cli-error-setting-value = Значение { $name } не подходит: { $reason }.
cli-setting-choice = возможны { $known }
cli-setting-number = нужно число от { $least } до { $most }
cli-setting-flag = нужно 1 или 0
cli-setting-other = что можно указать, скажет { $command } --help
cli-error-proxies = «{ $proxy }» — не адрес и не сеть прокси; пишите, например, 127.0.0.1 или 10.0.0.0/8, а чтобы верить всем — одну звёздочку *.

## admin

cli-admin-short = Следить за базой данных, людьми и столами сервера.
cli-column-person = номер
cli-column-name = имя
cli-column-login = логин
cli-column-used = последний раз
cli-column-tables = столы
cli-column-banned = вход закрыт
cli-column-since = с какого времени
cli-column-reason = почему
cli-column-table = стол
cli-column-game = игра
cli-column-status = состояние
cli-column-public = для всех
cli-column-people = люди
cli-column-report = номер
cli-column-when = когда
cli-column-kind = что
cli-column-subject = на кого
cli-column-reporter = от кого
cli-column-text = текст
cli-column-handled = рассмотрена
