import { resources } from '@semestr/api/contract';
import * as groups from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import * as schedule from '@semestr/api/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofGroup as answerFor, employeeRow, group } from '../../../test/import-answers.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  // The university has no dates for this term either.
  for (const { id } of await admin.call(resources.terms.list, {}))
    await admin.call(resources.terms.remove, { params: { id: String(id) } });
  await admin.call(imports.groups, { body: [group()] });
  await admin.call(imports.employees, { body: [employeeRow()] });
});
afterAll(() => server.close());

const lesson = {
  term: '2026-autumn',
  isExam: false,
  day: 3,
  weeks: [1, 2, 3, 4],
  subgroup: 0,
  startTime: '09:00',
  endTime: '10:20',
  subject: 'Своё',
  subjectFull: 'Своё занятие',
  type: 'ЛК',
  note: null,
  rooms: [],
  date: null,
  startDate: null,
  endDate: null,
  isAnnouncement: false,
  groupIds: [group().id],
  employeeIds: [employeeRow().id],
};
const make = (changes: Partial<Omit<typeof lesson, 'date'>> & { date?: string } = {}) =>
  admin.call(resources.lessons.create, { body: { ...lesson, ...changes } });
const ofGroup = () => admin.call(schedule.ofGroup, { query: { studentGroup: '910101' } });

describe('local lesson for a group without imported terms', () => {
  it('local lessons: are shown to the group and the educator in their term', async () => {
    await expect(ofGroup()).rejects.toMatchObject({ status: 404 });
    await make();
    expect(await ofGroup()).toMatchObject({
      startDate: '01.09.2026',
      endDate: '31.12.2026',
      currentTerm: 'Осенний',
      schedules: { Среда: [{ subject: 'Своё' }] },
    });
    const { schedules } = await admin.call(schedule.ofEmployee, { params: { urlId: 'p-primerov' } });
    expect(schedules).toMatchObject({ Среда: [{ subject: 'Своё' }] });
  });

  it('local lessons: are shown in a separate term in addition to the imported one', async () => {
    await make({ term: '2026-spring', subject: 'Весна' });
    expect(await ofGroup()).toMatchObject({
      schedules: { Среда: [{ subject: 'Своё' }] },
      nextSchedules: { Среда: [{ subject: 'Весна' }] },
      nextTerm: 'Весенний',
    });
  });

  it('local lessons: are shown in the session, as exams', async () => {
    await make({ isExam: true, type: 'Экзамен', date: '2027-01-12', subject: 'Экз' });
    expect(await ofGroup()).toMatchObject({
      startExamsDate: '12.01.2027',
      exams: [{ subject: 'Экз', dateLesson: '12.01.2027' }],
    });
  });

  it('local lessons: lessons and session follow the university’s dates, until they are deleted', async () => {
    const body = {
      term: '2026-autumn',
      start: '2026-08-31',
      end: '2026-12-19',
      examsStart: '2027-01-04',
      examsEnd: '2027-01-23',
    } as const;
    const { id } = await admin.call(resources.terms.create, { body });
    const stored = {
      startDate: '31.08.2026',
      endDate: '19.12.2026',
      startExamsDate: '04.01.2027',
      endExamsDate: '23.01.2027',
    };
    expect(await ofGroup()).toMatchObject(stored);
    expect(await admin.call(schedule.ofEmployee, { params: { urlId: 'p-primerov' } })).toMatchObject(stored);
    await admin.call(resources.terms.remove, { params: { id: String(id) } });
    expect(await ofGroup()).toMatchObject({ endDate: '31.12.2026', startExamsDate: '12.01.2027' });
  });

  it('local lessons: count as the last change and are in the report', async () => {
    const { lastUpdateDate } = await admin.call(groups.lastUpdate, { query: { groupNumber: '910101' } });
    expect(lastUpdateDate).toBe('20.11.2026');
    const { name } = await admin.call(schedule.report, { query: { 'student-group-name': '910101' } });
    expect(name).toBe('schedule 910101.xlsx');
  });
});

it('local lessons: a lesson in a term without imports is shown in addition to the imported term', async () => {
  const other = group({ id: 24_002, name: '910102' });
  await admin.call(imports.schedules, { body: [answerFor({ studentGroupDto: other })] });
  await make({ groupIds: [other.id], term: '2026-spring', subject: 'Весна' });
  expect(await admin.call(schedule.ofGroup, { query: { studentGroup: other.name } })).toMatchObject({
    startDate: '01.09.2026',
    endDate: '21.12.2026',
    schedules: { Понедельник: [{ subject: 'ВвП' }] },
    nextSchedules: { Среда: [{ subject: 'Весна' }] },
  });
});

it('local lessons: dates of an imported term override those of the university', async () => {
  const { id } = await admin.call(resources.terms.create, {
    body: { term: '2026-autumn', start: '2026-08-31', end: '2026-12-19' },
  });
  expect(await admin.call(schedule.ofGroup, { query: { studentGroup: '910102' } })).toMatchObject({
    startDate: '01.09.2026',
    endDate: '21.12.2026',
  });
  await admin.call(resources.terms.remove, { params: { id: String(id) } });
});
