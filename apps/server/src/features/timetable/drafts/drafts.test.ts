import { resources } from '@semestr/api/contract';
import * as schedule from '@semestr/api/schedule';
import * as planning from '@semestr/api/timetable';
import * as calls from '@semestr/api/timetable-drafts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../../db/tables/audit.ts';
import { employees } from '../../../db/tables/employees.ts';
import { groups } from '../../../db/tables/groups.ts';
import { heldLessonChanges, lessons as lessonTable } from '../../../db/tables/lessons.ts';
import { timetableDrafts } from '../../../db/tables/timetable-drafts.ts';
import { startTestServer } from '../../../../test/server.ts';

const server = await startTestServer();
const admin = await server.as('timetable');
const visitor = await server.client();

const term = '2026-autumn';
const groupNamed = async (name: string) => {
  const [group] = await server.db.select().from(groups).where(eq(groups.name, name));
  if (!group) throw new Error(`The demo has no group ${name}`);
  return group;
};
const group = await groupNamed('428501');
const [teacher] = await server.db.select().from(employees).orderBy(employees.id).limit(1);
if (!teacher) throw new Error('The demo has no teacher');

/** A lesson late in the evening, when the demo has no others. */
const evening = {
  term,
  isExam: false,
  day: 6,
  weeks: null,
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
  employeeIds: [teacher.id],
} satisfies calls.LessonInDraft;

const startDraft = (name = 'Проба') => admin.call(calls.create, { body: { term, name } });
const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });
const add = (draft: { id: number }, changes: Partial<calls.LessonInDraft> = {}) =>
  admin.call(calls.addLesson, { params: paramsOf(draft), body: { ...evening, ...changes } });
const read = (draft: { id: number }) => admin.call(calls.one, { params: paramsOf(draft) });
const lessonParams = (draft: { id: number }, lessonId: number) => ({
  ...paramsOf(draft),
  lessonId: String(lessonId),
});
const publish = (draft: { id: number }, body: { inSpiteOfClash?: boolean } = {}) =>
  admin.call(calls.publish, { params: paramsOf(draft), body });
const store = (changes: Partial<calls.LessonInDraft> = {}) =>
  admin.call(resources.lessons.create, { body: { ...evening, ...changes } });
const storedLesson = (id: number) => admin.call(resources.lessons.one, { params: { id: String(id) } });
const inTimetable = async (draftId?: number) => {
  const query = {
    term,
    groupId: String(group.id),
    ...(draftId !== undefined && { draftId: String(draftId) }),
  };
  const { lessons } = await admin.call(planning.week, { query });
  return lessons.filter(({ subject }) => subject === evening.subject);
};

beforeEach(async () => {
  await server.db.delete(timetableDrafts);
  await server.db.delete(lessonTable).where(eq(lessonTable.startTime, evening.startTime));
  await server.db.delete(lessonTable).where(eq(lessonTable.subject, evening.subject));
  await server.db.delete(heldLessonChanges);
});

