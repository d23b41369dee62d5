import type { EmployeeDto } from '@semestr/api/employees';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { lesson } from '@semestr/core/lesson.fixture';
import { expect, it } from 'vitest';
import { educatorsOf, filterByEducator } from './educators.ts';

const educator = (lastName: string): EmployeeDto => ({
  id: lastName.length,
  firstName: 'Анна',
  middleName: null,
  lastName,
  photoLink: null,
  degree: '',
  degreeAbbrev: '',
  rank: null,
  email: null,
  urlId: lastName.toLowerCase(),
  calendarId: null,
  jobPositions: null,
  chief: false,
});

const lessonBy = (subject: string, ...names: string[]): Lesson => ({
  ...lesson({ subject }),
  weekNumber: [1],
  auditories: [],
  studentGroups: [],
  subjectFullName: subject,
  note: null,
  split: false,
  employees: names.map(educator),
});

const schedule: Schedule = {
  startDate: null,
  endDate: null,
  startExamsDate: null,
  endExamsDate: null,
  employeeDto: null,
  studentGroupDto: null,
  schedules: { Понедельник: [lessonBy('ОС', 'Яшина', 'Белая')], Среда: [lessonBy('БД', 'Яшина')] },
  previousSchedules: null,
  nextSchedules: { Пятница: [lessonBy('КГ', 'Вишня')] },
  exams: [lessonBy('БД', 'Яшина')],
};

const subjectsOf = (plan: Schedule['schedules'] | undefined) =>
  plan && Object.entries(plan).map(([day, lessons]) => [day, lessons?.map(({ subject }) => subject)]);

it('PUB-01 department schedule: lists each educator of all terms once, by name', () => {
  expect(educatorsOf(schedule).map(({ lastName }) => lastName)).toEqual(['Белая', 'Вишня', 'Яшина']);
});

it('PUB-01 department schedule: filters all terms by educator, including shared lessons', () => {
  const own = filterByEducator(schedule, 'белая');
  expect(subjectsOf(own.schedules)).toEqual([['Понедельник', ['ОС']]]);
  expect(subjectsOf(own.nextSchedules)).toEqual([]);
  expect(own.previousSchedules).toBeNull();
  expect(own.exams).toEqual([]);
  expect(filterByEducator(schedule, 'яшина').exams).toHaveLength(1);
});
