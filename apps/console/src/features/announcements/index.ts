import { dotted } from '@semestr/core/dates';
import { Megaphone } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { announcementTexts } from './texts.ts';

/** Announcements from educators to groups, whose students are notified. */
export const announcements = defineCrud({
  name: 'announcements',
  section: 'news',
  area: 'news',
  icon: Megaphone,
  texts: announcementTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).announcements,
  represent: ({ date }) => dotted(date),
  kind: () => import('./kind.ts'),
});
