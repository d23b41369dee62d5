import type { TableImportKind } from '@semestr/core/table-imports';
import { disciplineRows } from './disciplines.ts';
import { employeeRows } from './employees.ts';
import { groupRows } from './groups.ts';
import type { ImportKind } from './kind.ts';
import { lessonRows } from './lessons.ts';
import { markRows } from './marks.ts';
import { roomRows } from './rooms.ts';
import { studentRows } from './students.ts';

/** How the rows of each type are stored. */
export const importKinds: Readonly<Record<TableImportKind, ImportKind>> = {
  students: studentRows,
  groups: groupRows,
  employees: employeeRows,
  disciplines: disciplineRows,
  rooms: roomRows,
  lessons: lessonRows,
  marks: markRows,
};
