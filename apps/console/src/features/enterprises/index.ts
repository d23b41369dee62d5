import { Factory } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { enterpriseTexts } from './texts.ts';

/** Places of practice. */
export const enterprises = definePlain({
  name: 'enterprises',
  section: 'requests',
  area: 'choices',
  icon: Factory,
  texts: enterpriseTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).enterprises,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
