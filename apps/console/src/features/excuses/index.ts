import { CalendarCheck } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { excuseTexts } from './texts.ts';

/** Days missed for a good reason. */
export const excuses = definePlain({
  name: 'excuses',
  section: 'studies',
  area: 'studies',
  icon: CalendarCheck,
  texts: excuseTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).excuses,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
});
