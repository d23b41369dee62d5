import { HardHat } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Types of practice. */
export const practiceTypes = defineCrud({
  name: 'practice-types',
  section: 'requests',
  area: 'choices',
  icon: HardHat,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/practice-types'),
  calls: async () => (await import('@semestr/api/practice-records')).practiceTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
