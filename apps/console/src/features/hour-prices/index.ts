import { Coins } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { hourPriceTexts } from './texts.ts';

/** Price of an educator's hour, by rank. */
export const hourPrices = defineCrud({
  name: 'hour-prices',
  section: 'requests',
  area: 'choices',
  icon: Coins,
  texts: hourPriceTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).hourPrices,
  represent: ({ rank, id }) => rank || `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
