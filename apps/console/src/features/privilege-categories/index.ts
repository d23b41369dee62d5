import { Layers } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { privilegeCategoryTexts } from './texts.ts';

/** Categories of privileges. */
export const privilegeCategories = defineCrud({
  name: 'privilege-categories',
  section: 'campus',
  area: 'choices',
  icon: Layers,
  texts: privilegeCategoryTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).privilegeCategories,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
