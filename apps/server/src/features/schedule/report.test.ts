import * as schedule from '@semestr/api/schedule';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const visitor = await server.client();

const report = (name: string) => visitor.call(schedule.report, { query: { 'student-group-name': name } });

describe('the report of a group', () => {
  it('tells the lessons and exams of the current term, as the schedule does', async () => {
    const { name, bytes } = await report('428501');
    expect(name).toBe('schedule 428501.xlsx');
    const [header, ...rows] = await readSheet(Buffer.from(bytes));
    expect(header?.slice(0, 4)).toEqual(['День', 'Недели или дата', 'Время', 'Предмет']);
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

  it('is not there for a group without a schedule', async () => {
    await expect(report('000000')).rejects.toMatchObject({ status: 404, reason: 'schedule-not-found' });
  });
});
