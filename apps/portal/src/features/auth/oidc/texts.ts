import { defineTexts, type SomeTextsLike, type TextsLike } from '@semestr/core/texts';

const ru = {
  way: 'Войти через университет',
  wayOf: 'Войти через {{name}}',
  failed: 'Вход не\u00a0завершён',
  code: 'Остался код из\u00a0приложения',
  codeWhy:
    'Университет подтвердил, что это вы. Вход в\u00a0этот аккаунт защищён ещё и\u00a0кодом: введите его в\u00a0течение пяти минут.',
  back: 'Вернуться ко\u00a0входу',
} as const;

const en = {
  way: 'Sign in with your university',
  wayOf: 'Sign in with {{name}}',
  failed: 'You are not signed in yet',
  code: 'One more step: the code from your app',
  codeWhy:
    'The university has confirmed that it is you. This account also needs a code: enter it within five minutes.',
  back: 'Back to the sign-in',
} as const satisfies TextsLike<typeof ru>;

const be = {
  way: 'Увайсці праз універсітэт',
  wayOf: 'Увайсці праз {{name}}',
  failed: 'Уваход не\u00a0завершаны',
  code: 'Застаўся код другога фактару',
  codeWhy:
    'Універсітэт пацвердзіў, што гэта вы. Уваход у\u00a0гэты акаўнт абаронены яшчэ і\u00a0кодам: увядзіце яго на\u00a0працягу пяці хвілін.',
  back: 'Вярнуцца да\u00a0ўваходу',
} as const satisfies SomeTextsLike<typeof ru>;

export const oidcTexts = defineTexts('oidc', { ru, en, be });
