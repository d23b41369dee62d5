import { ListChecks } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { studentSkillTexts } from './texts.ts';

/** Which skills the CVs name. */
export const studentSkills = defineResource({
  name: 'student-skills',
  section: 'data',
  icon: ListChecks,
  texts: studentSkillTexts,
  calls: async () => (await import('@semestr/api/resources-people')).studentSkills,
  represent: ({ id }) => `№\u00a0${id}`,
  pages: {
    list: () => import('./StudentSkillList.tsx'),
    create: () => import('./StudentSkillCreate.tsx'),
    edit: () => import('./StudentSkillEdit.tsx'),
  },
});
