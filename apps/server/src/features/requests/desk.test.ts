import type { Reply } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/requests';
import { addDays, localDate } from '@semestr/core/dates';
import {
  queuedSince,
  type RequestKind,
  requestKinds,
  requestNumber,
  rulesOf,
  waitsSince,
} from '@semestr/core/requests/kinds';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groups } from '../../db/tables/groups.ts';
import { OWN_IDS_FROM } from '../../db/tables/ids.ts';
import { omissionRequests } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { requestSources } from '../../domain/requests.ts';
import { logins, NOW } from '../../../test/server.ts';
import { sharedServer } from '../../../test/shared-server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';

const server = await sharedServer();
const { db } = server;
const admin = await server.as('admin');

type Queue = Reply<typeof calls.list>;

const ask = async (filter: calls.QueueFilter = {}, range = '[0,999]'): Promise<Queue> =>
  admin.call(calls.list, { query: { filter: JSON.stringify(filter), range } });
const keysOf = ({ items }: Queue) => items.map(({ kind, id }) => `${kind}/${id}`);
const someOfKind = async (kind: RequestKind) => {
  const { items } = await ask({ kind: [kind] });
  const decided = items[0] ? [] : (await ask({ kind: [kind], state: 'decided' })).items;
  const [request] = [...items, ...decided];
  if (!request) throw new Error(`The demo has no request of ${kind}`);
  return request;
};

it('request queue: the first request of a type has number 1', () => {
  expect(requestNumber('certificates', OWN_IDS_FROM)).toBe('СП-1');
});

describe('CNS-02 request queue', () => {
  it('request queue: lists pending requests of every type, oldest first, with due dates', async () => {
    const { items, total } = await ask();
    expect(items).toHaveLength(total);
    const waiting = await Promise.all(
      requestKinds.map(async (kind) => {
        const { table } = requestSources[kind];
        const states = [...rulesOf(kind).waits];
        return db.$count(table, sql`${table.state} in ${states}`);
      }),
    );
    const ofStudents = (await ask({ state: 'asked' })).total;
    expect(total + ofStudents).toBe(waiting.reduce((sum, count) => sum + count, 0));
    const since = items.map(queuedSince);
    expect(since).toEqual(since.toSorted());
    for (const item of items) {
      const { kind, state, dueOn, number } = item;
      expect(rulesOf(kind).waits).toContain(state);
      const day = localDate(new Date(waitsSince(item)));
      expect(dueOn).toBe(addDays(day, rulesOf(kind).days));
      expect(number).toMatch(new RegExp(`^${rulesOf(kind).letters}-\\d+$`));
    }
  });

  it('request queue: lists decided requests newest first, without due dates', async () => {
    const { items } = await ask({ state: 'decided' });
    const since = items.map(({ createdAt, decidedAt }) => decidedAt ?? createdAt);
    expect(since).toEqual(since.toSorted().toReversed());
    expect(items.length).toBeGreaterThan(0);
    expect(
      items.every(({ dueOn, kind, state }) => dueOn === null && !rulesOf(kind).waits.includes(state)),
    ).toBe(true);
  });

  it('request queue: pages add up to the whole queue', async () => {
    const whole = keysOf(await ask());
    const pages = [];
    for (let first = 0; first < whole.length; first += 7)
      pages.push(...keysOf(await ask({}, `[${first},${first + 6}]`)));
    expect(pages).toEqual(whole);
  });

  it('request queue: counts all and overdue requests of every type, whatever types are shown', async () => {
    const { counts, items } = await ask();
    const today = localDate(new Date(NOW));
    const late = (kind: RequestKind) =>
      items.filter((one) => one.kind === kind && (one.dueOn ?? today) < today).length;
    expect(counts).toEqual(
      requestKinds.map((kind) => ({
        kind,
        count: items.filter((one) => one.kind === kind).length,
        overdue: late(kind),
      })),
    );
    expect(counts.some(({ overdue }) => overdue > 0)).toBe(true);
    expect((await ask({ kind: ['omissions'], overdue: true })).counts).toEqual(counts);
  });

  it('request queue: filters by type, overdue and faculty', async () => {
    const whole = (await ask()).items;
    const today = localDate(new Date(NOW));
    const kinds: RequestKind[] = ['certificates', 'omissions'];
    const some = await ask({ kind: kinds });
    expect(keysOf(some)).toEqual(
      whole.filter(({ kind }) => kinds.includes(kind)).map(({ kind, id }) => `${kind}/${id}`),
    );
    expect(some.total).toBe(some.items.length);
    const late = await ask({ overdue: true });
    expect(keysOf(late)).toEqual(
      whole.filter(({ dueOn }) => (dueOn ?? today) < today).map(({ kind, id }) => `${kind}/${id}`),
    );
    expect(late.total).toBe(late.items.length);
    const [group] = await db
      .select()
      .from(groups)
      .where(eq(groups.name, whole[0]?.student.groupName ?? ''));
    const ofFaculty = await ask({ facultyId: group?.facultyId ?? 0 });
    expect(ofFaculty.total).toBeGreaterThan(0);
    expect(new Set(ofFaculty.items.map(({ student }) => student.facultyAbbrev)).size).toBe(1);
  });

  it('request queue: searches by surname, student card number, group and number', async () => {
    const [first] = (await ask()).items;
    if (!first) throw new Error('Nothing waits');
    const { student, number, kind, id } = first;
    for (const q of [student.lastName.toUpperCase(), student.cardNumber, student.groupName, number])
      expect(keysOf(await ask({ q }))).toContain(`${kind}/${id}`);
    expect(keysOf(await ask({ q: number.toLowerCase() }))).toEqual([`${kind}/${id}`]);
    expect((await ask({ q: 'ыыыы' })).total).toBe(0);
    const numbered = (await ask({ state: 'decided' })).items.find(({ paperNumber }) => paperNumber !== null);
    expect(keysOf(await ask({ state: 'decided', q: numbered?.paperNumber ?? '' }))).toContain(
      `${numbered?.kind}/${numbered?.id}`,
    );
  });

  it('request queue: is available to administrators only', async () => {
    for (const who of ['student', 'teacher'] as const) {
      const { fetch } = await server.as(who);
      expect((await fetch('/api/v1/admin/requests')).status).toBe(403);
      expect((await fetch('/api/v1/admin/requests/omissions/1/situation')).status).toBe(403);
    }
  });
});

