import { BookOpenText } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { educationFormTexts } from './texts.ts';

/** Forms of education, which specialities refer to. */
export const educationForms = defineResource({
  name: 'education-forms',
  section: 'data',
  icon: BookOpenText,
  texts: educationFormTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).educationForms,
  represent: ({ name }) => name,
  pages: {
    list: () => import('./EducationFormList.tsx'),
    create: () => import('./EducationFormCreate.tsx'),
    edit: () => import('./EducationFormEdit.tsx'),
  },
});
