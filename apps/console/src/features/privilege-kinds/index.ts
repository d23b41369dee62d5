import { BadgePercent } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { privilegeKindTexts } from './texts.ts';

/** What can give a student a room before others. */
export const privilegeKinds = definePlain({
  name: 'privilege-kinds',
  section: 'campus',
  area: 'choices',
  icon: BadgePercent,
  texts: privilegeKindTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).privilegeKinds,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
