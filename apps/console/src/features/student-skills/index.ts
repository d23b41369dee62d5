import { ListChecks } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { studentSkillTexts } from './texts.ts';

/** Skills listed in CVs. */
export const studentSkills = defineCrud({
  name: 'student-skills',
  section: 'people',
  area: 'students',
  icon: ListChecks,
  texts: studentSkillTexts,
  calls: async () => (await import('@semestr/api/resources-people')).studentSkills,
  namedAfter: [
    ['studentId', 'students'],
    ['skillId', 'skills'],
  ],
  kind: () => import('./kind.ts'),
});
