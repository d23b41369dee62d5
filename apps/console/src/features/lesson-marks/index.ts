import { PencilLine } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { lessonMarkTexts } from './texts.ts';

/** Marks of the journals. The student is told of a new one and of a change. */
export const lessonMarks = definePlain({
  name: 'lesson-marks',
  section: 'studies',
  icon: PencilLine,
  texts: lessonMarkTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).lessonMarks,
  represent: ({ id }) => `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
