import { Sparkles } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { skillTexts } from './texts.ts';

/** What students can do, in words that they share. */
export const skills = definePlain({
  name: 'skills',
  section: 'people',
  area: 'choices',
  icon: Sparkles,
  texts: skillTexts,
  calls: async () => (await import('@semestr/api/resources-people')).skills,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
