import type { Student } from '@semestr/api/students';
import { fullName } from '@semestr/core/display';
import { Users } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import type { Placement } from '../../layout/Sidebar.tsx';
import { StudentList } from './StudentList.tsx';
import { StudentShow } from './StudentShow.tsx';

/** Students: the list and, read only, one student's page. */
export const students = {
  name: 'students',
  list: StudentList,
  show: StudentShow,
  recordRepresentation: (student: Student) => fullName(student),
  options: { section: 'data', icon: Users } satisfies Placement,
} satisfies ResourceProps;
