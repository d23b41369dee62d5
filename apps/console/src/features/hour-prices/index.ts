import { Coins } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Price of an educator's hour, by rank. */
export const hourPrices = defineCrud({
  name: 'hour-prices',
  section: 'requests',
  area: 'choices',
  icon: Coins,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/hour-prices'),
  calls: async () => (await import('@semestr/api/mark-sheets-records')).hourPrices,
  represent: ({ rank, id }) => rank || `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
