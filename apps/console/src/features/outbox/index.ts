import { Send } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { outboxTexts } from './texts.ts';

/** Outgoing messages and their delivery status. */
export const outbox = defineCrud({
  name: 'outbox',
  section: 'service',
  area: 'messages',
  icon: Send,
  texts: outboxTexts,
  calls: async () => (await import('@semestr/api/resources-records')).outbox,
  represent: ({ subject }) => subject,
  kind: () => import('./kind.ts'),
  editing: 'read',
});
