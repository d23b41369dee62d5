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

export default ru;
