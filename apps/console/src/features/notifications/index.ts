import { Bell } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { notificationTexts } from './texts.ts';

/** Notifications of everybody, as they were told. */
export const notifications = definePlain({
  name: 'notifications',
  section: 'news',
  area: 'messages',
  icon: Bell,
  texts: notificationTexts,
  calls: async () => (await import('@semestr/api/resources-records')).notifications,
  namedAfter: [['userId', 'users']],
  kind: () => import('./kind.ts'),
  deeds: 'read',
});
