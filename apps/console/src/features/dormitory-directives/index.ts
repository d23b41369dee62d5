import { Scale } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Premiums and penalties of residents. */
export const dormitoryDirectives = defineCrud({
  name: 'dormitory-directives',
  section: 'campus',
  area: 'dormitory',
  icon: Scale,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/dormitory-directives'),
  calls: async () => (await import('@semestr/api/dormitory')).dormitoryDirectives,
  represent: ({ number }) => `№\u00a0${number}`,
  kind: () => import('./kind.ts'),
});
