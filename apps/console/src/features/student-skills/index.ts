import { ListChecks } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { studentSkillTexts } from './texts.ts';

/** Which skills the CVs name. */
export const studentSkills = definePlain({
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
