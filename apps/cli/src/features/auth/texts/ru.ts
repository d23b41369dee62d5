export default {
  user: 'логин',
  remember: 'помнить вход 30 дней, а не час',
  codeHelp:
    'Код второго фактора спросят, если он включён. Без терминала это следующая строка stdin: вторая после пароля, первая при --password-file.',
  oidcHelp:
    'Если вы входите на портал через аккаунт университета, вместо пароля возьмите токен API из настроек портала: SEMESTR_TOKEN.',
  mustSetSecondFactor:
    'Вашей роли нужен второй фактор: до его настройки команды консоли не выполняются. Настроить: {{url}}/second-factor',
  signedIn: 'Вы вошли на {{url}}: {{fio}} ({{username}}).',
  signedOut: 'Вы вышли с {{url}}.',
  wasNotSignedIn: 'Вы не входили на {{url}}.',
  onlyHere: 'Сервер не ответил: на этой машине вы вышли, а на сервере сеанс закончится сам.',
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
