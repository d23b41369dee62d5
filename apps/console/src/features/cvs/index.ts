import { fullName } from '@semestr/core/display';
import { FileUser } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** CVs of students. Hiding or correcting one here notifies the student. */
export const cvs = defineCrud({
  name: 'cvs',
  section: 'people',
  area: 'students',
  icon: FileUser,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/cvs'),
  calls: async () => (await import('@semestr/api/cv-records')).cvs,
  represent: fullName,
  kind: () => import('./kind.ts'),
  editing: 'changed',
});
