import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import { type Workspace, openWorkspace, reportOf } from '../../../test/folder.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.close());

const found = { id: 24011, name: '428511', specialityAbbrev: 'ПИ' };
const named = {
  name: found.name,
  specialityName: a.group.specialityName,
  specialityCode: '7-06-0612-99',
  numberOfStudents: 11,
  educationDegree: 2,
};

describe('group that appears only in search results', () => {
  it('import guesses: a group from the search is reported with the group that it was derived from', async () => {
    await workspace.save({ 'student-groups.json': [a.group], 'student-groups-filters.json': [found] });
    const { notes } = reportOf(await workspace.importFolder(['--json']));
    expect(notes).toEqual([
      {
        kind: 'groups',
        source: 'student-groups-filters.json',
        record: '#1 428511',
        field: 'facultyId, specialityDepartmentEducationFormId, educationDegree',
        reason: 'guessed from the group 428501 of the same speciality; the year of study is unknown',
      },
    ]);
    expect(workspace.sent('groups')).toContainEqual({ ...a.group, id: 24011, name: '428511', course: null });
  });

  it('import guesses: a group from the search takes its degree from a lesson', async () => {
    await workspace.save({
      'student-groups.json': [a.group],
      'student-groups-filters.json': [found],
      'employee-schedule-o.json': a.ofEducator({
        schedules: { Среда: [a.lesson({ employees: null, studentGroups: [named] })] },
      }),
    });
    await workspace.importFolder();
    expect(workspace.sent('groups')).toContainEqual(
      expect.objectContaining({ id: 24011, educationDegree: 2 }),
    );
  });

  it('import guesses: a group is not guessed when a lesson names another speciality', async () => {
    const other = { ...named, specialityName: 'Другая инженерия' };
    await workspace.save({
      'student-groups.json': [a.group],
      'student-groups-filters.json': [found],
      'employee-schedule-o.json': a.ofEducator({
        schedules: { Среда: [a.lesson({ employees: null, studentGroups: [other] })] },
      }),
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toMatchObject([
      { record: '#1 428511', reason: 'several specialities have the abbreviation "ПИ"' },
    ]);
  });
});

it('import guesses: a faculty that has only an abbreviation is reported as a guess', async () => {
  await workspace.save({ 'schedule-faculties.json': [{ id: 20102, text: 'ФО' }] });
  const { out } = await workspace.importFolder();
  expect(out).toContain('Guessed or left out:');
  expect(out).toMatch(/schedule-faculties\.json {2}#1 ФО {2}name {2}guessed from the abbreviation/);
});

it('import guesses: values that the server guessed or left out are reported with file and record', async () => {
  await workspace.close();
  workspace = await openWorkspace({
    'POST /admin/import/employees': ok({
      stored: 1,
      unchanged: 0,
      skipped: [],
      refused: [],
      notes: [{ index: 0, field: 'academicDepartment', reason: 'made-up', value: 'Каф.О' }],
      lessons: [],
    }),
    'POST /admin/import/announcements': ok({
      stored: 1,
      unchanged: 0,
      skipped: [],
      refused: [],
      notes: [{ index: 0, field: 'studentGroups', reason: 'left-out', value: '428501' }],
      lessons: [],
    }),
  });
  await workspace.save({ 'employees-all.json': [a.employee], 'announcements-o.json': [a.announcement()] });
  const { notes } = reportOf(await workspace.importFolder(['--json']));
  expect(notes.map(({ record, field, reason }) => `${record} ${field}: ${reason}`)).toEqual([
    '#1 Образцов И. И. academicDepartment: server: created with no other data: Каф.О',
    '#1 2801 studentGroups: server: left out, unknown: 428501',
  ]);
});

describe('order of the files', () => {
  const files: [string, unknown][] = [
    ['faculties', [a.faculty, { ...a.faculty, name: 'Другое имя' }]],
    ['faculties', [{ ...a.faculty, name: 'Третье имя' }]],
    ['student-groups', [a.group]],
    [
      'student-groups',
      [
        { ...a.group, course: 4 },
        { ...a.group, id: 24099, name: '428599', course: null },
      ],
    ],
    ['schedule', a.schedule()],
    ['schedule', a.schedule({ schedules: { Среда: [a.lesson()] } })],
    ['schedule', a.ofEducator({ employeeDto: { ...a.educator, degree: '', email: 'o@example.by' } })],
  ];

  it('import guesses: the file names do not affect what is sent', async () => {
    const sent = new Set<string>();
    for (const order of [files, files.toReversed()]) {
      await workspace.close();
      workspace = await openWorkspace();
      await workspace.save(
        Object.fromEntries(order.map(([name, value], index) => [`${name}-${index}.json`, value])),
      );
      await workspace.importFolder();
      const bodies = workspace.stub.requests.filter(({ line }) => line.includes('import'));
      sent.add(JSON.stringify(bodies));
    }
    expect([...sent]).toHaveLength(1);
  });

  it('import guesses: sends a group’s schedules of both terms, and the fuller of two of one term', async () => {
    const spring = { startLessonDate: '08.02.2027', endLessonDate: '05.06.2027' };
    await workspace.save({
      'schedule-1.json': a.schedule({ schedules: { Среда: [a.lesson()] } }),
      'schedule-2.json': a.schedule(),
      'schedule-3.json': a.schedule({
        startDate: '08.02.2027',
        endDate: '05.06.2027',
        schedules: { Среда: [a.lesson(spring)] },
      }),
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(workspace.sent('schedules')).toMatchObject([
      { startDate: '01.09.2026', schedules: { Понедельник: { length: 2 } } },
      { startDate: '08.02.2027' },
    ]);
    expect(skips).toMatchObject([
      { source: 'schedule-1.json', reason: 'duplicate with different content (schedule-2.json)' },
    ]);
  });
});
