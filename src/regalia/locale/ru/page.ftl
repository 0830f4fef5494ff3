# Страницы в браузере, общие для всех игр

page-home = На главную
page-skip = К содержанию
page-guest = Гость
page-rule = Правило { $rule }
page-rules = Правила
page-close = Закрыть
page-cancel = Отмена
page-yes = Да
page-no = Нет
page-again = Ещё раз
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
page-motion = Движение
page-motion-choice = { $motion ->
    [on] включено
    [off] выключено
   *[auto] как на устройстве
}
page-my-turn-signal = Когда мой ход
page-sound = звук
page-notification = уведомление

## За столом

page-closed-title = Этот стол для вас закрыт
page-connection-lost = Связь потеряна, ищем стол снова…
page-skip-ahead = Показать сразу
page-title-my-turn = Ваш ход: { $title }
page-people = За столом
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-gain = { $points ->
    [0] ±0
   *[other] +{ $points }
}
page-seat-bot = бот, { $bot }
page-seat-away = { $why ->
    [time] время вышло; играет { $bot }
    [resigned] игра сдана; доигрывает { $bot }
    [left] вышел из-за стола; играет { $bot }
   *[asked] не за столом; играет { $bot }
}
page-seat-here = за столом
page-seat-not-here = нет связи
page-time-left = осталось { $time }
page-choices = Что можно сделать
page-choices-in-words = Словами
page-menu = Ещё
page-undo = Взять ход назад
page-undo-ask = Попросить ход назад
page-undo-free-help = Последний ход возвращается сразу: с тех пор никто не ходил и ничего нового не открылось.
page-undo-ask-help = После вашего хода кто-то сходил или что-то открылось: остальных спросят.
page-undo-asked = { $name } просит вернуть ход.
page-undo-waiting = Ждём ответа остальных
page-away = Пусть за меня играет бот
page-back = Играть самому
page-resign = Сдаться
page-resign-sure = Бот доиграет за вас до конца, вернуться будет нельзя. Сдаться?
page-transcript = Скачать запись партии
page-commitment = Перемешивание запечатано:
page-seed = Зерно
page-salt = Соль
page-log = Что произошло
page-log-filter = Показать
page-log-all = всё
page-log-plays = игру
page-chat = разговор
page-chat-say = Сказать…
page-send = Отправить
