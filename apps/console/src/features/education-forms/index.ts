import { BookOpenText } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { educationFormTexts } from './texts.ts';

/** Forms of education, which specialities refer to. */
export const educationForms = definePlain({
  name: 'education-forms',
  section: 'structure',
  area: 'structure',
  icon: BookOpenText,
  texts: educationFormTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).educationForms,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