describe('CNS-02 request details', () => {
  it.each(nonEmpty(requestKinds))(
    'request details: shows the content of a request and its student’s situation: %s',
    async (kind) => {
      const { id, asked: summary, student } = await someOfKind(kind);
      expect(Object.values(summary).some((part) => part !== null) || kind === 'dormitory').toBe(true);
      const situation = await admin.call(calls.situation, { params: { kind, id: String(id) } });
      expect(situation.omissions === null).toBe(kind !== 'omissions');
      expect(situation.debts).toBeGreaterThanOrEqual(0);
      expect(situation.others.map((one) => one.id)).not.toContain(id);
      const [head] = await db
        .select()
        .from(students)
        .innerJoin(groups, eq(groups.id, students.groupId))
        .where(sql`${groups.name} = ${student.groupName} and ${students.isGroupHead}`);
      expect(situation.head?.id).toBe(head?.students.id);
    },
  );

  it('request details: a missing request returns 404', async () => {
    await expect(
      admin.call(calls.situation, { params: { kind: 'omissions', id: '2147483647' } }),
    ).rejects.toMatchObject({ status: 404, reason: 'record-not-found' });
  });

  it('request details: days to excuse include the absences and the effect of accepting', async () => {
    const rows = await db.select().from(omissionRequests).where(eq(omissionRequests.state, 'waiting'));
    for (const { id, dateFrom, dateTo } of rows) {
      const { omissions } = await admin.call(calls.situation, {
        params: { kind: 'omissions', id: String(id) },
      });
      expect(omissions?.lessons.every(({ date }) => date >= dateFrom && date <= dateTo)).toBe(true);
      const open = omissions?.lessons.filter(({ isExcused }) => !isExcused) ?? [];
      const hours = open.reduce((sum, one) => sum + one.hours, 0);
      expect((omissions?.unexcused ?? 0) - (omissions?.unexcusedIfAccepted ?? 0)).toBe(hours);
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  it('request details: the average and the debts match the markbook', async () => {
    const [own] = await db.select().from(students).where(eq(students.cardNumber, logins.student));
    const items = [
      ...(await ask({ q: logins.student })).items,
      ...(await ask({ q: logins.student, state: 'decided' })).items,
    ];
    const request = items.find(({ student }) => student.id === own?.id);
    if (!request) throw new Error('The student asked for nothing');
    const { kind, id } = request;
    const { average } = await admin.call(calls.situation, { params: { kind, id: String(id) } });
    const book = (await (await (await server.as('student')).fetch('/api/v1/markbook')).json()) as {
      averageMark: number;
    };
    expect(average).toBe(book.averageMark);
  });
});
