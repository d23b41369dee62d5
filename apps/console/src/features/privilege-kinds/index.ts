import { BadgePercent } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { privilegeKindTexts } from './texts.ts';

/** Kinds of privileges that can give a student priority for a room. */
export const privilegeKinds = defineCrud({
  name: 'privilege-kinds',
  section: 'campus',
  area: 'choices',
  icon: BadgePercent,
  texts: privilegeKindTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).privilegeKinds,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
