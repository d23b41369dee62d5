import { defineTexts, type SomeTextsLike, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Аккаунт заблокирован',
  restorable:
    'Вход закрыт, пока вы\u00a0не\u00a0зададите новый пароль. Понадобится ваш подтверждённый телефон или почта.',
  'for-good':
    'Администратор закрыл вход в\u00a0этот аккаунт. Причину скажут в\u00a0деканате, там\u00a0же решают, можно\u00a0ли вернуть доступ. Данные аккаунта сохранены.',
  recover: 'Задать новый пароль',
  back: 'Войти под другим логином',
} as const;

const en = {
  title: 'The account is blocked',
  restorable:
    'You cannot sign in until you set a new password. You will need your confirmed phone number or e-mail.',
  'for-good':
    'An administrator has closed this account. The dean’s office can tell you why and whether it can be reopened. Nothing in the account is lost.',
  recover: 'Set a new password',
  back: 'Sign in with another username',
} as const satisfies TextsLike<typeof ru>;

const be = {
  title: 'Акаўнт заблакаваны',
  restorable:
    'Уваход закрыты, пакуль вы\u00a0не\u00a0зададзіце новы пароль. Спатрэбіцца ваш пацверджаны тэлефон або пошта.',
  'for-good':
    'Адміністратар закрыў уваход у\u00a0гэты акаўнт. Прычыну скажуць у\u00a0дэканаце, там\u00a0жа вырашаюць, ці\u00a0можна вярнуць доступ. Даныя акаўнта захаваныя.',
  recover: 'Задаць новы пароль',
  back: 'Увайсці пад іншым лагінам',
} as const satisfies SomeTextsLike<typeof ru>;

export const blockedTexts = defineTexts('blocked', { ru, en, be });
