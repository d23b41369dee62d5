import { ApiError } from '@semestr/api/client';
import * as rooms from '@semestr/api/rooms';
import * as schedule from '@semestr/api/schedule';
import { dayKeys, lessonsOn } from '@semestr/core/schedule';
import { expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const visitor = await server.client();

/** The demo's day, a Friday of week 4. */
const FRIDAY = '2026-11-20';

const dayOf = (date: string) => visitor.call(rooms.day, { query: { date } });
const labelOf = ({ name, buildingNumber }: rooms.RoomDay) => `${name}-${buildingNumber.name}`;

it('a day tells every room with what takes place in it, as the schedules of groups do', async () => {
  const own = await visitor.call(schedule.ofGroup, { query: { studentGroup: '428501' } });
  const lessons = lessonsOn<schedule.Lesson>(own, FRIDAY, 0).filter(
    ({ auditories }) => auditories.length > 0,
  );
  expect(lessons.length).toBeGreaterThan(1);
  const day = await dayOf(FRIDAY);
  for (const lesson of lessons)
    for (const room of lesson.auditories)
      expect(day.find((one) => labelOf(one) === room)?.lessons).toContainEqual({
        start: lesson.startLessonTime,
        end: lesson.endLessonTime,
        subject: lesson.subject,
        type: lesson.lessonTypeAbbrev,
        groups: expect.arrayContaining(['428501']),
        educators: lesson.employees?.map(({ lastName }) => expect.stringContaining(lastName)),
      });
});

it('lessons of a day are in order of time, and no room has two at once', async () => {
  for (const { lessons } of await dayOf(FRIDAY))
    expect(lessons.every(({ start }, index) => start >= (lessons[index - 1]?.end ?? ''))).toBe(true);
});

it('the week of the cycle counts: a room that is taken on one Friday is free on the next', async () => {
  const [thisWeek, nextWeek] = await Promise.all(['2026-11-20', '2026-11-27'].map(dayOf));
  const taken = (day: rooms.RoomDay[] | undefined) =>
    day?.flatMap((room) => room.lessons.map(({ start }) => `${labelOf(room)} ${start}`)) ?? [];
  const next = new Set(taken(nextWeek));
  const own = taken(thisWeek);
  expect(own.some((one) => next.has(one))).toBe(true);
  expect(own.some((one) => !next.has(one))).toBe(true);
});

it('on Sundays and holidays nothing takes place', async () => {
  for (const date of ['2026-11-22', '2026-11-07']) {
    const day = await dayOf(date);
    expect(day.length).toBeGreaterThan(50);
    expect(day.flatMap(({ lessons }) => lessons)).toEqual([]);
  }
});

it.each(['0001-01-01', '0999-09-01', '9999-12-31'])(
  'on %s, of which nobody has a plan, neither',
  async (date) => {
    expect((await dayOf(date)).flatMap(({ lessons }) => lessons)).toEqual([]);
  },
);

it('exams of the session take their rooms on their day only', async () => {
  const { exams } = await visitor.call(schedule.ofGroup, { query: { studentGroup: '428501' } });
  const exam = exams.find(({ lessonTypeAbbrev }) => lessonTypeAbbrev === 'Экзамен');
  const [d, m, y] = exam?.dateLesson?.split('.') ?? [];
  const subjects = async (date: string) =>
    (await dayOf(date))
      .find((room) => labelOf(room) === exam?.auditories[0])
      ?.lessons.filter(({ groups, type }) => groups.includes('428501') && type === 'Экзамен')
      .map(({ subject }) => subject);
  expect(await subjects(`${y}-${m}-${d}`)).toEqual([exam?.subject]);
  expect(await subjects(FRIDAY)).toEqual([]);
});

it('rooms of a type in which lessons are held are told from offices', async () => {
  const types = Map.groupBy(await dayOf(FRIDAY), ({ auditoryType }) => auditoryType.name);
  expect(types.get('рабочий кабинет')?.some(({ isForLessons }) => isForLessons)).toBe(false);
  expect(types.get('лекционная аудитория')?.every(({ isForLessons }) => isForLessons)).toBe(true);
});

it('the schedule of a room has its groups and educators, by its name with or without the word', async () => {
  const taken = (await dayOf(FRIDAY)).find(({ lessons }) => lessons.length > 0);
  if (!taken) throw new Error('No room is taken');
  const name = labelOf(taken);
  const own = await visitor.call(rooms.schedule, { query: { name } });
  expect(own.auditory).toMatchObject({ name: taken.name, buildingNumber: taken.buildingNumber });
  const friday = lessonsOn<schedule.Lesson>(own, FRIDAY, 0);
  expect(friday.map(({ startLessonTime }) => startLessonTime)).toEqual(
    taken.lessons.map(({ start }) => start),
  );
  for (const lesson of dayKeys.flatMap((day) => own.schedules?.[day] ?? [])) {
    expect(lesson.auditories).toContain(name);
    expect(lesson.studentGroups.length).toBeGreaterThan(0);
    expect(lesson.employees).not.toBeNull();
  }
  const short = name.replace(' к.', '');
  expect(await visitor.call(rooms.schedule, { query: { name: short } })).toEqual(own);
});

it('a room without lessons has an empty schedule', async () => {
  const office = (await dayOf(FRIDAY)).find(({ isForLessons }) => !isForLessons);
  if (!office) throw new Error('There is no office');
  expect(await visitor.call(rooms.schedule, { query: { name: labelOf(office) } })).toMatchObject({
    auditory: { name: office.name },
    schedules: null,
    exams: [],
  });
});

it('of a room that is not there, or is named in part, there is no schedule', async () => {
  const [room] = await dayOf(FRIDAY);
  for (const name of ['999-9', '%', room?.name ?? '', `${room?.name}-`]) {
    const refused = visitor.call(rooms.schedule, { query: { name } });
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 404, reason: 'room-not-found' });
  }
});
