import { Landmark } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { facultyTexts } from './texts.ts';

/** Faculties: plain records that are created, updated and deleted here. */
export const faculties = defineCrud({
  name: 'faculties',
  section: 'structure',
  area: 'structure',
  icon: Landmark,
  texts: facultyTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).faculties,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
