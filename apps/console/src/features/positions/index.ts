import { Briefcase } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { positionTexts } from './texts.ts';

/** Posts that employees have in departments. */
export const positions = definePlain({
  name: 'positions',
  section: 'people',
  area: 'employees',
  icon: Briefcase,
  texts: positionTexts,
  calls: async () => (await import('@semestr/api/resources-people')).positions,
  represent: ({ title, id }) => title || `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
