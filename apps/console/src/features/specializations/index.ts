import { Split } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { specializationTexts } from './texts.ts';

/** Specialisations that students of a speciality choose from. */
export const specializations = definePlain({
  name: 'specializations',
  section: 'studies',
  area: 'choices',
  icon: Split,
  texts: specializationTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).specializations,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
