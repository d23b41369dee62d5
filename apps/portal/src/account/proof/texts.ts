import { defineTexts, type TextsLike } from '@semestr/core/texts';

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

const en = {
  password: 'Current password',
  passwordHint: 'So that nobody else can change this for you',
  code: 'Code from the app',
  codeHint: 'A recovery code works too',
  byCode: 'Use a code instead',
  byPassword: 'Use the password instead',
  submit: 'Continue',
  cancel: 'Cancel',
  title: 'Confirm that it is you',
  why: 'You signed in more than five minutes ago, and this changes how you sign in.',
  confirm: 'Confirm',
} as const satisfies TextsLike<typeof ru>;

/** Texts of the step-up verification. */
export const proofTexts = defineTexts('proof', { ru, en });
