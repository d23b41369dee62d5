import { Landmark } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { facultyTexts } from './texts.ts';

/** Faculties: plain records that are made, changed and removed here. */
export const faculties = defineResource({
  name: 'faculties',
  section: 'data',
  icon: Landmark,
  texts: facultyTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).faculties,
  represent: ({ abbrev }) => abbrev,
  pages: {
    list: () => import('./FacultyList.tsx'),
    create: () => import('./FacultyCreate.tsx'),
    edit: () => import('./FacultyEdit.tsx'),
  },
});
