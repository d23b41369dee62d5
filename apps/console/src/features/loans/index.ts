import { Library } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { loanTexts } from './texts.ts';

/** Books that students have. */
export const loans = definePlain({
  name: 'loans',
  section: 'campus',
  area: 'library',
  icon: Library,
  texts: loanTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).loans,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
