import { Handshake } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { membershipTexts } from './texts.ts';

/** Who is in the youth union and the trade union. */
export const memberships = definePlain({
  name: 'memberships',
  section: 'campus',
  area: 'students',
  icon: Handshake,
  texts: membershipTexts,
  calls: async () => (await import('@semestr/api/resources-people')).memberships,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
});
