# Сервер: что не так с запросами, и несколько страниц, которые он пишет сам

web-problem-illegal-move = Правила этого не позволяют
web-problem-stale = Игра ушла вперёд
web-problem-not-now = Сейчас это невозможно
web-problem-bad-input = Так не получится
web-problem-missing = Не найдено
web-problem-forbidden = Вам этого нельзя
web-problem-foreign = Отклонено
web-problem-shut = Эта дверь закрыта
web-problem-outside = Сначала пароль
web-problem-unknown = Кто вы?
web-problem-malformed = Непонятно
web-problem-too-large = Слишком много данных
web-problem-not-json = Это не JSON
web-problem-slow = Слишком медленно
web-problem-wrong-method = Не этим методом
web-problem-busy = Слишком много сразу
web-problem-unavailable = База данных недоступна
web-problem-internal = Наша ошибка

web-internal = У нас что-то пошло не так. Мы это записали.
web-unknown = Сначала выберите имя: здесь нужен вход гостя или токен.
web-foreign = Это отправила страница другого сайта. Откройте стол на его собственном сайте.
web-malformed = Запрос составлен неверно: { $reason }.
web-too-large = В запросе может быть не больше { $most } КБ.
web-not-json = Тело запроса должно быть в формате JSON, с заголовком Content-Type: application/json.
web-long-head = В заголовках запроса может быть не больше { $most } КБ.
web-left = Запрос оборвался.
web-slow = Запрос должен прийти целиком за { $seconds } секунд.
web-busy = Это слишком много за такое короткое время. Подождите немного.
web-chat-slow = Вы пишете быстрее, чем остальные успевают читать. Подождите несколько секунд и отправьте снова.
web-not-there = По этому адресу ничего нет.
web-wrong-method = Этот адрес не отвечает на такой метод.
web-eyes = До конца игры вы видите только своими глазами.
web-token = По токену можно только играть за владельца. Для дел учётной записи войдите сами.

web-docs-title = Regalia: API для программ
web-docs-intro = Все адреса принимают и отдают JSON. Полное описание лежит в /api/openapi.json; поток стола — это Server-Sent Events.
web-docs-problems = Проблемы
web-no-client = Сервер работает. Стол для браузера здесь не собран; программы могут играть через API.
