import { Landmark } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { facultyTexts } from './texts.ts';

/** Faculties: plain records that are made, changed and removed here. */
export const faculties = definePlain({
  name: 'faculties',
  section: 'structure',
  area: 'structure',
  icon: Landmark,
  texts: facultyTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).faculties,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
