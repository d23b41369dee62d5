import { ListChecks } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Skills listed in CVs. */
export const studentSkills = defineCrud({
  name: 'student-skills',
  section: 'people',
  area: 'students',
  icon: ListChecks,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/student-skills'),
  calls: async () => (await import('@semestr/api/cv-records')).studentSkills,
  namedAfter: [
    ['studentId', 'students'],
    ['skillId', 'skills'],
  ],
  kind: () => import('./kind.ts'),
});
