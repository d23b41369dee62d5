import { Layers } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Categories of privileges. */
export const privilegeCategories = defineCrud({
  name: 'privilege-categories',
  section: 'campus',
  area: 'choices',
  icon: Layers,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/privilege-categories'),
  calls: async () => (await import('@semestr/api/dormitory')).privilegeCategories,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
