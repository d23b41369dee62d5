import { fullName } from '@semestr/core/display';
import { Users } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { studentTexts } from './texts.ts';

/** Students: a custom list and page, and the form generated from their fields. */
export const students = defineCrud({
  name: 'students',
  section: 'people',
  area: 'students',
  icon: Users,
  gender: 'masculine',
  texts: studentTexts,
  calls: () => import('@semestr/api/students'),
  represent: fullName,
  kind: () => import('./kind.ts'),
  pages: {
    list: () => import('./StudentList.tsx'),
    create: () => import('./StudentCreate.tsx'),
    show: () => import('./StudentShow.tsx'),
  },
});
