import { UserX } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Hours that students missed. */
export const omissions = defineCrud({
  name: 'omissions',
  section: 'studies',
  area: 'studies',
  icon: UserX,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/omissions'),
  calls: async () => (await import('@semestr/api/omissions-records')).omissions,
  namedAfter: [
    ['studentId', 'students'],
    ['lessonId', 'journal-lessons'],
  ],
  kind: () => import('./kind.ts'),
});
