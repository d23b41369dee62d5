import { Split } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { specializationTexts } from './texts.ts';

/** Specialisations from which students of a speciality choose. */
export const specializations = defineCrud({
  name: 'specializations',
  section: 'studies',
  area: 'choices',
  icon: Split,
  texts: specializationTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).specializations,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
