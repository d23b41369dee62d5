import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  back: 'Назад',
  newPassword: 'Новый пароль',
  repeat: 'Пароль ещё раз',
  rules: {
    length: 'от\u00a08 до\u00a030\u00a0знаков',
    lower: 'строчная латинская',
    upper: 'заглавная латинская',
    other: 'цифра и\u00a0знак, например\u00a0!',
  },
  kept: 'выполнено',
  passwordFormat: 'Неверный формат пароля',
  passwordOnly: 'Только латинские буквы, цифры и\u00a0знаки',
  different: 'Пароли должны совпадать!',
  same: 'Пароли совпадают',
  strength: 'Надёжность: {{name}}',
  strengths: { weak: 'низкая', fair: 'средняя, длиннее\u00a0— надёжнее', strong: 'высокая' },
  codeHint: '6\u00a0цифр',
  holds: 'Код действует',
  holdsFor: 'Код действует ещё {{seconds}}\u00a0с',
  attempts: 'Осталось попыток: {{left}}',
  leaveTitle: 'Уйти со\u00a0страницы?',
  leaveHint: 'То, что вы ввели, не\u00a0сохранится.',
  leave: 'Уйти',
  stay: 'Остаться',
} as const;

const en = {
  back: 'Back',
  newPassword: 'New password',
  repeat: 'Password again',
  rules: {
    length: '8 to 30 characters',
    lower: 'a lowercase Latin letter',
    upper: 'an uppercase Latin letter',
    other: 'a digit and a sign, such as !',
  },
  kept: 'done',
  passwordFormat: 'Incorrect password format',
  passwordOnly: 'Latin letters, digits and signs only',
  different: 'Passwords must match!',
  same: 'The passwords match',
  strength: 'Strength: {{name}}',
  strengths: { weak: 'weak', fair: 'fair; longer is stronger', strong: 'strong' },
  codeHint: '6 digits',
  holds: 'The code is valid for',
  holdsFor: 'The code is valid for another {{seconds}} s',
  attempts: 'Attempts left: {{left}}',
  leaveTitle: 'Leave this page?',
  leaveHint: 'Your input will be lost.',
  leave: 'Leave',
  stay: 'Stay',
} as const satisfies TextsLike<typeof ru>;

/** Texts of fields for passwords and codes. */
export const entryTexts = defineTexts('entry', { ru, en });
