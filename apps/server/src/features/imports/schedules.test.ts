import { resources } from '@semestr/api/contract';
import * as imports from '@semestr/api/imports';
import * as schedule from '@semestr/api/schedule';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import {
  educator,
  exam,
  forgetImports,
  group,
  lesson,
  lessonGroup,
  ofGroup,
  wasStored,
  wasUnchanged,
} from '../../../test/import-answers.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterEach(() => forgetImports(server, admin));
afterAll(() => server.close());

const send = (...body: schedule.Schedule[]) => admin.call(imports.schedules, { body });
const scheduleOf = (studentGroup = '910101') => admin.call(schedule.ofGroup, { query: { studentGroup } });
const scheduleOfEducator = (urlId = 'p-primerov') => admin.call(schedule.ofEmployee, { params: { urlId } });
const status = async (path: string) => (await server.fetch(`/api/v1/${path}`)).status;

describe('schedule of a group', () => {
  it('schedule import: updates the dates in the existing record of the term', async () => {
    const termsNow = async () => {
      const rows = await admin.call(resources.groupTerms.list, {
        query: { filter: JSON.stringify({ term: '2026-autumn' }), sort: '["id","DESC"]' },
      });
      return rows.slice(0, 1);
    };
    const [before] = await termsNow();
    await send(ofGroup({ startExamsDate: '04.01.2027', endExamsDate: '23.01.2027' }));
    const [storedTerm] = await termsNow();
    expect(storedTerm).toMatchObject({ examsStart: '2027-01-04', examsEnd: '2027-01-23', version: 1 });
    await send(ofGroup({ startExamsDate: '05.01.2027', endExamsDate: '23.01.2027', exams: [exam()] }));
    expect(await termsNow()).toEqual([{ ...storedTerm, examsStart: '2027-01-05', version: 2 }]);
    expect(storedTerm?.id).not.toBe(before?.id);
  });

  it('schedule import: a schedule is served as received; a repeated import changes nothing', async () => {
    const came = ofGroup({
      startExamsDate: '04.01.2027',
      endExamsDate: '23.01.2027',
      schedules: {
        Понедельник: [
          lesson(),
          lesson({
            numSubgroup: 2,
            lessonTypeAbbrev: 'ЛР',
            startLessonTime: '10:35',
            endLessonTime: '11:55',
          }),
        ],
        Суббота: [lesson({ auditories: [], employees: [], note: 'дистанционно' })],
      },
      exams: [exam()],
      isZaochOrDist: false,
    });
    expect([await send(came), await send(came)]).toEqual([wasStored, wasUnchanged]);
    const { schedules, exams, ...rest } = await scheduleOf();
    expect({ schedules, exams }).toEqual({ schedules: came.schedules, exams: came.exams });
    expect(rest).toMatchObject({
      startDate: '01.09.2026',
      endDate: '21.12.2026',
      startExamsDate: '04.01.2027',
      endExamsDate: '23.01.2027',
      currentPeriod: 'Осенний',
      isZaochOrDist: false,
      studentGroupDto: group(),
    });
  });

  it('schedule import: replaces the previous lessons and terms on request', async () => {
    await send(ofGroup({ exams: [exam()] }));
    const other = { Вторник: [lesson({ subject: 'ДП' })] };
    const reply = await admin.call(imports.schedules, {
      query: { 'accept-losses': 'true' },
      body: [ofGroup({ schedules: other })],
    });
    expect(reply).toMatchObject({ stored: 1, lessons: [{ added: 1, changed: 0, removed: 2 }] });
    expect(await scheduleOf()).toMatchObject({ schedules: other, exams: [], startExamsDate: null });
    expect(Object.keys((await scheduleOf()).schedules ?? {})).toEqual(['Вторник']);
    expect((await scheduleOfEducator()).schedules).toEqual({
      Вторник: [{ ...lesson({ subject: 'ДП' }), employees: null }],
    });
  });

  it('schedule import: keeps the group’s lessons from other sources', async () => {
    const demo = (await scheduleOf('428501')).studentGroupDto;
    const lessons = { Среда: [lesson({ studentGroups: [lessonGroup('428501')] })] };
    await send(ofGroup({ studentGroupDto: demo, schedules: lessons }));
    const wednesday = (await scheduleOf('428501')).schedules?.['Среда'] ?? [];
    expect(wednesday.length).toBeGreaterThan(1);
    expect(wednesday.map(({ subject }) => subject)).toContain('ВвП');
    // The other group of the stream has none of these lessons.
    expect(Object.keys((await scheduleOf('428502')).schedules ?? {}).length).toBeGreaterThan(3);
  });

  it('schedule import: serves a schedule of an older provider, without session dates and newer fields', async () => {
    const {
      photoLink: _photo,
      chief: _chief,
      degreeAbbrev: _abbrev,
      email: _email,
      jobPositions: _jobs,
      calendarId: _calendar,
      ...older
    } = educator();
    const { facultyName: _name, calendarId: _id, ...olderGroup } = group();
    const came: schedule.Schedule = {
      startDate: '01.09.2026',
      endDate: '21.12.2026',
      startExamsDate: null,
      endExamsDate: null,
      employeeDto: null,
      studentGroupDto: olderGroup,
      schedules: { Понедельник: [lesson({ employees: [older] })] },
      exams: [exam({ employees: [older] }), exam({ dateLesson: '05.01.2027', employees: [older] })],
    };
    expect([await send(came), await send(came)]).toEqual([wasStored, wasUnchanged]);
    const { startExamsDate, endExamsDate, exams } = await scheduleOf();
    expect([startExamsDate, endExamsDate]).toEqual(['05.01.2027', '12.01.2027']);
    expect(exams.map(({ dateLesson }) => dateLesson)).toEqual(['05.01.2027', '12.01.2027']);
  });

  it('schedule import: serves a schedule with only a session without a plan', async () => {
    const came = ofGroup({
      startDate: null,
      endDate: null,
      schedules: null,
      startExamsDate: '16.11.2026',
      endExamsDate: '28.11.2026',
      exams: [exam({ dateLesson: '20.11.2026' })],
    });
    expect([await send(came), await send(came)]).toEqual([wasStored, wasUnchanged]);
    expect(await scheduleOf()).toMatchObject({
      schedules: null,
      startDate: null,
      startExamsDate: '16.11.2026',
      currentPeriod: 'Сессия',
      exams: came.exams,
    });
  });

  it('schedule import: serves a schedule recorded last spring as the previous term', async () => {
    const spring = { startLessonDate: '09.02.2026', endLessonDate: '06.06.2026' };
    await send(
      ofGroup({
        startDate: '09.02.2026',
        endDate: '06.06.2026',
        schedules: { Понедельник: [lesson(spring)] },
        currentTerm: 'Весенний',
      }),
    );
    expect(await scheduleOf()).toMatchObject({
      schedules: null,
      previousSchedules: { Понедельник: [spring] },
      previousTerm: 'Весенний',
      currentTerm: null,
    });
  });

  it('schedule import: serves a schedule that includes the next term in both terms', async () => {
    const next = lesson({ startLessonDate: '08.02.2027', endLessonDate: '05.06.2027', subject: 'ДП' });
    await send(ofGroup({ nextSchedules: { Пятница: [next] } }));
    expect(await scheduleOf()).toMatchObject({
      schedules: { Понедельник: [lesson()] },
      nextSchedules: { Пятница: [next] },
      nextTerm: 'Весенний',
    });
  });

  it('schedule import: a schedule without lessons and exams returns 404', async () => {
    await send(ofGroup({ schedules: null }));
    expect(await status('schedule?studentGroup=910101')).toBe(404);
  });
});

it('schedule import: skips a schedule without an owner, and stores the rest of its batch', async () => {
  expect(await send(ofGroup({ studentGroupDto: null }), ofGroup())).toMatchObject({
    stored: 1,
    unchanged: 0,
    skipped: [{ index: 0, field: 'studentGroupDto', reason: 'unknown' }],
  });
});

it('schedule import: the day of an import is the day of the last update, unless nothing changed', async () => {
  for (const day of ['2026-11-25', '2026-11-26']) {
    server.clock.set(`${day}T09:00:00Z`);
    admin = await server.client('admin');
    await send(ofGroup());
  }
  const response = await server.fetch('/api/v1/last-update-date/student-group?groupNumber=910101');
  expect(await response.json()).toEqual({ lastUpdateDate: '25.11.2026' });
});
