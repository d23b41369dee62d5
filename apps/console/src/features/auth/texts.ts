import type { Obstacle } from '../../session.ts';

const ru = {
  title: 'Вход в\u00a0консоль',
  subtitle: 'Только для администраторов',
  username: 'Логин',
  password: 'Пароль',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  submit: 'Войти',
  notAdmin:
    'У\u00a0этой учётной записи нет прав администратора. Её\u00a0личный кабинет\u00a0— на\u00a0портале.',
  toPortal: 'Перейти на\u00a0портал',
  obstacles: {
    'session-ended': 'Время вашей сессии истекло.',
    'not-admin':
      'Вы вошли на\u00a0портал без прав администратора. Чтобы открыть консоль, войдите под другой учётной записью.',
    offline: 'Сервер сейчас недоступен. Повторите попытку позже.',
  } satisfies Record<Obstacle, string>,
};

const en: typeof ru = {
  title: 'Sign in to the console',
  subtitle: 'For administrators only',
  username: 'Login',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  submit: 'Sign in',
  notAdmin: 'This account has no administrator’s rights. Its personal account is in the portal.',
  toPortal: 'Go to the portal',
  obstacles: {
    'session-ended': 'Your session has expired.',
    'not-admin':
      'You are signed in to the portal without administrator’s rights. To open the console, sign in with another account.',
    offline: 'Server currently unavailable. Try again later.',
  },
};

export const authTexts = { ru, en };
