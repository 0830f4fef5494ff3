# Уход за сервером: regalia admin

admin-help = Следить за базой данных сервера, за людьми и столами — рядом с работающим сервером или без него.
admin-example = regalia admin backup regalia-monday.db
admin-yes-option = Не спрашивать.
admin-person-option = Кто: логин, имя, которого больше ни у кого нет, или номер из списка «people».
admin-address-option = Адрес или диапазон, например 203.0.113.0/24.
admin-reason-option = Почему: заметка для вас.
admin-agree = Продолжить? (да/нет)
admin-yes = д да y yes
admin-nothing-done = Ничего не изменилось.
admin-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
admin-mark = да

## Резервные копии

admin-backup-short = Скопировать всю базу данных в один файл, не останавливая сервер.
admin-backup-help = Скопировать всю базу данных, SQLite или PostgreSQL, в один файл SQLite — такой, какая она в один момент, не останавливая сервер. Прежде чем файл получит своё имя, каждая партия в копии проигрывается заново. Никому его не показывайте: в нём зёрна идущих партий и ключ для куки.
admin-backup-example = regalia admin backup regalia-monday.db
admin-backup-agree = Файл { $file } уже есть и будет заменён.
admin-backup-done = В файле { $file }: людей — { $people }, столов — { $tables }, записей — { $entries }; все журналы читаются до конца.
admin-restore-short = Вернуть базу данных из резервной копии.
admin-restore-help = Заменить всё, что есть в базе данных, резервной копией: целиком, иначе ничего не изменится. Сервер должен быть остановлен. Копия прежней версии обновляется; копию SQLite можно вернуть в PostgreSQL и наоборот.
admin-restore-example = regalia admin restore regalia-monday.db --database postgresql://regalia@localhost/regalia
admin-restore-agree = Сейчас в базе данных людей — { $people }, столов — { $tables }, записей — { $entries }. Всё это будет заменено копией { $file }.
admin-restore-done = Восстановлено из { $file }: людей — { $people }, столов — { $tables }, записей — { $entries }.
admin-check-short = Проиграть заново все партии в базе данных.
admin-check-help = Проиграть заново все партии в базе данных: читается ли каждый журнал до конца, совпадает ли с ним указатель, сходится ли каждая законченная партия с печатью, которую видели игроки?
admin-check-example = regalia admin check --json
admin-check-progress = Партии проигрываются заново
admin-check-done = Всё в порядке; проверено столов: { $tables }.
admin-fault = Стол { $table }: { $what }
admin-faults = Найдено ошибок: { $count }. Вернитесь к более ранней копии или сохраните эту базу и сообщите о ней.
admin-fault-unreadable = Одну из записей журнала нельзя прочитать.
admin-fault-unlisted = Журнал есть, а стола в указателе нет.
admin-fault-fold = Запись { $n } не подходит к предыдущим.
admin-fault-status = В указателе он числится как «{ $index }», а по журналу — «{ $log }».
admin-fault-sittings = За столом числится тот, кто за ним не сидит.
admin-fault-commitment = Зерно и соль не сходятся с печатью.

## Люди

admin-people-short = Показать всех людей; первыми — кто был здесь недавно.
admin-people-help = Показать всех людей, с учётной записью и гостей; первыми — кто был здесь недавно.
admin-people-example = regalia admin people
admin-people-title = Люди
admin-people-title-none = Здесь ещё никого нет.
admin-export-short = Вывести все личные данные человека.
admin-export-help = Вывести в JSON всё, что в базе данных есть о человеке и о тех, кого он привёл с собой: чтобы отдать ему.
admin-export-example = regalia admin export --person ann > ann.json
admin-delete-short = Удалить человека со всеми личными данными.
admin-delete-help = Удалить человека и тех, кого он привёл с собой, со всеми личными данными. Ходы останутся, как ходы бывшего гостя; за него доиграют боты.
admin-delete-example = regalia admin delete --person ann
admin-delete-agree = { $name } ({ $person }): будут удалены все данные, входы, токены и всё сказанное. Вернуть это будет нельзя.
admin-delete-done = Удалено: { $name }.
admin-password-short = Задать учётной записи новый пароль.
admin-password-help = Задать учётной записи новый пароль; он будет показан один раз. Все её входы и токены перестанут действовать.
admin-password-example = regalia admin password --person ann
admin-password-agree = { $name } ({ $login }): будет новый пароль; все входы и токены перестанут действовать.
admin-password-done = Новый пароль для { $login }: { $password }
admin-invite-short = Создать код, по которому один человек заведёт учётную запись.
admin-invite-help = Создать код, по которому один человек заведёт учётную запись, если сервер запущен с --accounts invite. Код показывается один раз.
admin-invite-example = regalia admin invite
admin-invite-done = { $days ->
    [one] Код { $code } годится для одной учётной записи { $days } день.
    [few] Код { $code } годится для одной учётной записи { $days } дня.
   *[many] Код { $code } годится для одной учётной записи { $days } дней.
}
admin-ban-short = Закрыть вход человеку или адресам; иначе показать, кому он закрыт.
admin-ban-help = Закрыть вход человеку, адресу или диапазону адресов. Им отвечают отказом, их потоки обрываются, за них доигрывают боты. Без --person и --address показывает, кому вход закрыт.
admin-ban-example = regalia admin ban --person ann --reason "оскорбления"
admin-ban-agree = { $name } ({ $person }): вход будет закрыт, все столы придётся покинуть.
admin-ban-agree-address = Вход будет закрыт для всех с адреса { $address }.
admin-ban-done = Вход закрыт: { $what }.
admin-bans-title = Кому закрыт вход
admin-bans-title-none = Вход не закрыт никому.
admin-unban-short = Снова впустить человека или адреса.
admin-unban-help = Снова впустить человека или адреса.
admin-unban-example = regalia admin unban --address 203.0.113.0/24
admin-unban-done = Вход снова открыт: { $what }.

