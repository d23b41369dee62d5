import { holidayOn } from '@semestr/core/holidays';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { addDays, weekday } from '@semestr/core/dates';
import { describe, expect, test } from 'vitest';
import { DEMO_GROUP } from './accounts.ts';
import { invent } from './invention.ts';
import { clashes, daysOf } from '../../test/demo/schedule.ts';

const today = '2026-11-20';
const university = invent({ today, scale: 1, seed: 2026 });

test('demo: scale 1 has the size of a small university', () => {
  const { faculties, departments, groups, students, employees, lessons } = university;
  // Sixty, and one master's group.
  const chairs = departments.filter(({ type }) => type === 3);
  expect([faculties.length, chairs.length, groups.length]).toEqual([4, 12, 61]);
  expect(Math.abs(students.length - 1500)).toBeLessThan(60);
  expect(Math.abs(employees.length - 200)).toBeLessThan(10);
  expect(lessons.length).toBeGreaterThan(3000);
});

test('demo: is reproducible for a seed and a date, and differs for another seed', () => {
  const make = (seed: number) => invent({ today, scale: 0.05, seed });
  expect(make(7)).toEqual(make(7));
  expect(make(8)).not.toEqual(make(7));
});

test.each([
  ['in autumn', university],
  ['in the summer after it', invent({ today: '2027-07-15', scale: 0.3, seed: 5 })],
])('demo: no educator, group or room is double-booked: %s', (_, made) => {
  expect(clashes(made)).toEqual([]);
});

describe('lessons', () => {
  const { lessons, lessonGroups, groups, groupTerms } = university;
  const groupsOf = Map.groupBy(lessonGroups, ({ lessonId }) => lessonId);
  const partTime = new Set(
    groupTerms.filter(({ isExtramural }) => isExtramural).map(({ groupId }) => groupId),
  );

  test('demo lessons: match their weekday, and begin and end on a day when they take place', () => {
    const weekly = lessons.filter(({ isExam }) => !isExam);
    const odd = weekly.filter((lesson) => {
      const days = daysOf(lesson);
      return days[0] !== lesson.startDate || days.at(-1) !== lesson.endDate;
    });
    expect(odd).toEqual([]);
  });

  test('demo lessons: cover whole streams, groups and subgroups, some in blocks', () => {
    const shared = lessons.filter(({ id = 0, type }) => type === 'ЛК' && (groupsOf.get(id)?.length ?? 0) > 1);
    expect(shared.length).toBeGreaterThan(50);
    expect(lessons.some(({ type, subgroup }) => type === 'ЛР' && subgroup === 2)).toBe(true);
    const block = lessons.filter(
      ({ subject, day, term }) => subject === 'ВоенП' && day === 4 && term === '2026-autumn',
    );
    expect(new Set(block.map(({ startTime }) => startTime)).size).toBe(4);
    const short = lessons.filter(({ isExam, endDate }) => !isExam && endDate && endDate < '2026-11-01');
    expect(short.length).toBeGreaterThan(3);
  });

  test('demo lessons: fill three or four pairs a day of the demo group, from Monday to Saturday', () => {
    const own = new Set(
      lessonGroups
        .filter(({ groupId }) => groupId === groups.find(({ name }) => name === DEMO_GROUP)?.id)
        .map(({ lessonId }) => lessonId),
    );
    const week = lessons.filter(
      ({ id = 0, isExam, term }) => own.has(id) && !isExam && term === '2026-autumn',
    );
    const days = Map.groupBy(week, ({ day }) => day);
    const sizes = [...days.values()].map((list) => new Set(list.map(({ startTime }) => startTime)).size);
    expect(sizes.length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  });

  test('demo lessons: a session has four exams per group with a consultation the day before, never on a holiday', () => {
    const dated = lessons.filter(({ isExam }) => isExam);
    expect(
      dated.filter(({ date }) => !date || weekday(date) === 7 || holidayOn(date, defaultHolidays)),
    ).toEqual([]);
    const exams = dated.filter(({ type, id = 0 }) => {
      const [first] = groupsOf.get(id) ?? [];
      return type === 'Экзамен' && first && !partTime.has(first.groupId);
    });
    expect(exams).toHaveLength((groups.length - partTime.size) * 2 * 4);
    const consultations = new Set(
      dated
        .filter(({ type }) => type === 'Консультация')
        .map(({ id = 0, date, subject }) => `${groupsOf.get(id)?.[0]?.groupId} ${date} ${subject}`),
    );
    const alone = exams.filter(
      ({ id = 0, date, subject }) =>
        !consultations.has(`${groupsOf.get(id)?.[0]?.groupId} ${date ? addDays(date, -1) : ''} ${subject}`),
    );
    expect(alone).toEqual([]);
  });

  test('demo lessons: all lessons of part-time groups have dates', () => {
    const own = lessons.filter(({ id = 0 }) =>
      groupsOf.get(id)?.some(({ groupId }) => partTime.has(groupId)),
    );
    expect(own.length).toBeGreaterThan(100);
    expect(own.every(({ date, isExam }) => isExam && date)).toBe(true);
    expect(new Set(own.map(({ type }) => type))).toEqual(new Set(['ЛК', 'ПЗ', 'ЛР', 'Зачет', 'Экзамен']));
  });
});

test('demo: every room of a lesson or an announcement is in the room list', () => {
  const { rooms, buildings, lessons, announcements } = university;
  const nameOf = new Map(buildings.map(({ id, name }) => [id, name]));
  const labels = new Set(rooms.map(({ name, buildingId }) => `${name}-${nameOf.get(buildingId)}`));
  const named = [...lessons, { rooms: announcements.flatMap(({ room }) => room ?? []) }].flatMap(
    (one) => one.rooms,
  );
  expect(named.filter((label) => !labels.has(label))).toEqual([]);
});

test('demo: every group has one head and as many students as stated', () => {
  const byGroup = Map.groupBy(university.students, ({ groupId }) => groupId);
  const odd = university.groups.filter(({ id, size }) => {
    const members = byGroup.get(id) ?? [];
    return members.length !== size || members.filter(({ isGroupHead }) => isGroupHead).length !== 1;
  });
  expect(odd).toEqual([]);
});

test('demo: every department except the faculties has one head', () => {
  const heads = Map.groupBy(
    university.positions.filter(({ isHead }) => isHead),
    ({ departmentId }) => departmentId,
  );
  const odd = university.departments.filter(
    ({ id = 0, type }) => (heads.get(id)?.length ?? 0) !== (type === 2 ? 0 : 1),
  );
  expect(odd).toEqual([]);
});

test('demo: announcements are dated around today, some for the demo group', () => {
  const { announcements, announcementGroups, groups } = university;
  expect(announcements.length).toBeGreaterThan(50);
  const coming = announcements.filter(({ date }) => date >= today);
  expect(coming.length).toBeGreaterThan(announcements.length / 2);
  const demo = groups.find(({ name }) => name === DEMO_GROUP);
  const own = announcementGroups.filter(({ groupId }) => groupId === demo?.id);
  const visible = coming.filter(({ id }) => own.some(({ announcementId }) => announcementId === id));
  expect(visible.length).toBeGreaterThanOrEqual(3);
});
