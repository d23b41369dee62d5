import { dotted } from '@semestr/core/dates';
import { NotebookPen } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { journalLessonTexts } from './texts.ts';

/** Lessons of the journals, as they took place. */
export const journalLessons = defineCrud({
  name: 'journal-lessons',
  section: 'studies',
  area: 'studies',
  icon: NotebookPen,
  texts: journalLessonTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).journalLessons,
  represent: ({ date, startTime }) => `${dotted(date)} ${startTime}`,
  kind: () => import('./kind.ts'),
});
