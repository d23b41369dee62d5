import { fullName } from '@semestr/core/display';
import { Users } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { studentTexts } from './texts.ts';

/** Students: the list and, read only, one student's page. */
export const students = defineResource({
  name: 'students',
  section: 'data',
  icon: Users,
  texts: studentTexts,
  calls: () => import('@semestr/api/students'),
  represent: fullName,
  pages: {
    list: () => import('./StudentList.tsx'),
    show: () => import('./StudentShow.tsx'),
  },
});
