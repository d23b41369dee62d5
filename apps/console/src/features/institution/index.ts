import { University } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { institutionTexts } from './texts.ts';

/** The legal person behind the installation. An installation that was upgraded has none until it is written here. */
export const institution = defineResource({
  name: 'institution',
  section: 'data',
  icon: University,
  texts: institutionTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).institution,
  represent: ({ name }) => name,
  pages: {
    list: () => import('./InstitutionList.tsx'),
    create: () => import('./InstitutionCreate.tsx'),
    edit: () => import('./InstitutionEdit.tsx'),
  },
});
