import { fullName } from '@semestr/core/display';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { type Column, xlsx } from '../../documents/xlsx.ts';

interface Line {
  number: number;
  fio: string;
  subgroup: number;
  isGroupHead: boolean;
}

const columns: Column<Line>[] = [
  { title: '№', width: 6, value: ({ number }) => number },
  { title: 'Фамилия, имя, отчество', width: 44, value: ({ fio }) => fio },
  { title: 'Подгруппа', width: 12, value: ({ subgroup }) => subgroup },
  { title: 'Должность', width: 16, value: ({ isGroupHead }) => (isGroupHead ? 'Староста' : null) },
];

/** The list of a group as a workbook, in order of the names. */
export async function groupReport(db: Database, groupId: number): Promise<Uint8Array> {
  const rows = await db
    .select()
    .from(students)
    .where(eq(students.groupId, groupId))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
  const lines = rows.map((row, index) => ({
    number: index + 1,
    fio: fullName(row),
    subgroup: row.subgroup,
    isGroupHead: row.isGroupHead,
  }));
  return xlsx({ title: 'Список группы', columns, rows: lines });
}
