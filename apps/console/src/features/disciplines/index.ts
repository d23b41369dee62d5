import { BookOpen } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Study plans: the disciplines of each semester of a speciality, and how they are assessed. */
export const disciplines = defineCrud({
  name: 'disciplines',
  section: 'studies',
  area: 'plans',
  icon: BookOpen,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/disciplines'),
  calls: async () => (await import('@semestr/api/disciplines')).disciplines,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
