import { Send } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { outboxTexts } from './texts.ts';

/** Outgoing messages, their recipients and delivery status. */
export const outbox = defineCrud({
  name: 'outbox',
  section: 'service',
  area: 'messages',
  icon: Send,
  gender: 'neuter',
  texts: outboxTexts,
  calls: async () => (await import('@semestr/api/notifications')).outbox,
  represent: ({ subject }) => subject,
  kind: () => import('./kind.ts'),
  editing: 'read',
  pages: {
    list: async () => ({ default: (await import('./OutboxPages.tsx')).OutboxList }),
    show: async () => ({ default: (await import('./OutboxPages.tsx')).OutboxShow }),
  },
});
