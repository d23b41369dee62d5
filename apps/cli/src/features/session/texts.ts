import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'ваши сеансы, последние сверху',
  end: 'завершить сеанс',
  endOthers: 'завершить все сеансы, кроме этого',
  id: 'номер сеанса из списка',
  none: 'Сеансов нет.',
  ended: 'Сеанс завершён.',
  endedOthers: 'Остальные сеансы завершены.',
  head: { id: '№', device: 'устройство', opened: 'открыт', used: 'последний раз', remark: 'примечание' },
  browser: 'браузер',
  program: 'приложение',
  unknown: 'неизвестное устройство',
  current: 'этот сеанс',
  remembered: 'запомнен',
  impersonated: 'от вашего имени',
} as const;

const en = {
  list: 'list your sessions, last used first',
  end: 'end a session',
  endOthers: 'end all sessions except this one',
  id: 'number of the session in the list',
  none: 'There are no sessions.',
  ended: 'The session has ended.',
  endedOthers: 'The other sessions have ended.',
  head: { id: 'No.', device: 'device', opened: 'opened', used: 'last used', remark: 'note' },
  browser: 'browser',
  program: 'app',
  unknown: 'unknown device',
  current: 'this session',
  remembered: 'remembered',
  impersonated: 'administrator',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-session', { ru, en });
