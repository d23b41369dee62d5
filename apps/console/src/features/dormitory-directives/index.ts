import { Scale } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { dormitoryDirectiveTexts } from './texts.ts';

/** Premiums and penalties of residents. */
export const dormitoryDirectives = defineCrud({
  name: 'dormitory-directives',
  section: 'campus',
  area: 'dormitory',
  icon: Scale,
  texts: dormitoryDirectiveTexts,
  calls: async () => (await import('@semestr/api/resources-choices')).dormitoryDirectives,
  represent: ({ number }) => `№\u00a0${number}`,
  kind: () => import('./kind.ts'),
});
