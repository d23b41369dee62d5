/**
 * Every reason for which a call can fail, with its sentence in both languages. English sentences that the
 * specification quotes (section 8) stand here verbatim. A refusal without a sentence does not compile.
 */
export const reasons = {
  offline: {
    ru: 'Сервер сейчас недоступен. Повторите попытку позже.',
    en: 'Server currently unavailable. Try again later.',
  },
  'bad-input': { ru: 'Проверьте введённые данные.', en: 'Check the data you entered.' },
  'session-ended': { ru: 'Время вашей сессии истекло.', en: 'Your session has expired.' },
  forbidden: { ru: 'У вас нет прав на это.', en: 'You have no right to do this.' },
  'cross-site': { ru: 'Запрос пришёл с чужого сайта.', en: 'The request came from another site.' },
  'too-many': {
    ru: 'Слишком много запросов. Подождите немного и повторите.',
    en: 'Too many requests. Wait a little and try again.',
  },
  'too-large': { ru: 'Слишком большой файл.', en: 'The file is too large.' },
  'wrong-kind': {
    ru: 'Тело запроса не того вида, который здесь ждут.',
    en: 'The body of the request is not of the kind that is expected here.',
  },
  'in-person-only': {
    ru: 'Под именем студента это недоступно: контакты и пароль меняет только он сам.',
    en: 'Not while you are signed in as a student: contacts and password are changed by the student alone.',
  },
  'login-failed': { ru: 'Неверный логин или пароль.', en: 'Wrong login or password.' },
  'not-connected': { ru: 'Не удалось подключиться к серверу.', en: 'Could not connect to the server.' },
  'not-loaded': { ru: 'Не удалось подключиться к серверу.', en: 'Failed to connect to the server.' },
  'no-data': { ru: 'Не удалось получить данные.', en: 'Failed to get data.' },
  'logout-failed': { ru: 'Не удалось выйти из аккаунта.', en: 'Failed to log out of the account.' },
  'no-week': { ru: 'Не удалось определить текущую неделю.', en: 'Failed to determine the current week.' },
  'no-announcements': { ru: 'Не удалось загрузить объявления.', en: 'Failed to load announcements.' },
  'schedule-not-found': { ru: 'Расписания нет.', en: 'There is no schedule.' },
  'employee-not-found': { ru: 'Такого сотрудника нет.', en: 'There is no such employee.' },
  'department-not-found': { ru: 'Такого подразделения нет.', en: 'There is no such department.' },
  'group-not-found': { ru: 'Такой группы нет.', en: 'There is no such group.' },
  'student-not-found': { ru: 'Такого студента нет.', en: 'There is no such student.' },
  'skills-not-updated': { ru: 'Не удалось обновить навыки.', en: 'Failed to update skills.' },
  'summary-not-updated': {
    ru: 'Не удалось обновить основную информацию.',
    en: 'Failed to update main information.',
  },
  'rating-status-not-updated': {
    ru: 'Не удалось обновить видимость рейтинга.',
    en: 'Failed to update rating status.',
  },
  'search-status-not-updated': {
    ru: 'Не удалось обновить статус поиска работы.',
    en: 'Failed to update search status.',
  },
  'profile-status-not-updated': {
    ru: 'Не удалось обновить статус профиля.',
    en: 'Failed to update profile status.',
  },
  'photo-not-updated': { ru: 'Не удалось обновить фотографию.', en: 'Failed to update photo.' },
  'links-not-updated': { ru: 'Не удалось обновить ссылки.', en: 'Failed to update links.' },
  'photo-not-found': { ru: 'Такой фотографии нет.', en: 'There is no such photo.' },
  'no-books': { ru: 'За вами не числится книг.', en: 'You have no books from the library.' },
  'notification-not-found': { ru: 'Такого уведомления нет.', en: 'There is no such notification.' },
  blocked: {
    ru: 'Вы превысили лимит попыток ввода.',
    en: 'You exceeded the limit of entry attempts.',
  },
  'contacts-not-loaded': { ru: 'Не удалось получить контактные данные.', en: 'Could not get contact data.' },
  'code-not-expired': {
    ru: 'Срок действия кода подтверждения ещё не истёк.',
    en: 'Confirmation code has not expired yet.',
  },
  'contact-same': { ru: 'Данные не должны совпадать.', en: 'Data must not match.' },
  'contact-not-changed': {
    ru: 'Не удалось изменить контактные данные.',
    en: 'Could not change contact data.',
  },
  'contact-not-found': { ru: 'Такого контакта нет.', en: 'There is no such contact.' },
  'contact-confirmed': { ru: 'Контакт уже подтверждён.', en: 'The contact is confirmed already.' },
  'contact-data-not-found': {
    ru: 'Указанные контактные данные не найдены.',
    en: 'The specified contact data were not found.',
  },
  'contact-not-confirmed': { ru: 'Не удалось подтвердить контакт.', en: 'Could not confirm the contact.' },
  'code-already-sent': {
    ru: 'Код уже отправлен.',
    en: 'Code was already sent.',
  },
  'code-not-sent': { ru: 'Не удалось отправить код.', en: 'Could not send code.' },
  'code-wrong': {
    ru: 'Неверный код. Введите код, который вы только что получили.',
    en: 'Wrong code. Please enter the code you just received.',
  },
  'code-expired': { ru: 'Срок действия кода подтверждения истёк.', en: 'Confirmation code expired.' },
  'code-pending': {
    ru: 'Срок действия предыдущего кода ещё не истёк.',
    en: 'Previous confirmation code has not expired yet.',
  },
  'recovery-code-not-sent': {
    ru: 'Не удалось отправить код подтверждения.',
    en: 'Could not send confirmation code.',
  },
  'account-not-found': {
    ru: 'Ошибка! Не удалось найти аккаунт.',
    en: 'Error! Could not find the account.',
  },
  'contact-wrong': {
    ru: 'Ошибка! Неверный контакт. Обратитесь в деканат, чтобы обновить данные.',
    en: "Error! Wrong contact. Contact the dean's office to update data",
  },
  'password-not-created': { ru: 'Не удалось создать пароль.', en: 'Could not create password.' },
  'new-password-not-created': {
    ru: 'Не удалось создать новый пароль.',
    en: 'Could not create new password.',
  },
  'password-wrong': { ru: 'Неверный текущий пароль.', en: 'The current password is wrong.' },
  'password-not-changed': { ru: 'Не удалось изменить пароль.', en: 'Could not change the password.' },
  'session-not-found': { ru: 'Такого сеанса нет.', en: 'There is no such session.' },
  'session-not-ended': { ru: 'Не удалось завершить сеанс.', en: 'Could not end the session.' },
  'student-account-not-found': { ru: 'Не удалось найти аккаунт', en: 'Could not find the account' },
  'not-signed-in-as-student': {
    ru: 'Вы не действуете от имени студента.',
    en: 'You are not signed in as a student.',
  },
  'no-subjects': { ru: 'Не удалось получить доступные предметы.', en: 'Failed to get available subjects.' },
  'no-subgroups': {
    ru: 'Не удалось получить информацию о подгруппах.',
    en: 'Failed to get information about subgroups.',
  },
  'no-lessons': {
    ru: 'Не удалось загрузить занятия на выбранную дату.',
    en: 'Failed to load lessons for the chosen date.',
  },
  'subject-not-found': { ru: 'Такого предмета нет.', en: 'There is no such subject.' },
  'lesson-not-found': {
    ru: 'Такого занятия или студента в вашей группе нет.',
    en: 'There is no such lesson or student in your group.',
  },
  'lesson-closed': {
    ru: 'Пропуски отмечают в день занятия и в течение 14 дней после него.',
    en: 'Omissions are noted on the day of the lesson and for 14 days after it.',
  },
  'omissions-not-set': { ru: 'Не удалось отметить пропуски.', en: 'Failed to set omissions.' },
  'omission-request-exists': {
    ru: 'Заявка на эти дни уже подана и ещё рассматривается.',
    en: 'A request for these days has been submitted already and is being considered.',
  },
  'omission-request-not-sent': { ru: 'Не удалось подать заявку.', en: 'Failed to submit an application.' },
  'not-group-head': {
    ru: 'Ответственных назначает только староста группы.',
    en: 'Only the group head can do this.',
  },
  'responsible-not-changed': {
    ru: 'Не удалось изменить ответственных.',
    en: 'Failed to change who is responsible.',
  },
  'certificate-not-found': { ru: 'Такой справки нет.', en: 'There is no such certificate.' },
  'certificate-ordered': {
    ru: 'Такая справка уже заказана и ещё не готова.',
    en: 'This certificate has been ordered already and is not ready yet.',
  },
  'certificate-decided': {
    ru: 'Справку уже нельзя отменить: решение по ней принято.',
    en: 'The certificate cannot be cancelled any more: it has been decided on.',
  },
  'certificate-not-ordered': { ru: 'Не удалось заказать справку.', en: 'Failed to order a certificate.' },
  'certificate-not-cancelled': {
    ru: 'Не удалось отменить справку.',
    en: 'Failed to cancel the certificate.',
  },
  'record-not-found': { ru: 'Такой записи нет.', en: 'There is no such record.' },
  'record-stale': {
    ru: 'Запись успели изменить. Откройте её заново и повторите правку.',
    en: 'The record has been changed meanwhile. Open it again and repeat your change.',
  },
  'record-in-use': {
    ru: 'Запись нельзя удалить: на неё ссылаются другие.',
    en: 'The record cannot be removed: others refer to it.',
  },
  'record-busy': {
    ru: 'Этот же запрос ещё выполняется.',
    en: 'The same request is still being answered.',
  },
  'message-not-repeatable': {
    ru: 'Это сообщение не отправить ещё раз: оно отправлено, ждёт отправки, или его код больше не действует.',
    en: 'This message cannot be sent again: it was sent, still waits, or its code no longer holds.',
  },
  'record-not-stored': { ru: 'Не удалось сохранить запись.', en: 'Could not store the record.' },
  'application-not-submitted': {
    ru: 'Не удалось подать заявку.',
    en: 'Failed to submit an application.',
  },
  'application-not-changed': { ru: 'Не удалось изменить заявку.', en: 'Failed to change the application.' },
  'application-not-downloaded': {
    ru: 'Не удалось скачать заявку.',
    en: 'Failed to download the application.',
  },
  'file-not-downloaded': { ru: 'Не удалось скачать файл.', en: 'Failed to download the file.' },
  'dormitory-application-not-found': {
    ru: 'Такой заявки на общежитие нет, или к ней не приложен документ.',
    en: 'There is no such application for a room, or no document came with it.',
  },
  'dormitory-applied': {
    ru: 'Заявка на общежитие уже подана.',
    en: 'You have applied for a room already.',
  },
  'dormitory-application-decided': {
    ru: 'Заявку уже нельзя изменить: её рассмотрели.',
    en: 'The application cannot be changed any more: it has been looked at.',
  },
  'mark-sheet-not-ordered': {
    ru: 'Не удалось заказать ведомость.',
    en: 'Failed to order a mark sheet.',
  },
  'mark-sheet-not-cancelled': {
    ru: 'Не удалось отменить ведомость.',
    en: 'Failed to cancel the mark sheet.',
  },
  'mark-sheet-not-found': { ru: 'Такой ведомости нет.', en: 'There is no such mark sheet.' },
  'mark-sheet-subject-not-found': {
    ru: 'Такого предмета, преподавателя или вида ведомости для вас нет.',
    en: 'There is no such subject, educator or kind of mark sheet for you.',
  },
  'mark-sheet-ordered': {
    ru: 'Такая ведомость уже заказана и ещё не готова.',
    en: 'This mark sheet has been ordered already and is not ready yet.',
  },
  'mark-sheet-decided': {
    ru: 'Ведомость уже нельзя отменить: решение по ней принято.',
    en: 'The mark sheet cannot be cancelled any more: it has been decided on.',
  },
  'teacher-not-found': { ru: 'Не удалось найти преподавателя.', en: 'Failed to find the teacher.' },
  'study-not-requested': { ru: 'Не удалось отправить заявку.', en: 'Failed to send the application.' },
  'study-term-not-found': {
    ru: 'Такого предмета в вашей зачётной книжке нет.',
    en: 'There is no such subject in your markbook.',
  },
  'study-requested': {
    ru: 'Заявка по этому предмету уже отправлена.',
    en: 'You have sent an application for this subject already.',
  },
  'study-application-not-found': { ru: 'Такой заявки нет.', en: 'There is no such application.' },
  'contract-not-signed': { ru: 'Не удалось подписать договор.', en: 'Failed to sign the contract.' },
  'contract-not-awaited': {
    ru: 'Эта заявка сейчас не ждёт подписи.',
    en: 'This application does not wait for a signature now.',
  },
  'contract-not-downloaded': { ru: 'Не удалось скачать договор.', en: 'Failed to download the contract.' },
  'contract-not-ready': { ru: 'Договор ещё не готов.', en: 'The contract is not ready yet.' },
  'sending-failed': {
    ru: 'При отправке заявки произошла ошибка.',
    en: 'An error occurred while sending the application.',
  },
  'deleting-failed': {
    ru: 'При удалении заявки произошла ошибка.',
    en: 'An error occurred while deleting the application.',
  },
  'changing-failed': {
    ru: 'При изменении заявки произошла ошибка.',
    en: 'An error occurred while changing the application.',
  },
  'diploma-manager-not-found': { ru: 'Такого руководителя нет.', en: 'There is no such supervisor.' },
  'diploma-suggested': {
    ru: 'Тема уже предложена и ещё не рассмотрена.',
    en: 'You have suggested a topic already, and it has not been decided on yet.',
  },
  'diploma-topic-not-found': { ru: 'Такой темы нет.', en: 'There is no such topic.' },
  'diploma-topic-decided': {
    ru: 'Тему уже нельзя отозвать: её рассматривают.',
    en: 'The topic cannot be withdrawn any more: it is being considered.',
  },
  'diploma-topic-not-agreed': {
    ru: 'Заявление появится, когда руководитель согласится с темой.',
    en: 'The application is ready when the supervisor has agreed to the topic.',
  },
  'practice-choice-not-found': {
    ru: 'Такого предприятия, вида практики или руководителя нет.',
    en: 'There is no such enterprise, kind of practice or supervisor.',
  },
  'practice-request-not-found': {
    ru: 'Такой заявки, предприятия или руководителя нет.',
    en: 'There is no such application, enterprise or supervisor.',
  },
  'practice-requested': {
    ru: 'Заявка на эту практику уже отправлена.',
    en: 'You have applied for this practice already.',
  },
  'practice-decided': {
    ru: 'Изменить заявку нельзя: решение по ней принято, или на эту практику уже есть другая.',
    en: 'The application cannot be changed: it has been decided on, or there is another for this practice.',
  },
  'profiling-not-found': {
    ru: 'Профилизации для вас нет.',
    en: 'There is no profiling for you.',
  },
  'specialization-not-found': {
    ru: 'Такой профилизации для вас нет.',
    en: 'There is no such specialisation for you.',
  },
  'profiling-application-not-found': {
    ru: 'Такой заявки или профилизации для вас нет.',
    en: 'There is no such application or specialisation for you.',
  },
  'specialization-chosen': {
    ru: 'Эту профилизацию вы уже выбрали.',
    en: 'You have chosen this specialisation already.',
  },
  'specialization-not-changed': {
    ru: 'Изменить заявку нельзя: она рассмотрена, или эта профилизация уже выбрана.',
    en: 'The application cannot be changed: it has been decided on, or this specialisation is chosen already.',
  },
  'group-list-not-loaded': {
    ru: 'Не удалось загрузить список группы.',
    en: 'Failed to load the group list.',
  },
  'report-not-sent': { ru: 'Не удалось отправить сообщение.', en: 'Could not send the report.' },
  'setup-token-wrong': {
    ru: 'Ключ первой настройки не подходит. Он лежит в папке данных сервера, в файле setup-token.',
    en: 'The setup token does not fit. It is in the server’s data folder, in the file setup-token.',
  },
  'setup-done': {
    ru: 'Администратор уже есть: нового создаёт администратор.',
    en: 'There is an administrator already: further ones are made by an administrator.',
  },
  'admin-not-created': {
    ru: 'Не удалось создать администратора.',
    en: 'Could not create the administrator.',
  },
  'username-taken': { ru: 'Такой логин уже занят.', en: 'This login is taken.' },
  'not-imported': { ru: 'Не удалось сохранить данные импорта.', en: 'Could not store the imported data.' },
} as const satisfies Record<string, Sentence>;

/** One sentence in both languages. */
export interface Sentence {
  ru: string;
  en: string;
}

export type Reason = keyof typeof reasons;
