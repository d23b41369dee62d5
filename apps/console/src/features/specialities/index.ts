import { GraduationCap } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { specialityTexts } from './texts.ts';

/** Specialities of the faculties, each in one form of education. */
export const specialities = defineCrud({
  name: 'specialities',
  section: 'structure',
  area: 'structure',
  icon: GraduationCap,
  texts: specialityTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).specialities,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
