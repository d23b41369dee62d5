import { UserRoundPen } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { externalManagerTexts } from './texts.ts';

/** Supervisors from other organisations. */
export const externalManagers = defineCrud({
  name: 'external-managers',
  section: 'requests',
  area: 'choices',
  icon: UserRoundPen,
  texts: externalManagerTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).externalManagers,
  represent: ({ names }) => names,
  kind: () => import('./kind.ts'),
});
