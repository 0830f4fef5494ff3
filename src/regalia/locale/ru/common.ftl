# То, что может сказать любая часть программы

# Как язык называет себя сам
language-name = Русский
seat-number = место { $number }
game-unknown = Игры «{ $game }» нет; есть: { $known }.
players-count = Число игроков в { $game } — от { $fewest } до { $most }, а не { $players }.
option-first = Место { $number } начинать не может: места считаются от 1 до { $players }.
option-unknown = Настройки «{ $option }» нет; есть: { $known }.
option-type = Опция «{ $option }» не может быть такой: { $given }.
option-form = Настройки пишутся так: имя=значение, через запятую, а не «{ $text }».
option-kind = Опции задают по именам или как опции игры { $game }, а не так: { $given }.
seat-unknown = Места { $given } нет; здесь места считаются от 0 до { $last }.
action-unknown = Действия { $given } нет; здесь действия считаются от 0 до { $last }.
move-kind = Ход записывают как словарь, например как один из перечисленных, а не так: { $given }.
seed-kind = Зерно — это число от 0 до 2⁶⁴ − 1 или { $bytes } байта, а не { $given }.
position-law = Такой позиции в игре { $game } быть не может: она нарушает закон номер { $law } из laws.py.
match-arranged = Эта позиция расставлена вручную: одни ходы к ней не ведут, поэтому протокола нет.
compiling-begins = Правила компилируются для этого компьютера. Это нужно один раз.
compiling-progress = { $functions ->
    [one] Готова { $functions } функция
    [few] Готовы { $functions } функции
   *[many] Готово { $functions } функций
} за { $seconds } с …

transcript-too-large = Этот файл больше { $most } МБ; записи партий такими не бывают.
transcript-cut-short = Файл обрывается на середине; попросите запись целиком.
transcript-not-json = Это не запись партии: файл не в формате JSON.
transcript-not-ours = Это JSON, но не запись партии Regalia.
transcript-format = У записи формат { $format }, а эта версия читает форматы не новее { $known }. Обновите одно из двух.
transcript-malformed = Этот протокол повреждён: { $field } нет, или там не то, что должно быть.
transcript-altered = Запись изменили после сохранения: контрольная сумма не сходится. Попросите исходный файл.
transcript-rules = Партия сыграна по версии { $version } правил { $game }, а в программе версия { $known }.
transcript-sealed = Зерно этой партии ещё в тайне, повторить её нельзя; дождитесь конца.
transcript-seed = Зерно или соль в записи — не 64 шестнадцатеричные цифры.
transcript-commitment = Зерно не сходится с печатью: карты перетасованы не так, как было обещано.
transcript-illegal = Ход { $number } в записи не по правилам: { $reason }
transcript-result = Итог в записи не тот, к которому ведут её ходы.

bot-unknown = Бота «{ $bot }» нет; есть: { $known }.
bot-temper = { $count ->
    [0] В { $game } у ботов нет характеров; уберите «:{ $temper }».
   *[other] Характера «{ $temper }» в { $game } нет; есть: { $known }.
}
bot-absent = Бот «{ $bot }» — не из наших, и с собой его никто не привёл; назовите его в --bots.
bot-name = Своего бота нельзя назвать «{ $bot }»; возьмите слово из букв и цифр, которым не зовут никого из наших.
bot-module = Бота «{ $bot }» не позвать: модуль { $module } не импортируется ({ $reason }).
bot-class = Бота «{ $bot }» не позвать: в модуле { $module } нет класса { $class_name }.
bot-method = «{ $bot }» — не бот: у него нет метода choose(self, knowledge, actions, budget).
bot-failed = Бот «{ $bot }» не справился: { $reason }.
bot-illegal = Бот «{ $bot }» ответил { $answer }, а такого действия ему не предлагали.
bots-count = { $bots ->
    [one] Назван { $bots } бот
    [few] Названо { $bots } бота
   *[many] Названо { $bots } ботов
}, а мест { $players }; назовите по боту на каждое место или одного на все.
games-count = Число партий — от 1 до { $most }, а не { $games }.
bot-thinks = «{ $bot }» думает слишком долго для симуляции, в ней играют { $known }; для него есть: regalia arena
arena-file-unreadable = { $file } — не файл с итогами арены; укажите новый файл или правильный.
arena-file-other = В { $file } партии другого состязания (другие боты, параметры, зерно или версия); укажите новый файл.

## Почему что-то не удалось прочитать, записать или понять: конец предложения

reason-not-found = там ничего нет
reason-permission = у этого пользователя нет на это права
reason-folder = это папка
reason-not-folder = часть пути — файл, а не папка
reason-disk-full = на диске нет места
reason-read-only = доступно только чтение
reason-name = имя слишком длинное
reason-device = диск сообщает об ошибке
reason-too-many-files = открыто слишком много файлов
reason-busy = уже занято другой программой
reason-address = у этого компьютера нет такого адреса
reason-host = компьютер с таким именем не найден
reason-system = система отказала, ошибка { $code }
reason-cannot-open = файл не открывается
reason-not-database = это не база данных SQLite
reason-damaged = файл повреждён
reason-database = SQLite отказала, ошибка { $code }

reason-json = это не JSON, начиная с байта { $byte }
reason-toml-nested = слишком много скобок внутри скобок
reason-toml-twice = такое имя там уже было
reason-toml-bracket = скобка не закрыта
reason-toml-equals = после имени нужен знак =
reason-toml-quotes = текст должен кончаться кавычкой в той же строке
reason-toml-value = значение — это число, список в [ ] или текст в кавычках
reason-toml-other = что-то здесь не на своём месте
reason-cut-short = данные обрываются на середине
reason-not-text = это не текст в UTF-8
reason-too-deep = в нём слишком много вложенных скобок
reason-whole = данные целиком
reason-missing = не хватает поля { $field }
reason-unknown = поля { $field } нет
reason-kind = { $field }: { $kind ->
    [int] нужно целое число
    [float] нужно число
    [str] нужен текст
    [bool] нужно true или false
    [array] нужен список
   *[object] нужен объект с именованными полями
}
reason-least = { $field }: не меньше { $bound }
reason-most = { $field }: не больше { $bound }
reason-text-least = { $field }: не меньше { $bound ->
    [one] { $bound } знака
   *[many] { $bound } знаков
}
reason-text-most = { $field }: не больше { $bound ->
    [one] { $bound } знака
   *[many] { $bound } знаков
}
reason-list-least = { $field }: в списке не меньше { $bound ->
    [one] { $bound } значения
   *[many] { $bound } значений
}
reason-list-most = { $field }: в списке не больше { $bound ->
    [one] { $bound } значения
   *[many] { $bound } значений
}
reason-value = { $field }: такого значения быть не может
