import { Send } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { outboxTexts } from './texts.ts';

/** Messages to people outside, and what became of them. */
export const outbox = definePlain({
  name: 'outbox',
  section: 'service',
  area: 'messages',
  icon: Send,
  texts: outboxTexts,
  calls: async () => (await import('@semestr/api/resources-records')).outbox,
  represent: ({ subject }) => subject,
  kind: () => import('./kind.ts'),
  deeds: 'read',
});
