import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Сообщение',
  names: 'Исходящие',
  noneYet: 'Сообщений ещё нет',
  fields: {
    channel: 'Чем',
    recipient: 'Кому',
    subject: 'Тема',
    text: 'Текст',
    state: 'Состояние',
    nextAt: 'Следующая попытка',
    failures: 'Неудач',
    lastError: 'Последняя ошибка',
    sentAt: 'Отправлено',
  },
  choices: {
    state: {
      waiting: 'ждёт',
      sent: 'отправлено',
      failed: 'не\u00a0отправлено',
      expired: 'устарело',
    },
    channel: {
      email: 'почта',
      sms: 'SMS',
      push: 'браузер',
    },
  },
} as const;

export const en = {
  name: 'Message',
  names: 'Outbox',
  noneYet: 'No messages yet',
  fields: {
    channel: 'By',
    recipient: 'To',
    subject: 'Subject',
    text: 'Text',
    state: 'State',
    nextAt: 'Next try',
    failures: 'Failures',
    lastError: 'Last error',
    sentAt: 'Sent',
  },
  choices: {
    state: {
      waiting: 'waiting',
      sent: 'sent',
      failed: 'not sent',
      expired: 'expired',
    },
    channel: {
      email: 'mail',
      sms: 'SMS',
      push: 'browser',
    },
  },
} as const satisfies TextsLike<typeof ru>;
