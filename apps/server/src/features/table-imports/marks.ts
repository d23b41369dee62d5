import { marks as calls } from '@semestr/api/markbook';
import { fullName } from '@semestr/core/display';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { students } from '../../db/tables/students.ts';
import { markResource } from '../markbook/resource.ts';
import type { Row } from '../../records/store.ts';
import { type CellFault, type ImportKind, storedOf, createStore, textOf } from './kind.ts';

const usual = {
  studentId: undefined,
  disciplineId: undefined,
  mark: null,
  date: null,
  teacherId: null,
  retakes: 0,
  isDifference: false,
} as const satisfies Row;

const storage = { calls, config: markResource.config };

/**
 * Finds the discipline by its abbreviation or name, in the plan of a student's speciality or in the student's markbook,
 * which may be older. When there are several, for example for students from abroad, prefers the form of control, then
 * the markbook, then the regular plan.
 */
async function disciplineOf(
  tx: Database,
  student: { id: number; specialityId: number },
  { discipline, semester, control }: Row,
): Promise<number | CellFault> {
  const name = textOf(discipline);
  const rows = await tx
    .select({
      id: disciplines.id,
      isForeign: disciplines.isForeign,
      control: disciplines.control,
      markId: marks.id,
    })
    .from(disciplines)
    .leftJoin(marks, and(eq(marks.disciplineId, disciplines.id), eq(marks.studentId, student.id)))
    .where(
      and(
        or(
          isNotNull(marks.id),
          and(eq(disciplines.specialityId, student.specialityId), isNull(disciplines.archivedAt)),
        ),
        sql`${disciplines.semester} = ${Number(semester)}::float`,
        or(
          sql`lower(${disciplines.abbrev}) = lower(${name})`,
          sql`lower(${disciplines.name}) = lower(${name})`,
        ),
      ),
    );
  if (rows.length === 0) return { field: 'discipline', reason: 'unknown' };
  const same = rows.filter((row) => control === undefined || row.control === control);
  const among = same.length > 0 ? same : rows;
  const own = among.filter(({ markId }) => markId !== null);
  const regular = among.filter(({ isForeign }) => !isForeign);
  const [only] = [own, regular, among].filter((some) => some.length === 1).flat();
  return only?.id ?? { field: 'discipline', reason: 'ambiguous' };
}

export const markRows: ImportKind = {
  ...storage,
  contractFields: { cardNumber: 'studentId', discipline: 'disciplineId', teacher: 'teacherId' },
  usual,
  find: async ({ tx, values }) => {
    const [student] = await tx
      .select({ id: students.id, specialityId: groups.specialityId })
      .from(students)
      .innerJoin(groups, eq(groups.id, students.groupId))
      .where(eq(students.cardNumber, textOf(values['studentId'])));
    if (!student) return { field: 'cardNumber', reason: 'unknown' };
    const { disciplineId: discipline, semester, control } = values;
    const disciplineId = await disciplineOf(tx, student, { discipline, semester, control });
    if (typeof disciplineId !== 'number') return disciplineId;
    values['studentId'] = student.id;
    values['disciplineId'] = disciplineId;
    delete values['semester'];
    delete values['control'];
    const [row] = await tx
      .select()
      .from(marks)
      .where(and(eq(marks.studentId, student.id), eq(marks.disciplineId, disciplineId)));
    return row ? storedOf(row, usual) : null;
  },
  nameOf: async (body, { of }) => {
    const [found] = await of
      .select({ student: students, discipline: disciplines.abbrev })
      .from(students)
      .innerJoin(disciplines, eq(disciplines.id, Number(body['disciplineId'])))
      .where(eq(students.id, Number(body['studentId'])));
    return found ? `${fullName(found.student)}, ${found.discipline}` : '';
  },
  store: createStore(storage),
};
