import * as imports from '@semestr/api/imports';
import * as schedule from '@semestr/api/schedule';
import { describe, expect, it } from 'vitest';
import { exam, group, lesson, ofEmployee, ofGroup, startImportServer } from '../../../test/import-answers.ts';

const { admin } = await startImportServer();

const send = (...body: schedule.Schedule[]) => admin.call(imports.schedules, { body });
const sendAnyway = (...body: schedule.Schedule[]) =>
  admin.call(imports.schedules, { query: { 'accept-losses': 'true' }, body });
const ofStored = (name = '910101') => admin.call(schedule.ofGroup, { query: { studentGroup: name } });
const subjects = async (name?: string) =>
  ((await ofStored(name)).schedules?.['Понедельник'] ?? []).map(({ subject }) => subject);

/** Creates a plan with the given number of lessons on a Monday. */
const plan = (count: number, from = 1) => ({
  Понедельник: Array.from({ length: count }, (_none, index) =>
    lesson({ subject: `П${String(index + from).padStart(2, '0')}` }),
  ),
});

describe('schedule with too many removed lessons', () => {
  it('schedule import: rejects a schedule that removes too many lessons, and stores the rest of its batch', async () => {
    await send(ofGroup({ schedules: plan(20) }));
    const other = group({ id: 24_002, name: '910102' });
    const reply = await send(
      ofGroup({ schedules: plan(17) }),
      ofGroup({ studentGroupDto: other, schedules: plan(3) }),
    );
    expect(reply).toMatchObject({ stored: 1, refused: [{ index: 0, before: 20, after: 17 }] });
    expect(await subjects()).toHaveLength(20);
    expect(await subjects('910102')).toHaveLength(3);
  });

  it('schedule import: rejects a schedule that would leave no lessons', async () => {
    await send(ofGroup({ schedules: plan(20), exams: [exam()] }));
    const before = await ofStored();
    expect(await send(ofGroup({ schedules: {} }))).toMatchObject({
      stored: 0,
      refused: [{ index: 0, before: 21, after: 0 }],
    });
    expect(await ofStored()).toEqual(before);
  });

  it('schedule import: may remove a tenth of the lessons', async () => {
    await send(ofGroup({ schedules: plan(20) }));
    expect(await send(ofGroup({ schedules: plan(18) }))).toMatchObject({
      stored: 1,
      refused: [],
      lessons: [{ index: 0, added: 0, changed: 0, removed: 2 }],
    });
    expect(await subjects()).toHaveLength(18);
  });

  it('schedule import: stores a schedule with losses if the request accepts them', async () => {
    await send(ofGroup({ schedules: plan(20) }));
    expect(await sendAnyway(ofGroup({ schedules: plan(2) }))).toMatchObject({
      stored: 1,
      lessons: [{ index: 0, removed: 18 }],
    });
    expect(await subjects()).toEqual(['П01', 'П02']);
    await sendAnyway(ofGroup({ schedules: {} }));
    await expect(ofStored()).rejects.toMatchObject({ status: 404 });
  });

  it('schedule import: does not count announcements, which are short-lived', async () => {
    const notice = lesson({ announcement: true, dateLesson: '30.11.2026', subject: null, note: 'Внимание' });
    await send(ofGroup({ schedules: { Понедельник: [lesson(), notice] } }));
    expect(await send(ofGroup({ schedules: { Понедельник: [lesson()] } }))).toMatchObject({ stored: 1 });
  });

  it('schedule import: also rejects too many losses in the schedule of an educator', async () => {
    const weekly = (count: number) => ({
      Понедельник: (plan(count)['Понедельник'] ?? []).map((one) => ({ ...one, employees: null })),
    });
    await send(ofEmployee([], { schedules: weekly(20) }));
    expect(await send(ofEmployee([], { schedules: weekly(5) }))).toMatchObject({
      refused: [{ index: 0, before: 20, after: 5 }],
    });
  });
});

