import { fullName } from '@semestr/core/display';
import { Users } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { studentTexts } from './texts.ts';

/** Students, with a custom list and page and a generated form. */
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
  loggedFields: async () => (await import('./logged-fields.ts')).loggedFields,
  pages: {
    list: () => import('./StudentList.tsx'),
    create: () => import('./StudentCreate.tsx'),
    show: () => import('./StudentShow.tsx'),
  },
});
