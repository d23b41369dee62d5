import { Briefcase } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { positionTexts } from './texts.ts';

/** Posts of employees in departments. */
export const positions = defineCrud({
  name: 'positions',
  section: 'people',
  area: 'employees',
  icon: Briefcase,
  texts: positionTexts,
  calls: async () => (await import('@semestr/api/resources-people')).positions,
  represent: ({ title, id }) => title || `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
