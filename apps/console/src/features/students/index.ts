import { fullName } from '@semestr/core/display';
import { Users } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { studentTexts } from './texts.ts';

/** Students: a list and a page of their own, and the form that follows from their fields. */
export const students = definePlain({
  name: 'students',
  section: 'people',
  area: 'students',
  icon: Users,
  texts: studentTexts,
  calls: () => import('@semestr/api/students'),
  represent: fullName,
  kind: () => import('./kind.ts'),
  pages: {
    list: () => import('./StudentList.tsx'),
    show: () => import('./StudentShow.tsx'),
  },
});
