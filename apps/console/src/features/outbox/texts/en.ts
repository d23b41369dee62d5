import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
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
