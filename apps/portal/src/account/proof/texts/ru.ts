const ru = {
  password: 'Текущий пароль',
  passwordHint: 'Чтобы никто другой не\u00a0изменил это за\u00a0вас',
  code: 'Код из\u00a0приложения',
  codeHint: 'Подойдёт и\u00a0резервный код',
  byCode: 'Подтвердить кодом',
  byPassword: 'Подтвердить паролем',
  submit: 'Продолжить',
  cancel: 'Отмена',
  /** The dialog that interrupts another action. */
  title: 'Подтвердите, что это вы',
  why: 'Вы вошли больше пяти минут назад, а\u00a0это меняет способы входа в\u00a0аккаунт.',
  confirm: 'Подтвердить',
} as const;

export default ru;
