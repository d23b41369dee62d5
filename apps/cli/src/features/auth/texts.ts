import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
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

const en = {
  user: 'username',
  remember: 'stay signed in for 30 days instead of an hour',
  codeHelp:
    'If a second factor is on, you are prompted for its code. Without a terminal the code is read from stdin: the line after the password, or the first line with --password-file.',
  oidcHelp:
    'If you sign in to the portal with a university account, use an API token from your settings instead: SEMESTR_TOKEN.',
  mustSetSecondFactor:
    'Your role requires a second factor: until you set it up, console commands do not work. Set it up: {{url}}/second-factor',
  signedIn: 'You are signed in to {{url}}: {{fio}} ({{username}}).',
  signedOut: 'You are signed out of {{url}}.',
  wasNotSignedIn: 'You were not signed in to {{url}}.',
  onlyHere:
    'The server did not answer. You are signed out on this machine; the session on the server will expire.',
  who: { name: 'Name', username: 'Username', roles: 'Roles', server: 'Server', since: 'Signed in' },
  roles: {
    admin: 'administrator',
    student: 'student',
    employee: 'staff',
    groupHead: 'group head',
    headman: 'records absences',
  },
  moment: '{{date, dayMonth}}, {{time}}',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-auth', { ru, en });
