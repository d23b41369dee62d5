import type { Obstacle } from '../../../session.ts';

export default {
  title: 'Вход в\u00a0консоль',
  subtitle: 'Только для администраторов',
  username: 'Логин',
  password: 'Пароль',
  submit: 'Войти',
  required: 'Заполните это поле',
  notAdmin:
    'У\u00a0этой учётной записи нет прав администратора. Её\u00a0личный кабинет\u00a0— на\u00a0портале.',
  toPortal: 'Перейти на\u00a0портал',
  obstacles: {
    'session-ended': 'Время вашей сессии истекло.',
    'not-admin':
      'Вы вошли на\u00a0портал без прав администратора. Чтобы открыть консоль, войдите под другой учётной записью.',
    offline: 'Сервер сейчас недоступен. Повторите попытку позже.',
  } satisfies Record<Obstacle, string>,
} as const;
