import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as a from '../../../test/answers.fixture.ts';
import { type Workspace, openWorkspace, reportOf } from '../../../test/folder.fixture.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.close());

/** Encodes Cyrillic text as Windows does. */
const windows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code < 128) return code;
      if (letter === 'ё') return 0xb8;
      return code - 0x410 + 0xc0;
    }),
  );

describe('encodings of files', () => {
  it.each([
    ['with a byte order mark', Buffer.from(`\uFEFF${JSON.stringify([a.faculty])}`)],
    ['in UTF-16', Buffer.from(`\uFEFF${JSON.stringify([a.faculty])}`, 'utf16le')],
    ['in windows-1251', windows1251(JSON.stringify([a.faculty]))],
  ])('import files: %s is read', async (_what, bytes) => {
    await writeFile(join(workspace.folder, 'faculties.json'), bytes);
    expect((await workspace.importFolder()).code).toBe(0);
    expect(workspace.sent('faculties')).toEqual([a.faculty]);
  });

  it('import files: a guessed encoding is reported', async () => {
    await writeFile(join(workspace.folder, 'faculties.json'), windows1251(JSON.stringify([a.faculty])));
    const { notes } = reportOf(await workspace.importFolder(['--json']));
    expect(notes).toMatchObject([{ source: 'faculties.json', reason: 'read as windows-1251' }]);
  });

  it('import files: a file that is not text is rejected by name, and the import continues', async () => {
    await writeFile(join(workspace.folder, 'groups.json'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]));
    await writeFile(join(workspace.folder, 'student-groups.json'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    await mkdir(join(workspace.folder, 'employees-all.json'));
    await workspace.save({ 'faculties.json': [a.faculty] });
    const done = await workspace.importFolder(['--json']);
    expect(done.code).toBe(0);
    expect(reportOf(done).skips.map(({ source, reason }) => `${source}: ${reason}`)).toEqual([
      'employees-all.json: a folder, not a file',
      'groups.json: not JSON',
      'student-groups.json: not JSON',
    ]);
    expect(workspace.sent('faculties')).toEqual([a.faculty]);
  });

  it('import files: an unreadable file is rejected by name', async () => {
    await workspace.save({ 'faculties.json': [a.faculty] });
    await symlink('nowhere.json', join(workspace.folder, 'student-groups.json'));
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toMatchObject([{ source: 'student-groups.json', reason: 'cannot be read (ENOENT)' }]);
  });
});

describe('harmless changes of type', () => {
  it.each<[string, object, object]>([
    ['numbers as text', { numSubgroup: '1', weekNumber: ['1', 2] }, { numSubgroup: 1, weekNumber: [1, 2] }],
    ['booleans as text', { announcement: 'false', split: 'true' }, { announcement: false, split: true }],
    ['times with seconds', { startLessonTime: '9:00:00' }, { startLessonTime: '09:00' }],
    [
      'ISO dates',
      { startLessonDate: '2026-09-01', dateLesson: '2026-11-25' },
      { startLessonDate: '01.09.2026', dateLesson: '25.11.2026' },
    ],
    ['rooms that are null', { auditories: null }, { auditories: [] }],
    ['a missing field that may be null', { note: undefined }, { note: null }],
    ['NUL characters and lone surrogates in a text', { note: 'а\u0000б\ud800' }, { note: 'аб\ufffd' }],
  ])('import conversions: reads a lesson with %s', async (_what, came, sent) => {
    await workspace.save({ 'schedule-428501.json': a.schedule({ schedules: { Среда: [a.lesson(came)] } }) });
    expect(reportOf(await workspace.importFolder(['--json'])).skips).toEqual([]);
    expect(workspace.sent('schedules')).toMatchObject([{ schedules: { Среда: [sent] } }]);
  });

  it.each<[string, object, object]>([
    ['without a place', { auditory: undefined }, { auditory: null }],
    [
      'with a location in the format of 2026',
      { auditory: { id: 327, name: '304', buildingNumber: '5 к.', auditoryType: 'рабочий кабинет' } },
      { auditory: { id: 327, name: '304', buildingNumber: '5 к.' } },
    ],
    ['with a day in the format of 2026', { date: '2026-11-30' }, { date: '2026-11-30' }],
  ])('import conversions: reads an announcement %s', async (_what, came, sent) => {
    await workspace.save({ 'announcements-o.json': [a.announcement(came)] });
    expect(reportOf(await workspace.importFolder(['--json'])).skips).toEqual([]);
    expect(workspace.sent('announcements')).toMatchObject([sent]);
  });

  it('import conversions: rejects a missing list of departments, which would remove an employee’s posts', async () => {
    await workspace.save({
      'employees-all.json': [a.employee, { ...a.employee, id: 7, academicDepartment: null }],
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toMatchObject([{ field: 'academicDepartment', reason: 'expected array, not null' }]);
  });
});

describe('invalid data', () => {
  it.each<[string, object, string, string]>([
    [
      'an end before the start',
      { endLessonDate: '01.08.2026' },
      'endLessonDate',
      'the end is before the start',
    ],
    ['an hour before the start', { endLessonTime: '08:00' }, 'endLessonTime', 'the end is before the start'],
    ['the year 9999', { endLessonDate: '28.12.9999' }, 'endLessonDate', 'not a year of any timetable'],
  ])('import checks: rejects a lesson with %s', async (_what, came, field, reason) => {
    const good = Array.from({ length: 10 }, (_none, index) => a.lesson({ subject: `П${index}` }));
    await workspace.save({
      'schedule-428501.json': a.schedule({ schedules: { Среда: [...good, a.lesson(came)] } }),
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toMatchObject([{ kind: 'lessons', field: `schedules.Среда.11.${field}`, reason }]);
    expect(workspace.sent('schedules')).toMatchObject([{ schedules: { Среда: { length: 10 } } }]);
  });

  it('import checks: rejects a schedule whose term ends before it begins', async () => {
    await workspace.save({ 'schedule-428501.json': a.schedule({ endDate: '01.08.2026' }) });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toMatchObject([{ kind: 'schedules', record: '428501', field: 'endDate' }]);
  });

  it('import checks: omits a photo link that is a script, and stores the employee', async () => {
    const unsafe = { ...a.employee, photoLink: 'javascript:alert(1)' };
    await workspace.save({ 'employees-all.json': [unsafe] });
    const { skips, notes } = reportOf(await workspace.importFolder(['--json']));
    expect(skips).toEqual([]);
    expect(notes).toMatchObject([
      {
        record: '#1 Образцов И. И.',
        field: 'photoLink',
        reason: 'left out, not a link: "javascript:alert(1)"',
      },
    ]);
    expect(workspace.sent('employees')).toMatchObject([{ photoLink: null }]);
  });

  it('import checks: rejects one group id under two names, wherever the second appears', async () => {
    const other = { ...a.group, name: '428599' };
    await workspace.save({
      'student-groups.json': [a.group, other],
      'student-groups-filters.json': [{ id: a.group.id, name: '428598', specialityAbbrev: 'ПИ' }],
      'schedule-428597.json': a.schedule({ studentGroupDto: { ...a.group, name: '428597' } }),
    });
    const { skips } = reportOf(await workspace.importFolder(['--json']));
    expect(skips.map(({ kind, record, field, reason }) => [kind, record, field, reason])).toEqual([
      ['groups', '#2 428599', '.', 'duplicate with different content (student-groups.json)'],
      ['schedules', '428597', 'studentGroupDto.id', 'belongs to 428501'],
      ['groups', '#1 428598', 'id', 'belongs to 428501'],
    ]);
    expect(workspace.sent('groups')).toEqual([a.group]);
    expect(workspace.sent('schedules')).toBeUndefined();
  });
});

it('import checks: list positions are counted from 1, down to the last', async () => {
  const bad = { ...a.employee, academicDepartment: ['Каф.О', 7] };
  const lesson = a.lesson({ studentGroups: [{ name: '428501' }] });
  await workspace.save({
    'employees-all.json': [a.employee, bad],
    'schedule-428501.json': a.schedule({ schedules: { Среда: [lesson] } }),
  });
  const { skips } = reportOf(await workspace.importFolder(['--json', '--accept-losses']));
  expect(skips.map(({ record, field }) => `${record} ${field}`)).toEqual([
    '#2 Образцов И. И. academicDepartment.2',
    '428501 schedules.Среда.1.studentGroups.1.specialityName',
  ]);
});
