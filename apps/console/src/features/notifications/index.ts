import { Bell } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { notificationTexts } from './texts.ts';

/** Notifications of all users, as sent. */
export const notifications = defineCrud({
  name: 'notifications',
  section: 'news',
  area: 'messages',
  icon: Bell,
  texts: notificationTexts,
  calls: async () => (await import('@semestr/api/resources-records')).notifications,
  namedAfter: [['userId', 'users']],
  kind: () => import('./kind.ts'),
  editing: 'read',
});
