import { BookMarked } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { markTexts } from './texts.ts';

/** Marks of the markbooks. The student is told of a new one and of a change. */
export const marks = definePlain({
  name: 'marks',
  section: 'studies',
  area: 'studies',
  icon: BookMarked,
  texts: markTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).marks,
  namedAfter: [
    ['studentId', 'students'],
    ['disciplineId', 'disciplines'],
  ],
  kind: () => import('./kind.ts'),
});
