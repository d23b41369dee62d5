export default {
  user: 'логин',
  remember: 'помнить вход 30 дней, а не час',
  codeHelp:
    'Код второго фактора спросят, если он включён. Без терминала это следующая строка stdin: вторая после пароля, первая при --password-file.',
  oidcHelp:
    'Кто входит на портал с учётной записью университета, задаёт вместо пароля токен API из настроек портала: SEMESTR_TOKEN.',
  mustSetSecondFactor:
    'Вашей роли нужен второй фактор: до его настройки команды консоли не выполняются. Настроить: {{url}}/second-factor',
  signedIn: 'Вы вошли на {{url}}: {{fio}} ({{username}}).',
  signedOut: 'Вы вышли с {{url}}.',
  wasNotSignedIn: 'Вы и не входили на {{url}}.',
  onlyHere: 'Сервер не ответил: вход забыт на этой машине, а на сервере сессия закончится сама.',
  who: { name: 'Имя', username: 'Логин', roles: 'Роли', server: 'Сервер', since: 'Вход' },
  roles: {
    admin: 'администратор',
    student: 'студент',
    employee: 'сотрудник',
    groupHead: 'староста',
    headman: 'отмечает пропуски',
  },
  moment: '{{date, dayMonth}}, {{time}}',
} as const;
