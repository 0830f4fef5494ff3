# То, что может сказать любая часть программы

# Как язык называет себя сам
language-name = Русский
seat-number = место { $number }
game-unknown = Игры «{ $game }» нет; есть: { $known }.
players-count = Число игроков в { $game } — от { $fewest } до { $most }, а не { $players }.
option-first = Первым ходит место с номером от 1 до { $players } или 0 — по жребию, а не { $first }.
option-unknown = Настройки «{ $option }» нет; есть: { $known }.
option-type = Настройка не подходит: { $reason }.
option-form = Настройки пишутся так: имя=значение, через запятую, а не «{ $text }».

transcript-too-large = Этот файл больше { $most } МБ; записи партий такими не бывают.
transcript-cut-short = Файл обрывается на середине; попросите запись целиком.
transcript-not-json = Это не запись партии: файл не в формате JSON.
transcript-not-ours = Это JSON, но не запись партии Regalia.
transcript-format = У записи формат { $format }, а эта версия читает формат { $known }. Обновите одно из двух.
transcript-malformed = Запись повреждена: { $reason }.
transcript-altered = Запись изменили после сохранения: контрольная сумма не сходится. Попросите исходный файл.
transcript-rules = Партия сыграна по версии { $version } правил { $game }, а в программе версия { $known }.
transcript-sealed = Зерно этой партии ещё в тайне, повторить её нельзя; дождитесь конца.
transcript-seed = Зерно или соль в записи — не 64 шестнадцатеричные цифры.
transcript-commitment = Зерно не сходится с обязательством: карты перетасованы не так, как было обещано.
transcript-illegal = Ход { $number } в записи не по правилам: { $reason }
transcript-result = Итог в записи не тот, к которому ведут её ходы.

bot-unknown = Бота «{ $bot }» нет; есть: { $known }.
bot-temper = { $count ->
    [0] В { $game } у ботов нет характеров; уберите «:{ $temper }».
   *[other] Характера «{ $temper }» в { $game } нет; есть: { $known }.
}
bots-count = { $bots ->
    [one] Назван { $bots } бот
    [few] Названо { $bots } бота
   *[many] Названо { $bots } ботов
}, а мест { $players }; назовите по боту на каждое место или одного на все.
games-count = Число партий — от 1 до { $most }, а не { $games }.
bot-thinks = «{ $bot }» думает слишком долго для симуляции, в ней играют { $known }; для него есть: regalia arena
arena-file-unreadable = { $file } — не файл с итогами арены; укажите новый файл или правильный.
arena-file-other = В { $file } партии другого состязания (другие боты, параметры, зерно или версия); укажите новый файл.
