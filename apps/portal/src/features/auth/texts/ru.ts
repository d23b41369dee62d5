const ru = {
  subtitle: 'Личный кабинет',
  username: 'Логин',
  usernameHint: 'У студента это номер студенческого билета',
  password: 'Пароль',
  remember: 'Запомнить это устройство',
  rememberHint: 'Только на личном устройстве: вход сохранится до\u00a0180\u00a0дней',
  submit: 'Войти',
  forgotten: 'Забыли пароль? Восстановить его поможет поддержка:',
  required: 'Заполните это поле',
  illiquid: 'В ваших данных есть ошибка:',
} as const;

export default ru;
