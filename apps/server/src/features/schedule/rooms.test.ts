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

it('room schedule: a day lists every room with its lessons, as in the schedules of groups', async () => {
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

it('room schedule: lessons of a day are in chronological order, without double bookings', async () => {
  for (const { lessons } of await dayOf(FRIDAY))
    expect(lessons.every(({ start }, index) => start >= (lessons[index - 1]?.end ?? ''))).toBe(true);
});

it('room schedule: follows the week cycle: a room occupied on one Friday is free on the next', async () => {
  const [thisWeek, nextWeek] = await Promise.all(['2026-11-20', '2026-11-27'].map(dayOf));
  const occupiedRooms = (day: rooms.RoomDay[] | undefined) =>
    day?.flatMap((room) => room.lessons.map(({ start }) => `${labelOf(room)} ${start}`)) ?? [];
  const next = new Set(occupiedRooms(nextWeek));
  const own = occupiedRooms(thisWeek);
  expect(own.some((one) => next.has(one))).toBe(true);
  expect(own.some((one) => !next.has(one))).toBe(true);
});

it('room schedule: is empty on Sundays and holidays', async () => {
  for (const date of ['2026-11-22', '2026-11-07']) {
    const day = await dayOf(date);
    expect(day.length).toBeGreaterThan(50);
    expect(day.flatMap(({ lessons }) => lessons)).toEqual([]);
  }
});

it.each(['0001-01-01', '0999-09-01', '9999-12-31'])(
  'room schedule: is empty on %s, which has no plan',
  async (date) => {
    expect((await dayOf(date)).flatMap(({ lessons }) => lessons)).toEqual([]);
  },
);

it('room schedule: exams occupy their rooms only on their day', async () => {
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

it('room schedule: distinguishes rooms for lessons from offices by type', async () => {
  const types = Map.groupBy(await dayOf(FRIDAY), ({ auditoryType }) => auditoryType.name);
  expect(types.get('рабочий кабинет')?.some(({ isForLessons }) => isForLessons)).toBe(false);
  expect(types.get('лекционная аудитория')?.every(({ isForLessons }) => isForLessons)).toBe(true);
});

it('room schedule: contains groups and educators, and is found by name with or without the word', async () => {
  const occupiedRoom = (await dayOf(FRIDAY)).find(({ lessons }) => lessons.length > 0);
  if (!occupiedRoom) throw new Error('No room is taken');
  const name = labelOf(occupiedRoom);
  const own = await visitor.call(rooms.schedule, { query: { name } });
  expect(own.auditory).toMatchObject({
    name: occupiedRoom.name,
    buildingNumber: occupiedRoom.buildingNumber,
  });
  const friday = lessonsOn<schedule.Lesson>(own, FRIDAY, 0);
  expect(friday.map(({ startLessonTime }) => startLessonTime)).toEqual(
    occupiedRoom.lessons.map(({ start }) => start),
  );
  for (const lesson of dayKeys.flatMap((day) => own.schedules?.[day] ?? [])) {
    expect(lesson.auditories).toContain(name);
    expect(lesson.studentGroups.length).toBeGreaterThan(0);
    expect(lesson.employees).not.toBeNull();
  }
  const short = name.replace(' к.', '');
  expect(await visitor.call(rooms.schedule, { query: { name: short } })).toEqual(own);
});

it('room schedule: is empty for a room without lessons', async () => {
  const office = (await dayOf(FRIDAY)).find(({ isForLessons }) => !isForLessons);
  if (!office) throw new Error('There is no office');
  expect(await visitor.call(rooms.schedule, { query: { name: labelOf(office) } })).toMatchObject({
    auditory: { name: office.name },
    schedules: null,
    exams: [],
  });
});

it('room schedule: returns 404 for an unknown or partial name', async () => {
  const [room] = await dayOf(FRIDAY);
  for (const name of ['999-9', '%', room?.name ?? '', `${room?.name}-`]) {
    const refused = visitor.call(rooms.schedule, { query: { name } });
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 404, reason: 'room-not-found' });
  }
});