describe('data missing from an import', () => {
  const spring = { startLessonDate: '08.02.2027', endLessonDate: '05.06.2027' };

  it('schedule import: keeps lessons that were created in the console', async () => {
    await send(ofGroup({ schedules: plan(10) }));
    const { id: groupId } = group();
    const own = await admin.fetch('/api/v1/admin/lessons', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        term: '2026-autumn',
        isExam: false,
        day: 1,
        weeks: [1],
        subgroup: 0,
        startTime: '18:00',
        endTime: '19:20',
        subject: 'Своё',
        subjectFull: 'Своё занятие',
        type: 'ПЗ',
        note: null,
        rooms: [],
        date: null,
        startDate: null,
        endDate: null,
        isAnnouncement: false,
        groupIds: [groupId],
        employeeIds: [],
      }),
    });
    expect(own.status).toBe(200);
    const reply = await send(ofGroup({ schedules: plan(10, 2) }));
    expect(reply.lessons).toEqual([{ index: 0, added: 1, changed: 0, removed: 1 }]);
    expect(await subjects()).toContain('Своё');
    expect(await subjects()).not.toContain('П01');
  });

  it('schedule import: keeps lessons and dates of other terms', async () => {
    await send(ofGroup({ schedules: plan(10), startExamsDate: '04.01.2027', exams: [exam()] }));
    const next = ofGroup({
      startDate: '08.02.2027',
      endDate: '05.06.2027',
      schedules: { Вторник: [lesson({ ...spring, subject: 'Весна' })] },
    });
    expect(await send(next)).toMatchObject({
      stored: 1,
      refused: [],
      lessons: [{ index: 0, added: 1, changed: 0, removed: 0 }],
    });
    expect(await ofStored()).toMatchObject({
      startDate: '01.09.2026',
      startExamsDate: '04.01.2027',
      exams: [exam()],
      nextSchedules: { Вторник: [{ subject: 'Весна' }] },
    });
    expect(await subjects()).toHaveLength(10);
  });

  it('schedule import: keeps the plan when the response contains only the session', async () => {
    await send(ofGroup({ schedules: plan(10) }));
    const session = ofGroup({
      startDate: null,
      endDate: null,
      schedules: null,
      startExamsDate: '04.01.2027',
      endExamsDate: '23.01.2027',
      exams: [exam()],
    });
    expect([await send(session), await send(session)]).toMatchObject([{ stored: 1 }, { unchanged: 1 }]);
    expect(await subjects()).toHaveLength(10);
    expect(await ofStored()).toMatchObject({ startDate: '01.09.2026', startExamsDate: '04.01.2027' });
  });

  it('schedule import: keeps the session when the response contains the plan of a past term', async () => {
    const session = { startExamsDate: '04.01.2027', endExamsDate: '23.01.2027', exams: [exam()] };
    await send(ofGroup({ schedules: plan(10), ...session }));
    const later = ofGroup({
      startDate: '08.02.2027',
      endDate: '05.06.2027',
      schedules: { Вторник: [lesson(spring)] },
      previousSchedules: plan(9),
    });
    expect(await send(later)).toMatchObject({ stored: 1, lessons: [{ added: 1, removed: 1 }] });
    expect(await ofStored()).toMatchObject(session);
  });

  it('schedule import: keeps unchanged lessons with their ids', async () => {
    await send(ofGroup({ schedules: plan(10) }));
    const ids = async () => {
      const response = await admin.fetch(
        `/api/v1/admin/lessons?filter=${encodeURIComponent(JSON.stringify({ groupId: group().id }))}`,
      );
      const rows = (await response.json()) as { id: number; subject: string; note: string | null }[];
      return rows.map(({ id, subject, note }) => `${id} ${subject} ${note}`);
    };
    const before = await ids();
    const changed = plan(10)['Понедельник'].map((one, index) =>
      index === 0 ? { ...one, note: 'с 9.10' } : one,
    );
    const reply = await send(ofGroup({ schedules: { Понедельник: changed } }));
    expect(reply.lessons).toEqual([{ index: 0, added: 0, changed: 1, removed: 0 }]);
    expect(await ids()).toEqual(before.map((row) => row.replace('П01 null', 'П01 с 9.10')));
  });
});
