import * as calls from '@semestr/api/markbook';
import { parseDotted } from '@semestr/core/dates';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMarkOf } from '../../domain/marks.ts';
import { students } from '../../db/tables/students.ts';
import { logins, NOW, type Visitor } from '../../../test/server.ts';
import { sheetIn } from '../../../test/sheet.ts';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const student = await server.as('student');

const own = (visitor: Visitor) => visitor.call(calls.own, {});
const idOf = async (login: string): Promise<number> => {
  const [row] = await server.db
    .select()
    .from(students)
    .where(and(eq(students.cardNumber, login)));
  return row?.id ?? 0;
};

describe('markbook of a student', () => {
  it('markbook: has a page for every semester, including the current one before its exams', async () => {
    const book = await own(student);
    expect(book.number).toBe(logins.student);
    expect(Object.keys(book.markPages)).toEqual(['1', '2', '3']);
    const running = book.markPages['3']?.marks ?? [];
    const exams = running.filter(({ formOfControl }) => formOfControl === 'Экзамен');
    expect(exams.map(({ mark, date }) => [mark, date])).toEqual(exams.map(() => ['', null]));
    expect(running.filter(({ mark }) => mark !== '').length).toBeGreaterThan(0);
    expect(Object.keys((await own(await server.as('unconfirmed'))).markPages)).toEqual(['1']);
  });

  it('markbook: has marks in words, with past dates, and hours in the provider’s format', async () => {
    const rows = Object.values((await own(student)).markPages).flatMap(({ marks }) => marks);
    const today = NOW.slice(0, 10);
    for (const { mark, date, hours, formOfControl } of rows) {
      expect(mark).toMatch(formOfControl === 'Зачет' ? /^(зачтено|не зачтено|)$/ : /^(10|[1-9]|)$/);
      expect(date !== null).toBe(mark !== '');
      expect(date === null || (parseDotted(date) ?? '9999') <= today).toBe(true);
      expect(hours).toMatch(/^\d+\.0$/);
    }
    expect(new Set(rows.map(({ formOfControl }) => formOfControl))).toEqual(
      new Set(['Экзамен', 'Зачет', 'Диф.зачет', 'Курс. работа']),
    );
    const taught = rows.find(({ subject }) => subject === 'САОД');
    expect(taught?.teacher).toMatch(/^[А-Я][а-яё]+ [А-Я]\. [А-Я]\.$/);
    expect(taught?.commonMark).toBeGreaterThan(4);
  });

  it('markbook: averages only numeric marks', async () => {
    const book = await own(student);
    const numbersOf = (rows: { mark: string }[]) =>
      rows.map(({ mark }) => Number(mark)).filter((one) => one > 0);
    const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    const pages = Object.values(book.markPages);
    for (const { averageMark, marks } of pages.slice(0, 2))
      expect(averageMark).toBeCloseTo(mean(numbersOf(marks)), 2);
    expect(book.averageMark).toBeCloseTo(mean(pages.flatMap(({ marks }) => numbersOf(marks))), 2);
  });

  it('markbook: shows which lines allow an application, and their ids', async () => {
    const rows = Object.values((await own(student)).markPages).flatMap(({ marks }) => marks);
    const open = rows.filter(({ canStudyInParallel }) => canStudyInParallel);
    expect(new Set(open.map(({ mark }) => mark))).toEqual(new Set(['3', 'не зачтено']));
    // One of these lines already has an application.
    const sent = open.map((row) => row.applicationHasAlreadyBeenSentForParallel);
    expect(new Set(sent)).toEqual(new Set([true, false]));
    const failed = open[0];
    const lacking = rows.filter((row) => row.canLiquidationAcademicDifferences);
    expect(lacking.map(({ mark, canStudyInParallel }) => [mark, canStudyInParallel])).toEqual([
      ['', null],
      ['', null],
    ]);
    expect(new Set(lacking.map((row) => row.applicationHasAlreadyBeenSentForAcademicDifferences))).toEqual(
      new Set([true, false]),
    );
    const passed = rows.filter(({ mark }) => Number(mark) >= 4);
    expect(passed.every(({ lmsEducationTerms }) => lmsEducationTerms === null)).toBe(true);

    const id = failed?.lmsEducationTerms?.[0]?.idLmsEducationTerm ?? 0;
    const studentId = await idOf(logins.student);
    expect(await openMarkOf(server.db, { id, studentId })).toMatchObject({
      opening: 'parallel',
      discipline: { name: failed?.fullSubject },
    });
    const another = await idOf(logins.headman);
    expect(await openMarkOf(server.db, { id, studentId: another })).toBeNull();
  });

  it('markbook: is available as a workbook with numeric marks', async () => {
    const { name, bytes } = await student.call(calls.report, {});
    expect(name).toBe('markbook.xlsx');
    const { header, rows: lines } = await sheetIn(bytes);
    expect(header).toEqual([
      'Семестр',
      'Предмет',
      'Контроль',
      'Часы',
      'Зач. ед.',
      'Отметка',
      'Дата',
      'Преподаватель',
    ]);
    const { averageMark } = await own(student);
    const marks = lines.map((line) => line[5]).filter((mark) => typeof mark === 'number');
    expect(marks.reduce((sum, mark) => sum + mark, 0) / marks.length).toBeCloseTo(averageMark, 2);
  });

  it('markbook: returns 404 for users who are not students', async () => {
    await expect(own(await server.as('teacher'))).rejects.toMatchObject({ status: 404 });
  });
});
