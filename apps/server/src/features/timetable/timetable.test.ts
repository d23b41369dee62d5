import { resources } from '@semestr/api/contract';
import type { Reply } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/timetable';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { students } from '../../db/tables/students.ts';
import { startTestServer } from '../../../test/server.ts';
import { sheetIn } from '../../../test/sheet.ts';

const server = await startTestServer();
const admin = await server.as('admin');

const term = '2026-autumn';
const [group] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
const [educator] = await server.db.select().from(employees).limit(1);
if (!group || !educator) throw new Error('The demo has no group 428501, or no teacher for it');

type Lesson = Omit<Reply<typeof resources.lessons.one>, 'id' | 'version'>;
/** A lesson late in the evening, when the demo has no others. */
const evening: Lesson = {
  term,
  isExam: false,
  day: 6,
  weeks: [1, 3],
  subgroup: 0,
  startTime: '21:00',
  endTime: '22:20',
  subject: 'Проба',
  subjectFull: null,
  type: 'ЛР',
  note: null,
  rooms: [],
  date: null,
  startDate: null,
  endDate: null,
  isAnnouncement: false,
  groupIds: [group.id],
  employeeIds: [educator.id],
};
const store = (changes: Partial<Lesson>) =>
  admin.call(resources.lessons.create, { body: { ...evening, ...changes } });
const remove = (...stored: readonly { id: number }[]) =>
  Promise.all(stored.map(({ id }) => admin.call(resources.lessons.remove, { params: { id: String(id) } })));
const loadFit = (changes: Partial<Lesson> & { id?: number }) =>
  admin.call(calls.fit, { query: { lesson: JSON.stringify({ ...evening, ...changes }) } });
const week = (query: object) => admin.call(calls.week, { query: { term, ...query } });

