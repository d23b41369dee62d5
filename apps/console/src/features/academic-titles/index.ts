import { Award } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Degrees and ranks of external managers. */
export const academicTitles = defineCrud({
  name: 'academic-titles',
  section: 'requests',
  area: 'choices',
  icon: Award,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/academic-titles'),
  calls: async () => (await import('@semestr/api/diploma-records')).academicTitles,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
