import { fullName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { sheetFrame } from '../../domain/institution.ts';
import { type Column, xlsx } from '../../documents/xlsx.ts';
import { groupTexts } from './texts.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

interface Line {
  number: number;
  fio: string;
  subgroup: number;
  isGroupHead: boolean;
}

/** Creates a workbook with the list of a group, ordered by name. */
export async function groupReport(
  db: Database,
  group: { id: number; name: string },
  { now, language }: { now: Date; language: Language },
): Promise<Uint8Array> {
  const t = translator(groupTexts, language);
  const columns: Column<Line>[] = [
    { title: t('number'), width: 6, value: ({ number }) => number },
    { title: t('fio'), width: 44, value: ({ fio }) => fio },
    { title: t('subgroup'), width: 12, value: ({ subgroup }) => subgroup },
    { title: t('position'), width: 16, value: ({ isGroupHead }) => (isGroupHead ? t('groupHead') : null) },
  ];
  const rows = await db
    .select()
    .from(students)
    .where(and(isCurrentStudent, eq(students.groupId, group.id)))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
  const lines = rows.map((row, index) => ({
    number: index + 1,
    fio: fullName(row),
    subgroup: row.subgroup,
    isGroupHead: row.isGroupHead,
  }));
  const frame = await sheetFrame(db, now, language);
  return xlsx({ title: t('title', { group: group.name }), columns, rows: lines, frame });
}
