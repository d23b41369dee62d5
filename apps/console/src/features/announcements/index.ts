import { dotted } from '@semestr/core/dates';
import { Megaphone } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Announcements from educators to groups, whose students are notified. */
export const announcements = defineCrud({
  name: 'announcements',
  section: 'news',
  area: 'news',
  icon: Megaphone,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/announcements'),
  calls: async () => (await import('@semestr/api/announcements')).announcements,
  represent: ({ date }) => dotted(date),
  kind: () => import('./kind.ts'),
});