describe('CNS-02 timetable', () => {
  it('timetable: returns the lessons of a group in a term, with the names of the educators', async () => {
    const { lessons: listed } = await week({ groupId: String(group.id) });
    const stored = await server.db
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(lessonGroups, eq(lessonGroups.lessonId, lessons.id))
      .where(and(eq(lessonGroups.groupId, group.id), eq(lessons.term, term)))
      .orderBy(lessons.id);
    expect(listed.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expect(listed.every(({ groups: all }) => all.some(({ name }) => name === '428501'))).toBe(true);
    const educators = listed.flatMap(({ employees: all }) => all);
    expect(educators.length).toBeGreaterThan(0);
    for (const { name } of educators) expect(name).toMatch(/^\S+\s[А-Я]\./u);
  });

  it('timetable: returns the lessons of an educator and of a room', async () => {
    const created = await store({ rooms: [] });
    const { lessons: ofEducator, plan } = await week({ employeeId: String(educator.id) });
    expect(ofEducator.map(({ id }) => id)).toContain(created.id);
    expect(plan).toEqual([]);
    await remove(created);
    const [room = ''] = (await week({ groupId: String(group.id) })).lessons.flatMap(({ rooms }) => rooms);
    const { lessons: inRoom } = await week({ room });
    expect(inRoom.length).toBeGreaterThan(0);
    for (const { rooms } of inRoom) expect(rooms).toContain(room);
  });

  it('timetable: the workbook of a room has a list and a grid, without a column for the room', async () => {
    const listed = (await week({ groupId: String(group.id) })).lessons;
    const lesson = listed.find(({ rooms, isExam }) => rooms.length === 1 && !isExam);
    const room = lesson?.rooms[0] ?? '';
    const { name, bytes } = await admin.call(calls.workbook, { query: { term, room } });
    expect(name).toBe(`${room}.xlsx`);
    const { header, rows } = await sheetIn(bytes);
    expect(header).toContain('Группы');
    expect(header).not.toContain('Аудитории');
    const own = (await week({ room })).lessons.filter(({ isAnnouncement }) => !isAnnouncement);
    expect(rows).toHaveLength(own.length);
    const grid = (await sheetIn(bytes, 'Сетка')).rows.flat().join('\n');
    expect(grid).toContain(`${lesson?.subjectFull ?? lesson?.subject} (${lesson?.type})`);
    expect(grid).toContain(group.name);
    expect(grid).not.toContain(room);
    await expect(admin.call(calls.workbook, { query: { term, groupId: '999999' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('timetable: compares a group’s lessons with the hours of its study plan', async () => {
    const { plan, taught } = await week({ groupId: String(group.id) });
    const learned = await server.db
      .select({ abbrev: disciplines.abbrev })
      .from(disciplines)
      .where(
        and(
          eq(disciplines.specialityId, group.specialityId),
          eq(disciplines.semester, 2 * (group.course ?? 0) - 1),
          eq(disciplines.isForeign, false),
        ),
      );
    expect(plan.map(({ subject }) => subject)).toEqual(learned.map(({ abbrev }) => abbrev).toSorted());
    // Lessons are only part of the planned hours: the rest is homework.
    const tooMany = taught.flatMap(({ subject, types }) => {
      const hours = types.reduce((sum, type) => sum + type.hours, 0);
      const planned = plan.find((one) => one.subject === subject);
      return planned && hours > planned.hours ? [subject] : [];
    });
    expect(tooMany).toEqual([]);
    expect(taught.some(({ types }) => types.some(({ hours }) => hours > 0))).toBe(true);
  });

  it('timetable: names the last user who changed one of its lessons', async () => {
    const created = await store({ subject: 'Последняя' });
    const { changed } = await week({ groupId: String(group.id) });
    expect(changed?.by).toMatch(/\S/u);
    expect(Date.parse(changed?.at ?? '')).toBe(server.clock.now().getTime());
    await remove(created);
  });

  it('timetable: returns 404 for a missing owner', async () => {
    await expect(week({ groupId: '999999999' })).rejects.toMatchObject({ status: 404 });
    await expect(week({ employeeId: '999999999' })).rejects.toMatchObject({ status: 404 });
    expect((await week({ room: 'Нет такой' })).lessons).toEqual([]);
  });
});

describe('CNS-02 fit of a lesson', () => {
  it('lesson fit: names the clashes of a lesson, with start and weeks', async () => {
    const other = await store({ subject: 'Другая', weeks: [3, 4], employeeIds: [] });
    const { clashes, lessons: named, weeksLeft } = await loadFit({});
    expect(clashes).toEqual([
      {
        lessonId: other.id,
        rooms: [],
        employeeIds: [],
        groupIds: [group.id],
        // The Saturday of the first third week.
        on: '2026-09-19',
        weeks: [3],
      },
    ]);
    expect(named.find(({ id }) => id === other.id)?.groups).toEqual([{ id: group.id, name: '428501' }]);
    expect(weeksLeft).toEqual([1]);
    await remove(other);
    expect((await loadFit({})).clashes).toEqual([]);
  });

  it('lesson fit: reports the same clashes as storing the lesson', async () => {
    const other = await store({ subject: 'Другая' });
    const { clashes } = await loadFit({});
    const refusal: unknown = await store({}).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 409,
      body: { reason: 'lesson-clash', clashes: clashes.map(({ on: _on, weeks: _weeks, ...clash }) => clash) },
    });
    await remove(other);
  });

  it('lesson fit: ignores the lesson itself and other terms', async () => {
    const created = await store({});
    expect((await loadFit({ id: created.id })).clashes).toEqual([]);
    expect((await loadFit({ term: '2027-spring' })).clashes).toEqual([]);
    await remove(created);
  });

  it('lesson fit: times when the group has lessons are blocked', async () => {
    const { lessons: listed } = await week({ groupId: String(group.id) });
    const weekly = listed.filter(
      ({ isExam, isAnnouncement, date }) => !isExam && !isAnnouncement && date === null,
    );
    const { obstacles } = await loadFit({ weeks: null, employeeIds: [] });
    for (const { day, startTime } of weekly)
      expect(obstacles.map((one) => `${one.day} ${one.startTime}`)).toContain(`${day} ${startTime}`);
    expect((await loadFit({ isExam: true, date: '2027-01-12' })).obstacles).toEqual([]);
  });

  it('lesson fit: offers free rooms of the same type and sufficient size for a double-booked one', async () => {
    const { lessons: listed } = await week({ groupId: String(group.id) });
    const lab = listed.find(({ type, rooms, isExam }) => type === 'ЛР' && rooms.length === 1 && !isExam);
    if (!lab) throw new Error('The group has no labs');
    const { rooms, day, startTime, endTime, weeks, startDate, endDate } = lab;
    const draft = { rooms, day, startTime, endTime, weeks, startDate, endDate, employeeIds: [] };
    const { clashes, freeRooms, students: size } = await loadFit({ ...draft, subgroup: lab.subgroup });
    expect(clashes.flatMap((clash) => clash.rooms)).toEqual(rooms);
    expect(freeRooms.length).toBeGreaterThan(0);
    for (const { room, capacity } of freeRooms) {
      expect(capacity).toBeGreaterThanOrEqual(size);
      const roomClashes = (await loadFit({ ...draft, subgroup: lab.subgroup, rooms: [room] })).clashes;
      expect(roomClashes.flatMap((clash) => clash.rooms)).toEqual([]);
    }
    expect((await loadFit({})).freeRooms).toEqual([]);
  });

  it('lesson fit: counts the students to be notified, for a subgroup only its own', async () => {
    const ofGroup = eq(students.groupId, group.id);
    const all = await server.db.$count(students, ofGroup);
    const first = await server.db.$count(students, and(ofGroup, sql`${students.subgroup} = 1`));
    expect((await loadFit({})).students).toBe(all);
    expect((await loadFit({ subgroup: 1 })).students).toBe(first);
    expect((await loadFit({ groupIds: [] })).students).toBe(0);
  });
});
