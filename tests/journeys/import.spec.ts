import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { semestr } from '../cli/semestr.ts';
import { expect, test } from '../support/test.ts';

const group = {
  id: 77_001,
  name: '777001',
  facultyId: 77_100,
  facultyAbbrev: 'ФПР',
  facultyName: 'Факультет проверок',
  specialityDepartmentEducationFormId: 77_200,
  specialityName: 'Проверка импорта',
  specialityAbbrev: 'ПИм',
  course: 3,
  calendarId: null,
  educationDegree: 1,
};

const educator = {
  id: 77_300,
  firstName: 'Алеся',
  middleName: 'Петровна',
  lastName: 'Привозная',
  photoLink: null,
  degree: 'кандидат технических наук',
  degreeAbbrev: 'к.т.н.',
  rank: 'доцент',
  email: null,
  urlId: 'a-privoznaya',
  calendarId: null,
  jobPositions: null,
};

const lesson = {
  weekNumber: [1, 2, 3, 4],
  studentGroups: [
    {
      specialityName: group.specialityName,
      specialityCode: '6-05-0000-01',
      numberOfStudents: 20,
      name: group.name,
      educationDegree: 1,
    },
  ],
  numSubgroup: 0,
  auditories: ['101-9 к.'],
  startLessonTime: '12:25:00',
  endLessonTime: '13:45:00',
  subject: 'ТехПер',
  subjectFullName: 'Техника переноса',
  note: null,
  lessonTypeAbbrev: 'ЛК',
  dateLesson: null,
  startLessonDate: '01.09.2026',
  endLessonDate: '21.12.2026',
  announcement: false,
  split: false,
  employees: [educator],
};

const schedule = {
  startDate: '01.09.2026',
  endDate: '21.12.2026',
  startExamsDate: null,
  endExamsDate: null,
  employeeDto: null,
  studentGroupDto: group,
  schedules: { Пятница: [lesson] },
  exams: [],
};

test('import: data of another provider is imported once, and shown in the portal', async ({
  page,
  world,
}, info) => {
  const admin = await world.person('admin');
  const folder = info.outputPath('answers');
  await mkdir(folder, { recursive: true });
  const save = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value));
  await save('student-groups.json', [group, { ...group, id: 'x', name: '777002' }]);
  await save(`schedule-${group.name}.json`, schedule);
  const passwordFile = info.outputPath('password');
  await writeFile(passwordFile, admin.password, { mode: 0o600 });
  const args = [
    'import',
    '--from',
    folder,
    '--url',
    world.url,
    '--json',
    '--user',
    admin.username,
    '--password-file',
    passwordFile,
  ];

  const first = await semestr(args);
  expect(first.code).toBe(0);
  expect(first.stdout).toContain('student-groups.json');
  expect(first.stdout).toContain('"field": "id"');

  await page.goto(`/schedule/${group.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Группа 777001');
  await expect(page.getByRole('table').getByText('Техника переноса')).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: 'Привозная А. П.' }).click();
  await expect(page.getByRole('table').getByRole('link', { name: group.name })).toBeVisible();

  const second = await semestr(args);
  const report = JSON.parse(second.stdout) as {
    kinds: { kind: string; stored: number; unchanged: number }[];
  };
  expect(report.kinds.map(({ stored }) => stored)).not.toContain(1);

  // The provider changes a type, so that lessons cannot be parsed.
  await save(`schedule-${group.name}.json`, {
    ...schedule,
    schedules: { Пятница: [{ ...lesson, numSubgroup: 'вся группа' }] },
  });
  const third = await semestr(args);
  expect(third.code).toBe(3);
  expect(third.stderr).toContain('--accept-losses');
  await page.goto(`/schedule/${group.name}`);
  await expect(page.getByRole('table').getByText('Техника переноса')).toBeVisible();
});
