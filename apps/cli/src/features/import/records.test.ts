import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import { openWorkspace, reportOf, type Workspace } from '../../../test/folder.fixture.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.close());

describe('import records', () => {
  it('import records: reports bad records with file, record, field and reason, and stores the others', async () => {
    await workspace.save({
      'employees-all.json': [{ ...a.employee, urlId: 7 }, a.employee],
      'auditories.json': [{ ...a.room, buildingNumber: null }],
      'departments.json': { error: 'no list' },
      'faculties.json': '<html>',
    });
    const done = await workspace.importFolder(['--json']);
    expect(done.code).toBe(0);
    expect(reportOf(done).skips).toMatchInlineSnapshot(`
      [
        {
          "field": ".",
          "kind": "answers",
          "reason": "not JSON",
          "record": "",
          "source": "faculties.json",
        },
        {
          "field": ".",
          "kind": "answers",
          "reason": "not a list",
          "record": "",
          "source": "departments.json",
        },
        {
          "field": "urlId",
          "kind": "employees",
          "reason": "expected string, not 7",
          "record": "#1 Образцов И. И.",
          "source": "employees-all.json",
        },
        {
          "field": "buildingNumber",
          "kind": "rooms",
          "reason": "expected object, not null",
          "record": "#1 407",
          "source": "auditories.json",
        },
      ]
    `);
    expect(workspace.sent('employees')).toHaveLength(1);
  });

  it('import records: omits a bad lesson from its schedule', async () => {
    const good = Array.from({ length: 10 }, () => a.lesson());
    await workspace.save({
      'schedule-428501.json': a.schedule({
        schedules: { Среда: [a.lesson({ numSubgroup: 3 }), ...good] },
        exams: null,
      }),
    });
    const { out } = await workspace.importFolder();
    expect(workspace.sent('schedules')).toMatchObject([
      { schedules: { Среда: good.map(() => ({ subject: 'ОАиП' })) }, exams: [] },
    ]);
    expect(out).toContain('schedule-428501.json  428501  schedules.Среда.1.numSubgroup  out of range: 3');
  });

  it('import records: removes the seconds from times', async () => {
    const lesson = a.lesson({ startLessonTime: '09:00:00', endLessonTime: '10:20:00' });
    await workspace.save({
      'schedule-428501.json': a.schedule({ schedules: { Среда: [lesson] } }),
      'announcements-o.json': [a.announcement({ startTime: '09:00:00' })],
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toEqual([]);
    expect(workspace.sent('schedules')).toMatchObject([
      { schedules: { Среда: [{ startLessonTime: '09:00', endLessonTime: '10:20' }] } },
    ]);
    expect(workspace.sent('announcements')).toMatchObject([{ startTime: '09:00' }]);
  });

  it('import records: completes groups that appear only in the search when they are unambiguous', async () => {
    const other = { ...a.group, id: 24002, name: '428601', specialityAbbrev: 'ДИ' };
    await workspace.save({
      'student-groups.json': [a.group, other, { ...other, id: 24003, name: '428602', facultyId: 20102 }],
      'student-groups-filters.json': [
        { id: 24001, name: '428501', specialityAbbrev: 'ПИ' },
        { id: 24011, name: '428511', specialityAbbrev: 'ПИ' },
        { id: 24012, name: '428611', specialityAbbrev: 'ДИ' },
        { id: 24013, name: '428711', specialityAbbrev: 'НИ' },
      ],
    });
    const report = reportOf(await workspace.importFolder(['--json']));
    expect(report.kinds.find(({ kind }) => kind === 'groups')).toEqual({
      kind: 'groups',
      read: 6,
      stored: 4,
      unchanged: 0,
      skipped: 2,
      unsent: 0,
    });
    expect(workspace.sent('groups')).toContainEqual({ ...a.group, id: 24011, name: '428511', course: null });
    expect(report.skips.map(({ record, reason }) => `${record}: ${reason}`)).toEqual([
      '#3 428611: several specialities have the abbreviation "ДИ"',
      '#4 428711: the speciality "НИ" is unknown',
    ]);
  });

  it('import records: adds a faculty from the choice only when the list does not contain it', async () => {
    await workspace.save({
      'faculties.json': [a.faculty],
      'schedule-faculties.json': [
        { id: 20101, text: 'ФП' },
        { id: 20102, text: 'ФО' },
      ],
    });
    await workspace.importFolder();
    expect(workspace.sent('faculties')).toEqual([a.faculty, { id: 20102, abbrev: 'ФО', name: 'ФО' }]);
  });

  it('import records: prefers the list of groups to an old schedule', async () => {
    await workspace.save({
      'student-groups.json': [a.group],
      'schedule-428501.json': a.schedule({
        studentGroupDto: { ...a.group, course: 1, facultyName: 'Старое имя' },
      }),
    });
    await workspace.importFolder();
    expect(workspace.sent('schedules')).toMatchObject([
      { studentGroupDto: { course: 2, facultyName: 'Факультет примеров' } },
    ]);
  });

  it('import records: reports two records with the same unique name', async () => {
    await workspace.save({
      'employees-all.json': [a.employee, { ...a.employee, id: 501002, fio: 'Образчик А. В.' }],
    });
    const { kinds, skips } = reportOf(await workspace.importFolder(['--json']));
    expect(kinds.find(({ kind }) => kind === 'employees')).toMatchObject({ read: 2, stored: 1, skipped: 1 });
    expect(skips).toMatchObject([{ record: '#2 Образчик А. В.' }]);
  });

  it('import records: reports a duplicate record with different content', async () => {
    await workspace.save({ 'faculties.json': [a.faculty, a.faculty, { ...a.faculty, name: 'Другой' }] });
    const { kinds, skips } = reportOf(await workspace.importFolder(['--json']));
    expect(kinds[0]).toMatchObject({ read: 2, stored: 1, unchanged: 0, skipped: 1 });
    expect(skips).toMatchObject([
      { record: '#3 Другой', reason: 'duplicate with different content (faculties.json)' },
    ]);
  });
});
