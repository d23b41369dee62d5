import { BookOpenText } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Forms of education, which specialities refer to. */
export const educationForms = defineCrud({
  name: 'education-forms',
  section: 'structure',
  area: 'structure',
  icon: BookOpenText,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/education-forms'),
  calls: async () => (await import('@semestr/api/specialities')).educationForms,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
