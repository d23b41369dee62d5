import { dotted } from '@semestr/core/dates';
import { Megaphone } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { announcementTexts } from './texts.ts';

/** Announcements of educators to groups, who are told of them. */
export const announcements = definePlain({
  name: 'announcements',
  section: 'news',
  area: 'news',
  icon: Megaphone,
  texts: announcementTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).announcements,
  represent: ({ date }) => dotted(date),
  kind: () => import('./kind.ts'),
});
