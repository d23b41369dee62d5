import { Coins } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { hourPriceTexts } from './texts.ts';

/** What an hour of an educator costs, by rank. */
export const hourPrices = definePlain({
  name: 'hour-prices',
  section: 'requests',
  area: 'choices',
  icon: Coins,
  texts: hourPriceTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).hourPrices,
  represent: ({ rank, id }) => rank || `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
