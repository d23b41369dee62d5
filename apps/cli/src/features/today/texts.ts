import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  today: 'что ждёт администраторов сегодня',
  head: {
    what: 'что',
    waiting: 'ждут',
    late: 'просрочены или не ушли',
    since: 'самая старая',
    limit: 'срок, дней',
    today: 'пришло сегодня',
  },
  requests: 'заявки: {{kind}}',
  channels: { email: 'исходящие: почта', sms: 'исходящие: SMS', push: 'исходящие: браузер' },
  state: {
    failedSignIns: 'неудачные входы со вчера',
    blocked: 'заблокированные аккаунты',
    bugReports: 'сообщения об ошибках за неделю',
    termsWithoutDays: 'группы без дат семестра',
  },
  nothing: 'Дел нет.',
  since: 'С прошлого входа ({{moment}}): {{news}}.',
  news: {
    requests: 'заявок {{count}}',
    bugReports: 'сообщений об ошибках {{count}}',
    failedMessages: 'неотправленных сообщений {{count}}',
    changes: 'чужих изменений {{count}}',
  },
} as const;

const en = {
  today: 'show what needs your attention today',
  head: {
    what: 'item',
    waiting: 'waiting',
    late: 'overdue or failed',
    since: 'oldest',
    limit: 'days allowed',
    today: 'received today',
  },
  requests: 'requests: {{kind}}',
  channels: { email: 'outbox: e-mail', sms: 'outbox: text messages', push: 'outbox: browsers' },
  state: {
    failedSignIns: 'failed sign-ins since yesterday',
    blocked: 'blocked accounts',
    bugReports: 'bug reports this week',
    termsWithoutDays: 'groups without term dates',
  },
  nothing: 'Nothing needs attention.',
  since: 'Since your last visit ({{moment}}): {{news}}.',
  news: {
    requests: '{{count}} requests',
    bugReports: '{{count}} bug reports',
    failedMessages: '{{count}} messages not sent',
    changes: '{{count}} changes by others',
  },
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-today', { ru, en });
