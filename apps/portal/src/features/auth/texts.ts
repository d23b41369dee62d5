import { defineTexts, type SomeTextsLike, type TextsLike } from '@semestr/core/texts';

const ru = {
  subtitle: 'Личный кабинет',
  username: 'Логин',
  usernameHint: 'У\u00a0студента это номер студенческого билета',
  password: 'Пароль',
  remember: 'Запомнить это устройство',
  rememberHint: 'Только на\u00a0личном устройстве: вход сохранится до\u00a0180\u00a0дней',
  submit: 'Войти',
  code: 'Код из\u00a0приложения',
  codeHint: 'Подойдёт и\u00a0резервный код.',
  passkey: 'Войти с\u00a0ключом доступа',
  noPasskey:
    'Ключ доступа не\u00a0получен: запрос отменён, время вышло или для этого сайта ключа нет. Попробуйте ещё раз или войдите по\u00a0паролю.',
  forgotten: 'Забыли пароль?',
  recover: 'Восстановить',
  elsewhere:
    'Вход продолжается на\u00a0другом сайте, но\u00a0его адреса нет среди разрешённых. Сообщите в\u00a0поддержку.',
  noCookies:
    'Браузер не\u00a0сохраняет файлы cookie этого сайта, а\u00a0без них нельзя оставаться в\u00a0кабинете. Разрешите их в\u00a0настройках браузера и\u00a0войдите снова.',
} as const;

const en = {
  subtitle: 'Personal account',
  username: 'Username',
  usernameHint: 'For students, the student card number',
  password: 'Password',
  remember: 'Remember this device',
  rememberHint: 'Only on your own device: you stay signed in for up to 180 days',
  submit: 'Sign in',
  code: 'Code from your app',
  codeHint: 'A recovery code works too.',
  passkey: 'Sign in with a passkey',
  noPasskey:
    'No passkey was received: the request was cancelled or timed out, or you have none for this site. Try again or sign in with your password.',
  forgotten: 'Forgot your password?',
  recover: 'Recover it',
  elsewhere: 'Sign-in continues on a site that is not on the allowed list. Please tell support.',
  noCookies:
    'Your browser does not keep the cookies of this site, and you cannot stay signed in without them. Allow them in the browser settings and sign in again.',
} as const satisfies TextsLike<typeof ru>;

const be = {
  subtitle: 'Асабісты кабінет',
  username: 'Лагін',
  usernameHint: 'У студэнта гэта нумар студэнцкага білета',
  password: 'Пароль',
  remember: 'Запомніць гэту прыладу',
  rememberHint: 'Толькі на асабістай прыладзе: уваход захаваецца да 180 дзён',
  submit: 'Увайсці',
  code: 'Код другога фактару',
  codeHint: 'З праграмы з\u00a0кодамі. Падыдзе і\u00a0рэзервовы код.',
  passkey: 'Увайсці з\u00a0ключом доступу',
  noPasskey:
    'Ключ доступу не\u00a0атрыманы: запыт скасаваны, час выйшаў або для гэтага сайта ключа няма. Паспрабуйце яшчэ раз або ўвайдзіце па\u00a0паролі.',
  forgotten: 'Забылі пароль?',
  recover: 'Аднавіць',
  elsewhere:
    'Уваход працягваецца на іншым сайце, але яго адраса няма сярод дазволеных. Паведаміце ў падтрымку.',
  noCookies:
    'Браўзер не\u00a0захоўвае файлы cookie гэтага сайта, а\u00a0без іх нельга заставацца ў\u00a0кабінеце. Дазвольце іх у\u00a0наладах браўзера і\u00a0ўвайдзіце зноў.',
} as const satisfies SomeTextsLike<typeof ru>;

export const loginTexts = defineTexts('auth', { ru, en, be });
