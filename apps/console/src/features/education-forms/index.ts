import { BookOpenText } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { educationFormTexts } from './texts.ts';

/** Forms of education, which specialities refer to. */
export const educationForms = defineCrud({
  name: 'education-forms',
  section: 'structure',
  area: 'structure',
  icon: BookOpenText,
  texts: educationFormTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).educationForms,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
