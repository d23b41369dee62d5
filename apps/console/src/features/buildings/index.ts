import { Building2 } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { buildingTexts } from './texts.ts';

/** Buildings, which rooms refer to. */
export const buildings = defineResource({
  name: 'buildings',
  section: 'data',
  icon: Building2,
  texts: buildingTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).buildings,
  represent: ({ name }) => name,
  pages: {
    list: () => import('./BuildingList.tsx'),
    create: () => import('./BuildingCreate.tsx'),
    edit: () => import('./BuildingEdit.tsx'),
  },
});