describe('CNS-02 timetable drafts', () => {
  it('timetable drafts: changes are only in the draft until all of them are published together', async () => {
    const [moved, cancelled] = [await store(), await store({ day: 5 })];
    const draft = await startDraft();
    const { lessonId } = await add(draft, { day: 4 });
    const { version: _version, id: _id, ...values } = moved;
    await admin.call(calls.saveLesson, {
      params: lessonParams(draft, moved.id),
      body: { ...values, startTime: '19:00', endTime: '20:20' },
    });
    await admin.call(calls.removeLesson, { params: lessonParams(draft, cancelled.id) });

    const draftSlots = (await inTimetable(draft.id)).map(({ id, day, startTime, inDraft }) => [
      id,
      day,
      startTime,
      inDraft,
    ]);
    expect(draftSlots).toEqual([
      [moved.id, 6, '19:00', 'changed'],
      [lessonId, 4, '21:00', 'added'],
    ]);
    expect((await inTimetable()).map(({ id }) => id)).toEqual([moved.id, cancelled.id]);

    const summary = await read(draft);
    expect(
      summary.list.map(({ kind, before, after }) => [kind, before?.startTime, after?.startTime]),
    ).toEqual([
      ['added', undefined, '21:00'],
      ['changed', '21:00', '19:00'],
      ['removed', '21:00', undefined],
    ]);
    expect(summary).toMatchObject({ changes: 3, groups: 1, publishedAt: null });
    expect(summary.students).toBeGreaterThan(0);

    expect(await publish(draft)).toEqual({ added: 1, changed: 1, removed: 1 });
    expect((await inTimetable()).map(({ day, startTime }) => [day, startTime])).toEqual([
      [6, '19:00'],
      [4, '21:00'],
    ]);
    await expect(publish(draft)).rejects.toMatchObject({ status: 409, reason: 'draft-published' });
    await expect(add(draft)).rejects.toMatchObject({ reason: 'draft-published' });

    expect(await admin.call(calls.takeBack, { params: paramsOf(draft) })).toEqual({ undone: 3, left: 0 });
    expect((await inTimetable()).map(({ id, startTime }) => [id, startTime])).toEqual([
      [moved.id, '21:00'],
      [cancelled.id, '21:00'],
    ]);
    // The draft can be published again without changes.
    expect(await publish(draft)).toEqual({ added: 1, changed: 1, removed: 1 });
  });

  it('timetable drafts: students cannot see a draft, and get one notification of its publication', async () => {
    const draft = await startDraft();
    await add(draft);
    await add(draft, { day: 5 });
    const isPublic = async () => {
      const reply = await visitor.call(schedule.ofGroup, { query: { studentGroup: group.name } });
      return JSON.stringify(reply).includes(evening.subject);
    };
    expect(await isPublic()).toBe(false);
    expect(await server.db.$count(heldLessonChanges)).toBe(0);
    await publish(draft);
    expect(await isPublic()).toBe(true);
    expect(await server.db.$count(heldLessonChanges)).toBe(2);
    await admin.call(calls.takeBack, { params: paramsOf(draft) });
    expect(await server.db.$count(heldLessonChanges)).toBe(0);
  });

  it('timetable drafts: publishes lessons that swap their slots', async () => {
    const [first, second] = [await store(), await store({ day: 5 })];
    const draft = await startDraft();
    for (const [{ version: _version, id, ...values }, day] of [
      [first, 5],
      [second, 6],
    ] as const)
      await admin.call(calls.saveLesson, { params: lessonParams(draft, id), body: { ...values, day } });
    expect(await publish(draft)).toMatchObject({ changed: 2 });
    expect((await storedLesson(first.id)).day).toBe(5);
  });

  it('timetable drafts: a double booking is listed, and only published when confirmed', async () => {
    const draft = await startDraft();
    const { lessonId: first } = await add(draft);
    const { lessonId: second } = await add(draft, { subject: 'Другая', employeeIds: [] });
    const { clashes, lessons } = await read(draft);
    expect(clashes).toEqual([
      {
        of: Math.min(first, second),
        lessonId: Math.max(first, second),
        rooms: [],
        employeeIds: [],
        groupIds: [group.id],
      },
    ]);
    expect(lessons.map(({ id }) => id)).toEqual([Math.max(first, second)]);
    await expect(publish(draft)).rejects.toMatchObject({ status: 409, reason: 'draft-clashes' });
    expect(await publish(draft, { inSpiteOfClash: true })).toMatchObject({ added: 2 });
  });

  it('timetable drafts: rejects publication if a published lesson has changed, until it is saved again', async () => {
    const lesson = await store();
    const { version, id, ...values } = lesson;
    const draft = await startDraft();
    const save = () =>
      admin.call(calls.saveLesson, { params: lessonParams(draft, id), body: { ...values, day: 5 } });
    await save();
    await admin.call(resources.lessons.update, {
      params: { id: String(id) },
      body: { ...values, note: 'другая', version },
    });
    expect((await read(draft)).list).toMatchObject([{ isOutdated: true }]);
    await expect(publish(draft)).rejects.toMatchObject({ status: 409, reason: 'draft-outdated' });
    await save();
    expect((await read(draft)).list).toMatchObject([{ isOutdated: false }]);
    expect(await publish(draft)).toMatchObject({ changed: 1 });
  });

  it('timetable drafts: a change of a deleted published lesson becomes a new lesson when saved again', async () => {
    const { version: _version, id, ...values } = await store();
    const draft = await startDraft();
    const save = () =>
      admin.call(calls.saveLesson, { params: lessonParams(draft, id), body: { ...values, day: 5 } });
    await save();
    await admin.call(resources.lessons.remove, { params: { id: String(id) } });
    await expect(publish(draft)).rejects.toMatchObject({ status: 409, reason: 'draft-outdated' });
    expect((await save()).lessonId).toBeLessThan(0);
    expect(await publish(draft)).toEqual({ added: 1, changed: 0, removed: 0 });
    expect((await inTimetable()).map(({ day }) => day)).toEqual([5]);
  });

  it('timetable drafts: undoing a publication keeps lessons that have been changed since', async () => {
    const draft = await startDraft();
    await add(draft);
    await publish(draft);
    const [lesson] = await inTimetable();
    const { version, id, ...values } = await storedLesson(lesson?.id ?? 0);
    await admin.call(resources.lessons.update, {
      params: { id: String(id) },
      body: { ...values, note: 'нужна', version },
    });
    expect(await admin.call(calls.takeBack, { params: paramsOf(draft) })).toEqual({ undone: 0, left: 1 });
    expect((await storedLesson(id)).note).toBe('нужна');
    // Another publication must not add the lesson twice.
    expect((await read(draft)).list).toEqual([]);
    await expect(publish(draft)).rejects.toMatchObject({ reason: 'draft-empty' });
  });

  it('timetable drafts: discarding a change does not affect the published lesson', async () => {
    const lesson = await store();
    const draft = await startDraft();
    await admin.call(calls.removeLesson, { params: lessonParams(draft, lesson.id) });
    expect(await inTimetable(draft.id)).toEqual([]);
    const [change] = (await read(draft)).list;
    const params = { ...paramsOf(draft), changeId: String(change?.id) };
    expect(await admin.call(calls.discard, { params })).toEqual({ lessonId: lesson.id });
    expect((await inTimetable(draft.id)).map(({ id }) => id)).toEqual([lesson.id]);
  });

  it('timetable drafts: rejects impossible lessons by the rules for published lessons', async () => {
    const draft = await startDraft();
    await expect(add(draft, { rooms: ['999-99 к.'] })).rejects.toMatchObject({ status: 400 });
    await expect(add(draft, { endTime: '20:00' })).rejects.toMatchObject({ status: 400 });
    await expect(add(draft, { term: '2026-spring' })).rejects.toMatchObject({ status: 400 });
  });

  it('timetable drafts: lessons of another draft or without a draft return 404', async () => {
    const [draft, other] = [await startDraft(), await startDraft()];
    const { lessonId } = await add(other);
    for (const id of [lessonId, -1, 1])
      await expect(admin.call(calls.removeLesson, { params: lessonParams(draft, id) })).rejects.toMatchObject(
        { status: 404 },
      );
  });

  it('timetable drafts: copies a day of a group to another day, without duplicates', async () => {
    const draft = await startDraft();
    await add(draft);
    const copy = () =>
      admin.call(calls.copy, {
        params: paramsOf(draft),
        body: { from: { term, groupId: group.id, day: 6 }, to: { groupId: group.id, day: 3 } },
      });
    const { added } = await copy();
    expect(added).toBeGreaterThan(0);
    expect(await copy()).toEqual({ added: 0, present: added });
    expect((await inTimetable(draft.id)).map(({ day }) => day).toSorted((a, b) => a - b)).toEqual([3, 6]);
  });

  it('timetable drafts: deleting a draft is logged with its name and the number of changes', async () => {
    const draft = await startDraft('Лишний');
    await add(draft);
    expect(await admin.call(calls.remove, { params: paramsOf(draft) })).toEqual({ changes: 1 });
    const entries = await server.db
      .select()
      .from(audit)
      .where(
        and(eq(audit.action, 'timetable-drafts.delete'), eq(audit.subject, `timetable-drafts/${draft.id}`)),
      );
    expect(entries).toMatchObject([{ details: { name: 'Лишний', term, changes: 1 } }]);
    await expect(read(draft)).rejects.toMatchObject({ status: 404 });
  });

  it('timetable drafts: suggested slots take the changes of the draft into account', async () => {
    const draft = await startDraft();
    const ask = (draftId?: number) =>
      admin.call(planning.suggestions, {
        query: {
          lesson: JSON.stringify(evening),
          ...(draftId !== undefined && { draftId: String(draftId) }),
        },
      });
    const [best] = await ask();
    if (!best) throw new Error('There is no suggestion');
    const { day, startTime, endTime } = best;
    await add(draft, { day, startTime, endTime });
    expect((await ask(draft.id)).map((one) => [one.day, one.startTime])).not.toContainEqual([day, startTime]);
    expect((await ask())[0]).toEqual(best);
  });
});
