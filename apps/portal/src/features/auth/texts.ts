const ru = {
  title: 'Вход',
  subtitle: 'Личный кабинет',
  description: 'Вход в личный кабинет студента, преподавателя и сотрудника.',
  username: 'Логин',
  usernameHint: 'У студента это номер студенческого билета',
  password: 'Пароль',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  remember: 'Запомнить это устройство',
  rememberHint: 'Только на личном устройстве: вход сохранится до\u00a0180\u00a0дней',
  submit: 'Войти',
  required: 'Заполните это поле',
  illiquid: 'В ваших данных есть ошибка:',
};

const en: typeof ru = {
  title: 'Sign in',
  subtitle: 'Personal account',
  description: 'Sign in to the personal account of a student, educator or employee.',
  username: 'Login',
  usernameHint: 'For a student it is the student card number',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  remember: 'Remember this device',
  rememberHint: 'On a device of your own only: you stay signed in for up to 180 days',
  submit: 'Sign in',
  required: 'This field is required!',
  illiquid: 'There is a mistake in your data:',
};

export const loginTexts = { ru, en };
