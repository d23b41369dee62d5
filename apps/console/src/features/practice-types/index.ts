import { HardHat } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { practiceTypeTexts } from './texts.ts';

/** Kinds of practice. */
export const practiceTypes = definePlain({
  name: 'practice-types',
  section: 'requests',
  area: 'choices',
  icon: HardHat,
  texts: practiceTypeTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).practiceTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
