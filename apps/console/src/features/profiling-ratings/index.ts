import { Trophy } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { profilingRatingTexts } from './texts.ts';

/** Who chooses a specialisation before whom. */
export const profilingRatings = definePlain({
  name: 'profiling-ratings',
  section: 'studies',
  area: 'students',
  icon: Trophy,
  texts: profilingRatingTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).profilingRatings,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
  deeds: 'read',
});
