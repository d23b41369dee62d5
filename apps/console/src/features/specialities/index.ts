import { GraduationCap } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Specialities of the faculties, each in one form of education. */
export const specialities = defineCrud({
  name: 'specialities',
  section: 'structure',
  area: 'structure',
  icon: GraduationCap,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/specialities'),
  calls: async () => (await import('@semestr/api/specialities')).specialities,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
});
