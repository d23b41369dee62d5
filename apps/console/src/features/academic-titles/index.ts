import { Award } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { academicTitleTexts } from './texts.ts';

/** Degrees and ranks of external managers. */
export const academicTitles = defineCrud({
  name: 'academic-titles',
  section: 'requests',
  area: 'choices',
  icon: Award,
  texts: academicTitleTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).academicTitles,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
