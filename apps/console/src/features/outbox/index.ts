import { Send } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Outgoing messages and their delivery status. */
export const outbox = defineCrud({
  name: 'outbox',
  section: 'service',
  area: 'messages',
  icon: Send,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/outbox'),
  calls: async () => (await import('@semestr/api/notifications')).outbox,
  represent: ({ subject }) => subject,
  kind: () => import('./kind.ts'),
  editing: 'read',
});
