import { Sparkles } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { skillTexts } from './texts.ts';

/** Skills of students, from a shared list. */
export const skills = defineCrud({
  name: 'skills',
  section: 'people',
  area: 'choices',
  icon: Sparkles,
  texts: skillTexts,
  calls: async () => (await import('@semestr/api/resources-people')).skills,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
