import { fullName } from '@semestr/core/display';
import { FileUser } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { cvTexts } from './texts.ts';

/** CVs of students. Hiding or correcting one here notifies the student. */
export const cvs = defineCrud({
  name: 'cvs',
  section: 'people',
  area: 'students',
  icon: FileUser,
  texts: cvTexts,
  calls: async () => (await import('@semestr/api/resources-people')).cvs,
  represent: fullName,
  kind: () => import('./kind.ts'),
  editing: 'changed',
});
