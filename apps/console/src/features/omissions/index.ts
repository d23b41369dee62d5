import { UserX } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { omissionTexts } from './texts.ts';

/** Hours that students missed. */
export const omissions = defineCrud({
  name: 'omissions',
  section: 'studies',
  area: 'studies',
  icon: UserX,
  texts: omissionTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).omissions,
  namedAfter: [
    ['studentId', 'students'],
    ['lessonId', 'journal-lessons'],
  ],
  kind: () => import('./kind.ts'),
});
