import { Trophy } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { profilingRatingTexts } from './texts.ts';

/** Who chooses a specialisation before whom. */
export const profilingRatings = definePlain({
  name: 'profiling-ratings',
  section: 'studies',
  icon: Trophy,
  texts: profilingRatingTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).profilingRatings,
  represent: ({ id }) => `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
  deeds: 'read',
});
