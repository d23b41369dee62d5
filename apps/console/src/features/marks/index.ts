import { BookMarked } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Marks of the markbooks. The student is notified of new and changed marks. */
export const marks = defineCrud({
  name: 'marks',
  section: 'studies',
  area: 'studies',
  icon: BookMarked,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/marks'),
  calls: async () => (await import('@semestr/api/markbook')).marks,
  namedAfter: [
    ['studentId', 'students'],
    ['disciplineId', 'disciplines'],
  ],
  kind: () => import('./kind.ts'),
});
