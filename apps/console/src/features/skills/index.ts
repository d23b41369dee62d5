import { Sparkles } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { skillTexts } from './texts.ts';

/** What students can do, in words that they share. */
export const skills = defineResource({
  name: 'skills',
  section: 'data',
  icon: Sparkles,
  texts: skillTexts,
  calls: async () => (await import('@semestr/api/resources-people')).skills,
  represent: ({ name }) => name,
  pages: {
    list: () => import('./SkillList.tsx'),
    create: () => import('./SkillCreate.tsx'),
    edit: () => import('./SkillEdit.tsx'),
  },
});
