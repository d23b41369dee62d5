import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { SignInReason } from '../../session/session.ts';

export const ru = {
  title: 'Вход в\u00a0консоль',
  subtitle: 'Для тех, кто ведёт дела университета',
  username: 'Логин',
  password: 'Пароль',
  submit: 'Войти',
  code: 'Код из\u00a0приложения',
  codeHint: 'Подойдёт и\u00a0резервный код.',
  passkey: 'Войти с\u00a0ключом доступа',
  oidc: 'Войти через университет',
  oidcOf: 'Войти через {{name}}',
  noPasskey:
    'Ключ доступа не\u00a0получен: запрос отменён, время вышло или для этого сайта ключа нет. Попробуйте ещё раз или войдите по\u00a0паролю.',
  noCookies:
    'Браузер не\u00a0сохраняет файлы cookie этого сайта, а\u00a0без них нельзя работать в\u00a0консоли. Разрешите их в\u00a0настройках браузера и\u00a0войдите снова.',
  missing: { username: 'Введите логин', password: 'Введите пароль', secondFactor: 'Введите код' },
  notAdmin: 'У\u00a0этого аккаунта нет роли в\u00a0консоли. Его\u00a0личный кабинет\u00a0— на\u00a0портале.',
  toPortal: 'Перейти на\u00a0портал',
  toSecondFactor: 'Настроить второй фактор',
  again: {
    title: 'Войдите снова',
    body: 'Страница останется такой, какой вы её\u00a0оставили, и\u00a0начатое завершится. Под другим аккаунтом консоль откроется заново.',
  },
  obstacles: {
    'session-ended': 'Время вашего сеанса истекло.',
    'not-admin':
      'Вы вошли на\u00a0портал под аккаунтом, у\u00a0которого нет роли в\u00a0консоли. Чтобы открыть консоль, войдите под другим аккаунтом.',
    'second-factor-required':
      'Для\u00a0работы в\u00a0консоли включите на\u00a0портале код из\u00a0приложения или добавьте ключ доступа, потом вернитесь сюда.',
    offline: 'Сервер сейчас недоступен. Повторите попытку позже.',
  } satisfies Record<SignInReason, string>,
} as const;

export const en = {
  title: 'Sign in to the console',
  subtitle: 'For university staff',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  code: 'Code from your app',
  codeHint: 'A recovery code works too.',
  passkey: 'Sign in with a passkey',
  oidc: 'Sign in with your university',
  oidcOf: 'Sign in with {{name}}',
  noPasskey:
    'No passkey was received: the request was cancelled or timed out, or you have none for this site. Try again or sign in with your password.',
  noCookies:
    'Your browser does not keep the cookies of this site, and the console does not work without them. Allow them in the browser settings and sign in again.',
  missing: {
    username: 'Enter your username',
    password: 'Enter your password',
    secondFactor: 'Enter the code',
  },
  notAdmin: 'This account has no role in the console. Its personal account is in the portal.',
  toPortal: 'Go to the portal',
  toSecondFactor: 'Set up the second factor',
  again: {
    title: 'Sign in again',
    body: 'The page stays as you left it, and pending actions will complete. If you sign in with another account, the console restarts from its first page.',
  },
  obstacles: {
    'session-ended': 'Your session has expired.',
    'not-admin':
      'You are signed in to the portal with an account that has no role in the console. To open the console, sign in with another account.',
    'second-factor-required':
      'To use the console, turn on codes from an app or add a passkey in the portal, then come back.',
    offline: 'Server currently unavailable. Try again later.',
  },
} as const satisfies TextsLike<typeof ru>;

export const authTexts = defineFolderTexts<typeof ru>('features/auth');