## Столы

admin-tables-short = Показать столы, за которыми ещё не закончили.
admin-tables-help = Показать столы, за которыми ещё не закончили; первыми — где недавно что-то происходило.
admin-tables-example = regalia admin tables --all
admin-tables-all = И законченные тоже.
admin-tables-title = Столы
admin-tables-title-none = Таких столов нет.
admin-status-open = ждёт игроков
admin-status-running = идёт игра
admin-status-finished = закончен
admin-status-closed = закрыт
admin-close-short = Закрыть стол.
admin-close-help = Закрыть стол: за ним больше не играют и не говорят. Журнал остаётся.
admin-close-example = regalia admin close 563c0e49f38d37b3
admin-close-agree = Стол { $table } ({ $game }) будет закрыт. Открыть его снова будет нельзя.
admin-close-done = Стол { $table } закрыт.
admin-prune-short = Выбросить то, чем давно никто не пользовался.
admin-prune-help = Выбросить гостей без учётной записи, которых не было столько дней, и столы, за которыми столько дней ничего не происходило и партия не закончена. Законченные партии остаются.
admin-prune-example = regalia admin prune --guests-unused-for 90 --tables-abandoned-for 30
admin-prune-guests = Гостей, которых не было столько дней.
admin-prune-tables = Столы без законченной партии, за которыми столько дней ничего не происходило.
admin-prune-agree = Будет выброшено: гостей — { $guests }, столов — { $tables }.
admin-prune-progress = Уборка
admin-prune-done = Выброшено: гостей — { $guests }, столов — { $tables }.

## Дом

admin-announce-short = Объявить что-нибудь всем.
admin-announce-help = Объявить что-нибудь всем, вверху каждой страницы. Пустой текст снимает объявление; без текста показывает, что объявлено сейчас.
admin-announce-example = regalia admin announce "В полдень сервер остановится на десять минут."
admin-announce-done = Объявлено: { $text }
admin-announce-none = Объявления нет.
admin-reports-short = Показать жалобы.
admin-reports-help = Показать жалобы на сказанное и на имена, начиная с самых старых.
admin-reports-example = regalia admin reports --handled 5f0c2a71
admin-reports-all = И рассмотренные тоже.
admin-reports-handled = Эта жалоба рассмотрена.
admin-reports-title = Жалобы
admin-reports-title-none = Жалоб нет.
admin-report-chat = сказанное
admin-report-name = имя

## Отказы

admin-error-person = Человека «{ $name }» нет; всех показывает regalia admin people.
admin-error-several = Имя «{ $name }» не у одного человека. Назовите номер: { $ids }.
admin-error-table = Стола «{ $table }» нет; все столы показывает regalia admin tables --all.
admin-error-over = Стол { $table } уже закончен или закрыт.
admin-error-guest = { $name } — гость без учётной записи, пароля у него нет.
admin-error-report = Жалобы «{ $report }» нет; все показывает regalia admin reports.
admin-error-not-banned = Вход и так открыт: { $what }; кому он закрыт, показывает regalia admin ban.
admin-error-person-or-address = Назовите либо человека через --person, либо адрес через --address.
admin-error-prune = Скажите, что выбросить: --guests-unused-for ДНЕЙ, --tables-abandoned-for ДНЕЙ или и то и другое.
admin-error-yes = Никто не ответил; если это всерьёз, добавьте --yes.
admin-error-itself = { $file } — это сама база данных; для копии назовите другой файл.
admin-error-place = { $file } не может быть файлом; назовите файл в существующей папке.
admin-error-file = { $file } нельзя записать: { $reason }.
admin-error-no-file = Файла { $file } нет.
admin-error-no-backup = { $file } — не резервная копия Regalia.
admin-error-served = Базой данных пользуется сервер. Сначала остановите его.
