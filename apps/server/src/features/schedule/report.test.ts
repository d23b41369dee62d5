import * as schedule from '@semestr/api/schedule';
import { inOrder } from '@semestr/core/dates';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';
import { unzip } from '../../../test/zip.ts';
import { sheetIn } from '../../../test/sheet.ts';

const server = await sharedServer();
const visitor = await server.client();

const report = (name: string) => visitor.call(schedule.report, { query: { 'student-group-name': name } });

describe('report of a group', () => {
  it('schedule report: contains a group’s lessons and exams of the current term, as in the schedule', async () => {
    const { name, bytes } = await report('428501');
    expect(name).toBe('schedule 428501.xlsx');
    const { header, rows } = await sheetIn(bytes);
    expect(header.slice(0, 4)).toEqual(['День', 'Недели или дата', 'Время', 'Предмет']);
    const plan = await visitor.call(schedule.ofGroup, { query: { studentGroup: '428501' } });
    const weekly = Object.values(plan.schedules ?? {}).flatMap((day) => day ?? []);
    const lessons = weekly.filter(({ announcement }) => !announcement);
    expect(rows).toHaveLength(lessons.length + plan.exams.length);
    const days = rows.map(([day]) => day);
    expect(days[0]).toBe('Понедельник');
    expect(days.at(-1)).toBe('Суббота');
    const exam = plan.exams.find(({ lessonTypeAbbrev }) => lessonTypeAbbrev === 'Экзамен');
    expect(rows.filter(([, when, , , type]) => when === exam?.dateLesson && type === 'Экзамен')).toEqual([
      expect.arrayContaining([exam?.subjectFullName, `${exam?.startLessonTime}–${exam?.endLessonTime}`]),
    ]);
  });

  it('schedule report: also has the week as a printable grid, with a cell for each lesson', async () => {
    const { bytes } = await report('428501');
    const grid = await sheetIn(bytes, 'Сетка');
    expect(grid.header.slice(0, 3)).toEqual(['Время', 'Понедельник', 'Вторник']);
    const list = (await sheetIn(bytes)).rows;
    const weekly = list.filter(([, when]) => !/\d{4}/.test(String(when)));
    const cells = grid.rows.flatMap(([, ...days]) => days.filter((cell) => cell !== null));
    expect(cells).toHaveLength(weekly.length);
    const [, , time, subject] = weekly[0] ?? [];
    const row = grid.rows.find(([at]) => at === time);
    expect(row?.[1]).toContain(subject);
    const times = grid.rows.flatMap(([at]) => (at === null || at === undefined ? [] : String(at)));
    expect(times).toEqual([...new Set(times)].toSorted(inOrder));
    expect(unzip(bytes).get('xl/worksheets/sheet2.xml')).toContain(
      'orientation="landscape" fitToWidth="1" fitToHeight="1"',
    );
  });

  it('schedule report: requires either a group or an educator', async () => {
    await expect(visitor.call(schedule.report, { query: {} })).rejects.toMatchObject({ status: 400 });
    const query = { 'student-group-name': '428501', 'employee-url-id': 'i-obrazcov' };
    await expect(visitor.call(schedule.report, { query })).rejects.toMatchObject({ status: 400 });
  });

  it('schedule report: returns 404 for a group without a schedule', async () => {
    await expect(report('000000')).rejects.toMatchObject({ status: 404, reason: 'schedule-not-found' });
  });
});

describe('report of an educator', () => {
  const ofEducator = (urlId: string) =>
    visitor.call(schedule.report, { query: { 'employee-url-id': urlId } });

  it('schedule report: contains an educator’s lessons and groups of the current term, as in the schedule', async () => {
    const { name, bytes } = await ofEducator('i-obrazcov');
    expect(name).toBe('schedule i-obrazcov.xlsx');
    const { header, rows } = await sheetIn(bytes);
    expect(header).toContain('Группы');
    expect(header).not.toContain('Преподаватели');
    const plan = await visitor.call(schedule.ofEmployee, { params: { urlId: 'i-obrazcov' } });
    const weekly = Object.values(plan.schedules ?? {}).flatMap((day) => day ?? []);
    const lessons = weekly.filter(({ announcement }) => !announcement);
    expect(rows).toHaveLength(lessons.length + plan.exams.length);
  });

  it('schedule report: returns 404 for an educator without lessons', async () => {
    await expect(ofEducator('nobody')).rejects.toMatchObject({ status: 404, reason: 'schedule-not-found' });
  });
});
