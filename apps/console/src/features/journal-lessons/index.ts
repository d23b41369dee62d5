import { dotted } from '@semestr/core/dates';
import { NotebookPen } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Lessons of the journals, as they took place. */
export const journalLessons = defineCrud({
  name: 'journal-lessons',
  section: 'studies',
  area: 'studies',
  icon: NotebookPen,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/journal-lessons'),
  calls: async () => (await import('@semestr/api/journal-records')).journalLessons,
  represent: ({ date, startTime }) => `${dotted(date)} ${startTime}`,
  kind: () => import('./kind.ts'),
});
