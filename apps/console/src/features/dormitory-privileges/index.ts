import { BedDouble } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Privileges of students in the allocation of rooms. */
export const dormitoryPrivileges = defineCrud({
  name: 'dormitory-privileges',
  section: 'campus',
  area: 'dormitory',
  icon: BedDouble,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/dormitory-privileges'),
  calls: async () => (await import('@semestr/api/dormitory')).dormitoryPrivileges,
  namedAfter: [
    ['studentId', 'students'],
    ['kindId', 'privilege-kinds'],
  ],
  kind: () => import('./kind.ts'),
});
