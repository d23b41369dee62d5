import { HardHat } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { practiceTypeTexts } from './texts.ts';

/** Types of practice. */
export const practiceTypes = defineCrud({
  name: 'practice-types',
  section: 'requests',
  area: 'choices',
  icon: HardHat,
  texts: practiceTypeTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).practiceTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
