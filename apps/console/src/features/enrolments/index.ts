import { ArrowRightLeft } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** History of students' groups. Transfers are entered on the page of a student. */
export const enrolments = defineCrud({
  name: 'enrolments',
  section: 'studies',
  area: 'students',
  icon: ArrowRightLeft,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/enrolments'),
  calls: async () => (await import('@semestr/api/enrolments')).enrolments,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
  editing: 'read',
});
