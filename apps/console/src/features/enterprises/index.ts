import { Factory } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { enterpriseTexts } from './texts.ts';

/** Enterprises that offer placements. */
export const enterprises = defineCrud({
  name: 'enterprises',
  section: 'requests',
  area: 'choices',
  icon: Factory,
  texts: enterpriseTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).enterprises,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
