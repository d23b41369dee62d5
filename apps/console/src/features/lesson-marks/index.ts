import { PencilLine } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Marks of the journals. The student is notified of new and changed marks. */
export const lessonMarks = defineCrud({
  name: 'lesson-marks',
  section: 'studies',
  area: 'studies',
  icon: PencilLine,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/lesson-marks'),
  calls: async () => (await import('@semestr/api/journal-records')).lessonMarks,
  namedAfter: [
    ['studentId', 'students'],
    ['lessonId', 'journal-lessons'],
  ],
  kind: () => import('./kind.ts'),
});
