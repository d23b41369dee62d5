import { marks as markCalls, own as markbook } from '@semestr/api/markbook';
import { list as notices } from '@semestr/api/notifications';
import * as calls from '@semestr/api/session-results';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { disciplines } from '../../db/tables/disciplines.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { students } from '../../db/tables/students.ts';
import { pdfText } from '../../../test/pdf.ts';
import { logins, startTestServer } from '../../../test/server.ts';
import { sheetIn } from '../../../test/sheet.ts';

const server = await startTestServer();
afterAll(server.close);
const admin = await server.as('admin');

async function groupNamed(name: string) {
  const [group] = await server.db.select().from(groups).where(eq(groups.name, name));
  if (!group) throw new Error(`There is no group ${name}`);
  return group;
}

const group = await groupNamed('428501');
const plan = await server.db
  .select()
  .from(disciplines)
  .where(
    and(
      eq(disciplines.specialityId, group.specialityId),
      eq(disciplines.semester, 3),
      eq(disciplines.isForeign, false),
    ),
  );
const exam = plan.find(({ control }) => control === 'Экзамен');
const credit = plan.find(({ control }) => control === 'Зачет');
if (!exam || !credit) throw new Error('The demo plan has no exam or no credit');
const members = await server.db.select().from(students).where(eq(students.groupId, group.id));
const [first, second, third] = members.toSorted((a, b) => a.lastName.localeCompare(b.lastName, 'ru'));
if (!first || !second || !third) throw new Error('The demo group has too few students');

const params = { groupId: String(group.id) };

async function give(studentId: number, disciplineId: number, mark: string): Promise<void> {
  const own = and(eq(marks.studentId, studentId), eq(marks.disciplineId, disciplineId));
  await server.db.delete(marks).where(own);
  const date = '2026-11-19';
  const body = { studentId, disciplineId, mark, date, teacherId: null, retakes: 0, isDifference: false };
  await admin.call(markCalls.create, { body });
}

it('session results: the sheet of an exam has every student, with marks in words, and lines to sign', async () => {
  await server.db.delete(marks).where(eq(marks.disciplineId, exam.id));
  await give(first.id, exam.id, '9');
  await give(second.id, exam.id, 'неявка');
  await give(third.id, exam.id, '3');
  const query = { disciplineId: String(exam.id) };
  const { name, bytes } = await admin.call(calls.sheet, { params, query });
  expect(name).toBe(`428501 ${exam.abbrev}.pdf`);
  const text = (await pdfText(bytes)).join(' ').replaceAll(/\s+/g, ' ');
  for (const { cardNumber } of members) expect(text).toContain(cardNumber);
  expect(text).toContain('9 (девять)');
  expect(text).toContain('неявка');
  expect(text).toContain('19.11.2026');
  expect(text).toContain(`Студентов: ${members.length}. Отметок: 2, не явились: 1, не сдали: 1.`);
  expect(text).toContain('Средний балл: 6.');
  expect(text).toContain('Декан');
});

it('session results: the workbook has the disciplines of the semester, with averages and debts', async () => {
  await give(first.id, exam.id, '8');
  await give(first.id, credit.id, 'не зачтено');
  await give(second.id, exam.id, 'неявка');
  const { bytes } = await admin.call(calls.table, { params, query: { semester: '3' } });
  const { header, rows } = await sheetIn(bytes);
  expect(header.slice(0, 2)).toEqual(['Студент', 'Студ. билет']);
  // Transferred students also have disciplines of other plans.
  const titles = header.map((title) => String(title).split(',')[0]);
  expect(titles).toEqual(expect.arrayContaining(plan.map(({ abbrev }) => abbrev)));
  expect(header.slice(-2)).toEqual(['Средний балл', 'Задолженностей']);
  expect(rows).toHaveLength(members.length);
  const at = header.findIndex((title) => String(title).startsWith(`${exam.abbrev},`));
  const rowOf = ({ cardNumber }: typeof first) => rows.find((row) => row[1] === cardNumber) ?? [];
  expect([rowOf(first)[at], rowOf(second)[at]]).toEqual([8, 'неявка']);
  expect(rowOf(first).at(-1)).toBeGreaterThanOrEqual(1);
  expect(rowOf(second).at(-1)).toBeGreaterThanOrEqual(1);
});

it('session results: a student who did not come has failed, and is notified', async () => {
  const own = members.find(({ cardNumber }) => cardNumber === logins.student);
  await give(own?.id ?? 0, exam.id, 'неявка');
  const student = await server.as('student');
  const { markPages } = await student.call(markbook, {});
  expect(markPages['3']?.marks.find(({ idSubject }) => idSubject === exam.id)).toMatchObject({
    mark: 'неявка',
    canStudyInParallel: true,
  });
  const [newest] = (await student.call(notices, { query: {} })).notifications;
  expect(newest).toMatchObject({ type: 'FAILURE', message: expect.stringContaining('неявка') });
});

it('session results: a dean’s office can access those of its own faculty only', async () => {
  const dean = await server.as('dean');
  const [faculty] = await server.db
    .insert(faculties)
    .values({ name: 'Инженерно-экономический факультет', abbrev: 'ИЭФ' })
    .returning();
  const [foreign] = await server.db
    .insert(groups)
    .values({ ...group, id: 7001, name: '777001', facultyId: faculty?.id ?? 0 })
    .returning();
  const query = { semester: '3' };
  const theirs = { groupId: String(foreign?.id) };
  await expect(dean.call(calls.table, { params: theirs, query })).rejects.toMatchObject({ status: 404 });
  expect((await dean.call(calls.table, { params, query })).name).toBe('428501 3.xlsx');
});

it('session results: an unknown group or discipline is not found', async () => {
  for (const [groupId, disciplineId] of [
    ['999999', String(exam.id)],
    [params.groupId, '999999'],
  ] as const)
    await expect(
      admin.call(calls.sheet, { params: { groupId }, query: { disciplineId } }),
    ).rejects.toMatchObject({
      status: 404,
      reason: 'record-not-found',
    });
});
