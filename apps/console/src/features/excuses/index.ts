import { CalendarCheck } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { excuseTexts } from './texts.ts';

/** Excused absences, in days. */
export const excuses = defineCrud({
  name: 'excuses',
  section: 'studies',
  area: 'studies',
  icon: CalendarCheck,
  texts: excuseTexts,
  calls: async () => (await import('@semestr/api/resources-studies')).excuses,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
});
