import { PencilLine } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { lessonMarkTexts } from './texts.ts';

/** Marks of the journals. The student is told of a new one and of a change. */
export const lessonMarks = definePlain({
  name: 'lesson-marks',
  section: 'studies',
  area: 'studies',
  icon: PencilLine,
  texts: lessonMarkTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).lessonMarks,
  namedAfter: [
    ['studentId', 'students'],
    ['lessonId', 'journal-lessons'],
  ],
  kind: () => import('./kind.ts'),
});
