import type { TableImportKind } from '@semestr/core/table-imports';
import { departmentRows } from './departments.ts';
import { disciplineRows } from './disciplines.ts';
import { employeeRows } from './employees.ts';
import { groupRows } from './groups.ts';
import type { ImportKind } from './kind.ts';
import { lessonRows } from './lessons.ts';
import { markRows } from './marks.ts';
import { positionRows } from './positions.ts';
import { roomRows } from './rooms.ts';
import { specialityRows } from './specialities.ts';
import { studentOrderRows } from './student-orders.ts';
import { studentRows } from './students.ts';

/** How the rows of each type are stored. */
export const importKinds: Readonly<Record<TableImportKind, ImportKind>> = {
  students: studentRows,
  groups: groupRows,
  employees: employeeRows,
  positions: positionRows,
  departments: departmentRows,
  specialities: specialityRows,
  disciplines: disciplineRows,
  rooms: roomRows,
  lessons: lessonRows,
  marks: markRows,
  'student-orders': studentOrderRows,
};
