import { Building2 } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { buildingTexts } from './texts.ts';

/** Buildings, which rooms refer to. */
export const buildings = definePlain({
  name: 'buildings',
  section: 'structure',
  area: 'rooms',
  icon: Building2,
  texts: buildingTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).buildings,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
