import { Building2 } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { buildingTexts } from './texts.ts';

/** Buildings, which rooms refer to. */
export const buildings = defineCrud({
  name: 'buildings',
  section: 'structure',
  area: 'rooms',
  icon: Building2,
  texts: buildingTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).buildings,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
