import * as queue from '@semestr/api/requests';
import { resources } from '@semestr/api/contract';
import * as calls from '@semestr/api/today';
import { requestKinds } from '@semestr/core/requests/kinds';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../db/tables/lessons.ts';
import { logins, startTestServer } from '../../../test/server.ts';

const server = await startTestServer();
const admin = await server.as('admin');
const today = () => admin.call(calls.read, {});

describe('CNS-02 today', () => {
  it('today: counts requests of each type as the request queue does', async () => {
    const { requests = [] } = await today();
    const { counts } = await admin.call(queue.list, { query: { filter: '{}' } });
    expect(requests.map(({ kind }) => kind)).toEqual(requestKinds);
    expect(requests.map(({ kind, waiting, overdue }) => ({ kind, count: waiting, overdue }))).toEqual(counts);
    for (const { waiting, oldest, came } of requests) {
      expect(oldest === null).toBe(waiting === 0);
      expect(came).toHaveLength(calls.DAYS_LISTED);
    }
  });

  it('today: counts failed sign-ins, blocked accounts and messages as their lists do', async () => {
    const before = await today();
    for (let times = 0; times < 2; times += 1) {
      const { status } = await server.fetch('/api/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
      });
      expect(status).toBe(401);
    }
    const after = await today();
    expect(after.failedSignIns).toBe((before.failedSignIns ?? 0) + 2);
    const blocked = await admin.call(resources.users.list, {
      query: { filter: JSON.stringify({ block: ['restorable', 'for-good'] }), range: '[0,999]' },
    });
    expect(after.blocked).toBe(blocked.length);
    const waiting = await admin.call(resources.outbox.list, {
      query: { filter: JSON.stringify({ state: 'waiting' }), range: '[0,999]' },
    });
    expect(after.outbox?.reduce((sum, one) => sum + one.waiting, 0)).toBe(waiting.length);
  });

  it('today: counts events since the previous sign-in, except the administrator’s own changes', async () => {
    const { sinceLastHere: before, termsWithoutDays } = await today();
    await admin.call(resources.faculties.create, { body: { name: 'Факультет новостей', abbrev: 'ФНов' } });
    const { sinceLastHere: after } = await today();
    expect(after).toEqual(before);
    const [user] = await admin.call(resources.users.list, {
      query: { filter: JSON.stringify({ username: logins.admin }) },
    });
    const [, last] = await admin.call(resources.audit.list, {
      query: { filter: JSON.stringify({ action: 'sign-in', userId: user?.id }), sort: '["at","DESC"]' },
    });
    expect(after?.at).toBe(last?.at);
    const { items } = await admin.call(queue.list, {
      query: { filter: '{"state":"any"}', range: '[0,999]' },
    });
    const came = items.filter(({ createdAt }) => createdAt > (last?.at ?? ''));
    expect(after?.requests).toBe(came.length);
    expect(termsWithoutDays).toBe(0);
  });

  it('today: counts exactly the double-booked lessons', async () => {
    const { lessonIds: before } = await admin.call(calls.clashes, {});
    const [lesson] = await server.db
      .select()
      .from(lessons)
      .where(eq(lessons.isExam, false))
      .orderBy(lessons.id)
      .limit(1);
    const one = await admin.call(resources.lessons.one, { params: { id: String(lesson?.id) } });
    const { id: _id, version: _version, ...values } = one;
    const twin = await admin.call(resources.lessons.create, {
      body: { ...values, subject: 'Двойник', rooms: [], employeeIds: [], inSpiteOfClash: true },
    });
    const { lessonIds } = await admin.call(calls.clashes, {});
    expect(before).not.toContain(one.id);
    expect(lessonIds).toEqual(expect.arrayContaining([one.id, twin.id]));
    await admin.call(resources.lessons.remove, { params: { id: String(twin.id) } });
    expect((await admin.call(calls.clashes, {})).lessonIds).toEqual(before);
  });
});
