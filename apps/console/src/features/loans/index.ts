import { Library } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { loanTexts } from './texts.ts';

/** Books on loan to students. */
export const loans = defineCrud({
  name: 'loans',
  section: 'campus',
  area: 'library',
  icon: Library,
  texts: loanTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).loans,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
