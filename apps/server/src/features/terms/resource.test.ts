import { resources } from '@semestr/api/contract';
import type { Reply } from '@semestr/api/endpoint';
import * as schedule from '@semestr/api/schedule';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

const calls = resources.groupTerms;
const GROUP = '428501';
const TERM = '2026-autumn';

let server: TestServer;
let admin: Visitor;
let groupId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  const [group] = await server.db.select().from(groups).where(eq(groups.name, GROUP));
  groupId = group?.id ?? 0;
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const days = {
  start: '2027-09-01',
  end: '2027-12-21',
  examsStart: '2027-12-29',
  examsEnd: '2028-01-20',
  isExtramural: false,
} as const;
const make = (changes: object = {}) => {
  // Any fields that a client may send.
  const body = { groupId, term: '2027-autumn', ...days, ...changes } as Omit<
    Reply<typeof calls.create>,
    'id' | 'version' | 'updatedOn'
  >;
  return admin.call(calls.create, { body });
};
const list = (filter: object) => admin.call(calls.list, { query: { filter: JSON.stringify(filter) } });
const undoLast = async (): Promise<void> => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
};

describe('CNS-02 dates of a group’s term', () => {
  it('group terms: can be created, found, deleted and restored', async () => {
    const newRecord = await make();
    expect(newRecord).toEqual({
      id: expect.any(Number) as number,
      groupId,
      term: '2027-autumn',
      ...days,
      updatedOn: '2026-11-20',
      version: 1,
    });
    expect(await list({ groupId, term: '2027-autumn' })).toEqual([newRecord]);
    expect((await list({ groupId })).map(({ term }) => term)).toEqual([TERM, '2026-spring', '2027-autumn']);
    await expect(make()).rejects.toMatchObject({ status: 400, fields: [{ reason: 'taken' }] });
    await admin.call(calls.remove, { params: params(newRecord) });
    await undoLast();
    expect(await admin.call(calls.one, { params: params(newRecord) })).toEqual({ ...newRecord, version: 2 });
    await admin.call(calls.remove, { params: params(newRecord) });
  });

  it('group terms: dates missing in a new term are empty', async () => {
    const body = { groupId, term: '2027-autumn', examsStart: '2028-01-04', examsEnd: '2028-01-20' } as const;
    const newRecord = await admin.call(calls.create, { body });
    expect(newRecord).toMatchObject({ ...body, start: null, end: null, isExtramural: null });
    await admin.call(calls.remove, { params: params(newRecord) });
    await expect(admin.call(calls.create, { body: { groupId, term: '2027-autumn' } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'start', reason: 'required' }],
    });
  });

  it('group terms: a correction is shown in the schedule immediately, and its reversal too', async () => {
    const [term] = await list({ groupId, term: TERM });
    if (!term) throw new Error('The group has no term');
    const visitor = await server.client();
    const loadExamDates = async () => {
      const { startExamsDate, endExamsDate } = await visitor.call(schedule.ofGroup, {
        query: { studentGroup: GROUP },
      });
      return [startExamsDate, endExamsDate];
    };
    const before = await loadExamDates();
    const changes = { examsStart: '2027-01-04', examsEnd: '2027-01-25' } as const;
    const changed = await admin.call(calls.update, { params: params(term), body: { ...term, ...changes } });
    expect(changed).toEqual({ ...term, ...changes, updatedOn: '2026-11-20', version: term.version + 1 });
    expect(await loadExamDates()).toEqual(['04.01.2027', '25.01.2027']);
    await expect(
      admin.call(calls.update, { params: params(term), body: { ...term, ...changes } }),
    ).rejects.toMatchObject({ status: 409 });
    await undoLast();
    expect(await loadExamDates()).toEqual(before);
  });

  it('group terms: an update cannot change the group or the term', async () => {
    const [term] = await list({ groupId, term: TERM });
    if (!term) throw new Error('The group has no term');
    const body = { ...term, groupId: groupId + 1, term: '2026-spring' };
    expect(await admin.call(calls.update, { params: params(term), body })).toMatchObject({
      groupId,
      term: TERM,
    });
  });

  it.each<[string, object, string, string]>([
    ['a term of long ago', { term: '1926-autumn' }, 'term', 'too-small'],
    ['a term that cannot be planned yet', { term: '2030-autumn' }, 'term', 'too-big'],
    ['a third term of a year', { term: '2026-winter' }, 'term', 'format'],
    ['an unknown group', { groupId: 77_777 }, 'groupId', 'unknown'],
    ['an end before the beginning', { end: '2027-08-31' }, 'end', 'too-small'],
    ['half a session', { examsEnd: null }, 'examsEnd', 'required'],
    ['a session before the lessons', { examsStart: '2027-08-30' }, 'examsStart', 'too-small'],
    ['days of another term', { start: '2026-09-01' }, 'start', 'format'],
    ['a day that is none', { start: '2027-09-31' }, 'start', 'format'],
  ])('group terms: rejects invalid dates with the field: %s', async (_what, changes, field, reason) => {
    await expect(make(changes)).rejects.toMatchObject({ status: 400, fields: [{ field, reason }] });
    expect(await list({ term: '2027-autumn' })).toEqual([]);
  });

  it('group terms: cannot be deleted while the group has lessons in the term, and the refusal counts them', async () => {
    const [term] = await list({ groupId, term: TERM });
    if (!term) throw new Error('The group has no term');
    const lessonCount = await server.db
      .selectDistinct({ id: lessons.id })
      .from(lessonGroups)
      .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
      .where(and(eq(lessonGroups.groupId, groupId), eq(lessons.term, TERM)));
    expect(lessonCount.length).toBeGreaterThan(3);
    const response = await admin.fetch(`/api/v1/admin/group-terms/${term.id}`, { method: 'DELETE' });
    expect([response.status, await response.json()]).toEqual([
      409,
      { reason: 'record-in-use', uses: [{ resource: 'lessons', count: lessonCount.length }] },
    ]);
    expect(await server.db.$count(groupTerms, eq(groupTerms.id, term.id))).toBe(1);
  });
});
