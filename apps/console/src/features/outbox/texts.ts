import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';

export const ru = {
  name: 'Сообщение',
  names: 'Исходящие',
  noneYet: 'Сообщений ещё нет',
  fields: {
    channel: 'Чем',
    recipient: 'Кому',
    userId: 'Чьё',
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
  retry: {
    action: 'Отправить ещё раз',
    done_one: 'Сообщение снова ждёт отправки',
    done_few: '{{count}}\u00a0сообщения снова ждут отправки',
    done_many: '{{count}}\u00a0сообщений снова ждут отправки',
    done_other: '{{count}}\u00a0сообщения снова ждут отправки',
  },
  discard: {
    open: 'Убрать…',
    title_one: 'Убрать сообщение?',
    title_few: 'Убрать {{count}}\u00a0сообщения?',
    title_many: 'Убрать {{count}}\u00a0сообщений?',
    title_other: 'Убрать {{count}}\u00a0сообщения?',
    hint: 'Вернуть их нельзя: в\u00a0журнале действий текст не\u00a0хранится.',
    action: 'Убрать',
    done_one: 'Сообщение убрано',
    done_few: 'Убрано {{count}}\u00a0сообщения',
    done_many: 'Убрано {{count}}\u00a0сообщений',
    done_other: 'Убрано {{count}}\u00a0сообщения',
  },
} as const;

export const en = {
  name: 'Message',
  names: 'Outbox',
  noneYet: 'No messages yet',
  fields: {
    channel: 'Channel',
    recipient: 'To',
    userId: 'Account',
    subject: 'Subject',
    text: 'Text',
    state: 'State',
    nextAt: 'Next attempt',
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
  retry: {
    action: 'Send again',
    done_one: 'Message waiting to be sent again',
    done_other: '{{count}} messages waiting to be sent again',
  },
  discard: {
    open: 'Remove…',
    title_one: 'Remove the message?',
    title_other: 'Remove {{count}} messages?',
    hint: 'This cannot be undone: the audit log does not keep their text.',
    action: 'Remove',
    done_one: 'Message removed',
    done_other: '{{count}} messages removed',
  },
} as const satisfies TextsLike<typeof ru>;

export const outboxTexts = defineFolderTexts<typeof ru>('features/outbox');
