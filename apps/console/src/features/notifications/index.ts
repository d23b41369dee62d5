import { Bell } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Notifications of all users, as sent. */
export const notifications = defineCrud({
  name: 'notifications',
  section: 'news',
  area: 'messages',
  icon: Bell,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/notifications'),
  calls: async () => (await import('@semestr/api/notifications')).notifications,
  namedAfter: [['userId', 'users']],
  kind: () => import('./kind.ts'),
  editing: 'read',
});
