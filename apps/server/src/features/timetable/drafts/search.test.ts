import * as planning from '@semestr/api/timetable';
import * as calls from '@semestr/api/timetable-drafts';
import { clashingLessons } from '@semestr/core/clashes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groups } from '../../../db/tables/groups.ts';
import { timetableDrafts } from '../../../db/tables/timetable-drafts.ts';
import { academicCalendar } from '../../../domain/calendar.ts';
import { lessonsOfDraft } from './store.ts';
import { NOW, startTestServer } from '../../../../test/server.ts';

const server = await startTestServer();
const admin = await server.as('timetable');

const term = '2026-autumn';
const [group] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
if (!group) throw new Error('The demo has no group 428501');

const startDraft = () => admin.call(calls.create, { body: { term, name: 'Подбор' } });
const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });
const search = (draft: { id: number }, body: Partial<calls.SearchWanted> = {}) =>
  admin.call(calls.search, {
    params: paramsOf(draft),
    body: { groupIds: [group.id], seconds: 300, ...body },
  });
const read = (draft: { id: number }) => admin.call(calls.one, { params: paramsOf(draft) });
const stop = (draft: { id: number }) => admin.call(calls.stopSearch, { params: paramsOf(draft) });
const ended = async (draft: { id: number }) => {
  await expect.poll(async () => (await read(draft)).search?.state, { timeout: 20_000 }).not.toBe('running');
  return read(draft);
};
const weekOfGroup = async (draft: { id: number }) => {
  const query = { term, groupId: String(group.id), draftId: String(draft.id) };
  return (await admin.call(planning.week, { query })).lessons;
};

describe('CNS-02 timetable search', () => {
  it('timetable search: a stopped search leaves its best timetable in the draft, without double bookings of moved lessons', async () => {
    const draft = await startDraft();
    expect((await search(draft)).search).toMatchObject({ state: 'running', moved: 0 });
    const publication = admin.call(calls.publish, { params: paramsOf(draft), body: {} });
    await expect(publication).rejects.toMatchObject({ status: 409, reason: 'search-running' });
    const other = await startDraft();
    await expect(search(other)).rejects.toMatchObject({ status: 409, reason: 'search-running' });
    await stop(draft);
    const { search: result, list, changes } = await ended(draft);
    expect(result?.state).toBe('stopped');
    expect(result?.hard).toBe(0);
    expect(changes).toBe(result?.moved);
    expect(list.length).toBeGreaterThan(0);
    for (const { kind, isPinned, before, after } of list) {
      expect([kind, isPinned]).toEqual(['changed', false]);
      expect(after).toMatchObject({ subject: before?.subject, groupIds: [group.id] });
    }
    const { lessons } = await lessonsOfDraft(server.db, { id: draft.id, term });
    const moved = new Set(list.map(({ after }) => after?.id));
    const clashing = clashingLessons(lessons, await academicCalendar(server.db));
    expect(clashing.filter((id) => moved.has(id))).toEqual([]);
  });

  it('timetable search: lessons that a planner has placed in the draft are not moved', async () => {
    const draft = await startDraft();
    const lesson = (await weekOfGroup(draft)).find(
      ({ groupIds, date, isExam }) => groupIds.length === 1 && date === null && !isExam,
    );
    if (!lesson) throw new Error('The group has no lesson');
    const { id, groups: _groups, employees: _employees, version: _version, ...values } = lesson;
    await admin.call(calls.saveLesson, {
      params: { ...paramsOf(draft), lessonId: String(id) },
      body: { ...values, day: 6, startTime: '08:00', endTime: '09:20', rooms: [] },
    });
    await search(draft);
    await stop(draft);
    const { list } = await ended(draft);
    expect(list.find(({ after }) => after?.id === id)).toMatchObject({
      isPinned: true,
      after: { day: 6, startTime: '08:00', rooms: [] },
    });
  });

  it('timetable search: a search that ends after its full time has a result no worse than the published timetable', async () => {
    const draft = await startDraft();
    const { search: begun } = await search(draft, { seed: 7, seconds: 1 });
    const { search: result } = await ended(draft);
    expect(result).toMatchObject({ state: 'done', hard: 0, costBefore: begun?.costBefore });
    expect(result?.cost).toBeLessThanOrEqual(begun?.costBefore ?? 0);
  });

  it('timetable search: rejects a search for groups without lessons', async () => {
    const draft = await startDraft();
    await expect(search(draft, { groupIds: [2_000_000_000] })).rejects.toMatchObject({
      status: 409,
      reason: 'nothing-to-place',
    });
  });

  it('timetable search: after its server has stopped a search counts as lost, and another can be started', async () => {
    const draft = await startDraft();
    const startedAt = new Date(Date.parse(NOW) - 600_000).toISOString();
    const lost = {
      state: 'running',
      startedAt,
      seconds: 60,
      lessons: 1,
      moved: 0,
      hard: 0,
      costBefore: 0,
      cost: 0,
      soft: [],
    } as const;
    await server.db
      .update(timetableDrafts)
      .set({ search: { ...lost, soft: [] } })
      .where(eq(timetableDrafts.id, draft.id));
    expect((await read(draft)).search?.state).toBe('lost');
    await search(draft);
    await stop(draft);
    expect((await ended(draft)).search?.state).toBe('stopped');
  });
});
