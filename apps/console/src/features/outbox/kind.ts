import type { outbox } from '@semestr/api/notifications';
import { channelNames, deliveryFailure } from '@semestr/core/delivery';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { moment, number, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof outbox>({
  fields: {
    createdAt: moment,
    channel: choice(channelNames),
    recipient: text(320),
    userId: optional(reference('users', 'name')),
    subject: text(300),
    text: optional(text(10_000, { isLong: true })),
    state: choice(['waiting', 'sent', 'failed', 'expired']),
    failures: number(0, 1000),
    lastError: optional({
      ...text(1000),
      text: (value, _source, { language }) => deliveryFailure(value, language),
    }),
    nextAt: moment,
    sentAt: optional(moment),
  },
  columns: {
    subject: {},
    recipient: { width: 224 },
    userId: { width: 200, isUnsorted: true },
    channel: { width: 104 },
    state: { width: 128 },
    createdAt: {},
    failures: { isHidden: true },
    lastError: { width: 200, isMinor: true },
    sentAt: { isMinor: true },
  },
  sort: ['createdAt', 'DESC'],
  filters: ['state', 'channel', 'from', 'to'],
});
