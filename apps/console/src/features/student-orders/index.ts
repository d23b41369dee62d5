import { ScrollText } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Orders that change the state of students, issued on a student's page or for the selected rows of the list. */
export const studentOrders = defineCrud({
  name: 'student-orders',
  section: 'people',
  area: 'students',
  icon: ScrollText,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/student-orders'),
  calls: async () => (await import('@semestr/api/student-orders')).studentOrders,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
  editing: 'read',
});
