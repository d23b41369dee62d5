import { Split } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Specialisations from which students of a speciality choose. */
export const specializations = defineCrud({
  name: 'specializations',
  section: 'studies',
  area: 'choices',
  icon: Split,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/specializations'),
  calls: async () => (await import('@semestr/api/profiling-records')).specializations,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
