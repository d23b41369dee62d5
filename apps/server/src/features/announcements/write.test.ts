import { ofGroup, personalList } from '@semestr/api/announcements';
import * as calls from '@semestr/api/own-announcements';
import { resources } from '@semestr/api/contract';
import * as notifications from '@semestr/api/notifications';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writing } from '../../../test/calls/announcements.ts';
import { NOW, startTestServer, type TestServer, type Visitor, type Who } from '../../../test/server.ts';
import { announcements as table } from '../../db/tables/announcements.ts';
import { audit } from '../../db/tables/audit.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { notifications as notificationTable } from '../../db/tables/notifications.ts';

let server: TestServer;
let teacher: Visitor;
let student: Visitor;
let body: Awaited<ReturnType<typeof writing>>;
beforeAll(async () => {
  server = await startTestServer();
  teacher = await server.as('teacher');
  student = await server.as('student');
  body = await writing(server.db);
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const write = (more: object = {}) => teacher.call(calls.write, { body: { ...body, ...more } });
const newestNoticeOf = async (who: Visitor = student) =>
  (await who.call(notifications.list, { query: {} })).notifications[0];
const seenBy = async (who: Who) => {
  const visitor = await server.as(who);
  return (await visitor.call(personalList, {})).map(({ id }) => id);
};
const lastAction = async () => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return [entry?.action, entry?.subject, entry?.details];
};

/** Creates another educator's announcement. */
async function foreign(): Promise<number> {
  const [other] = await server.db.select().from(employees).where(eq(employees.urlId, 'i-obrazcov'));
  const rows = await server.db.select().from(table);
  const row = rows.find(({ employeeId }) => employeeId !== other?.id);
  if (!row) throw new Error('No other educator announces anything');
  return row.id;
}

describe('PA-05 announcements by an educator', () => {
  it('announcements: a new one is shown immediately and notifies its groups', async () => {
    const visitor = await server.client();
    const publicly = () => visitor.call(ofGroup, { query: { name: '428501' } });
    const before = (await publicly()).length;
    const created = await write();
    expect(created).toMatchObject({
      employee: 'Образцов И. Л. (доцент)',
      content: 'Консультация перед экзаменом.',
      date: '25.11.2026',
      startTime: '14:00',
      endTime: '15:20',
      auditory: null,
      version: 1,
    });
    expect(created.studentGroups.map(({ name }) => name)).toEqual(['428501']);
    const publicList = await publicly();
    expect(publicList).toHaveLength(before + 1);
    // Fields for editing are only for the educator.
    expect(publicList.find(({ id }) => id === created.id)).not.toHaveProperty('version');
    expect(await seenBy('student')).toContain(created.id);
    expect(await newestNoticeOf()).toMatchObject({
      type: 'INFO',
      about: 'announcements',
      message: 'Объявление на 25.11.2026, 14:00–15:20: Консультация перед экзаменом.',
    });
    const { auditory: room, ...values } = body;
    expect(await lastAction()).toEqual([
      'announcements.create',
      `announcements/${created.id}`,
      { ...values, date: '2026-11-25', room, employeeId: expect.any(Number) as number },
    ]);
  });

  it('announcements: a change of date, time or room notifies the groups, a change of wording does not', async () => {
    const { id } = await write();
    const change = (more: object) => teacher.call(calls.change, { body: { ...body, id, ...more } });
    const notice = await newestNoticeOf();
    expect(await change({ content: 'Консультация.' })).toMatchObject({
      content: 'Консультация.',
      version: 2,
    });
    expect((await newestNoticeOf())?.id).toBe(notice?.id);
    const { date, endTime } = await change({ date: '26.11.2026', endTime: null });
    expect([date, endTime]).toEqual(['26.11.2026', null]);
    expect((await newestNoticeOf())?.message).toBe(
      'Объявление изменено, теперь 26.11.2026, 14:00: Консультация перед экзаменом.',
    );
    expect(await lastAction()).toEqual([
      'announcements.update',
      `announcements/${id}`,
      {
        content: { from: 'Консультация.', to: 'Консультация перед экзаменом.' },
        date: { from: '2026-11-25', to: '2026-11-26' },
        endTime: { from: '15:20', to: null },
      },
    ]);
  });

  it('announcements: a change of groups notifies added ones, and removed ones of the withdrawal', async () => {
    const [other] = await server.db.select().from(groups).where(eq(groups.name, '528501'));
    const freshman = await server.as('unconfirmed');
    const { id } = await write();
    await teacher.call(calls.change, { body: { ...body, id, groupIds: [other?.id ?? 0] } });
    expect((await newestNoticeOf())?.message).toMatch(/^Объявление отозвано \(25\.11\.2026/);
    expect((await newestNoticeOf(freshman))?.message).toMatch(/^Объявление на 25\.11\.2026/);
    expect(await seenBy('student')).not.toContain(id);
  });

  it('announcements: a withdrawal removes it and notifies its groups', async () => {
    const { id } = await write({ startTime: null, endTime: null });
    expect(await teacher.call(calls.withdraw, { query: { id: String(id) } })).toBeUndefined();
    expect(await seenBy('student')).not.toContain(id);
    expect((await newestNoticeOf())?.message).toBe(
      'Объявление отозвано (25.11.2026): Консультация перед экзаменом.',
    );
    // The complete announcement, so that an administrator can restore it.
    expect(await lastAction()).toMatchObject([
      'announcements.remove',
      `announcements/${id}`,
      { id, content: 'Консультация перед экзаменом.', date: '2026-11-25', version: 1 },
    ]);
    await expect(teacher.call(calls.withdraw, { query: { id: String(id) } })).rejects.toMatchObject({
      status: 404,
      reason: 'announcement-not-found',
    });
  });

  it('announcements: changes of a past one send no notifications', async () => {
    const { id } = await write();
    const notice = await newestNoticeOf();
    server.clock.set('2026-11-26T06:00:00Z');
    const again = await server.client('teacher');
    await again.call(calls.withdraw, { query: { id: String(id) } });
    const reader = await server.client('student');
    expect((await newestNoticeOf(reader))?.id).toBe(notice?.id);
  });

  it('announcements: notifications are in the language of each reader', async () => {
    await write();
    const english = await server.client('student', { cookie: 'language=en' });
    expect((await newestNoticeOf(english))?.message).toBe(
      'Announcement for 25.11.2026, 14:00–15:20: Консультация перед экзаменом.',
    );
  });

  it('announcements: a repeated request announces only once', async () => {
    const count = () => server.db.$count(table);
    const before = await count();
    const request = { body: { ...body, content: 'Один раз.' } };
    const options = { idempotencyKey: 'announced-once' };
    const first = await teacher.call(calls.write, request, options);
    expect(await teacher.call(calls.write, request, options)).toEqual(first);
    expect(await count()).toBe(before + 1);
  });
});

describe('PA-05 rejected announcements', () => {
  const refusedFor = (field: string, reason: string) => ({ status: 400, fields: [{ field, reason }] });

  it('announcements: rejects a past day in the university’s time zone', async () => {
    await expect(write({ date: '19.11.2026' })).rejects.toMatchObject(refusedFor('date', 'too-small'));
    await write({ date: '20.11.2026' });
    server.clock.set('2026-11-20T21:00:00Z');
    const again = await server.client('teacher');
    await expect(again.call(calls.write, { body: { ...body, date: '20.11.2026' } })).rejects.toMatchObject(
      refusedFor('date', 'too-small'),
    );
  });

  it('announcements: rejects a missing group, stores nothing and sends no notification', async () => {
    const count = () => Promise.all([server.db.$count(table), server.db.$count(notificationTable)]);
    const before = await count();
    await expect(write({ groupIds: [...body.groupIds, 1] })).rejects.toMatchObject(
      refusedFor('groupIds', 'unknown'),
    );
    expect(await count()).toEqual(before);
  });

  it('announcements: rejects an unknown room, unless the announcement already has it', async () => {
    await expect(write({ auditory: 'за углом' })).rejects.toMatchObject(refusedFor('auditory', 'unknown'));
    const { id } = await write();
    await server.db.update(table).set({ room: 'актовый зал' }).where(eq(table.id, id));
    const withOldRoom = { ...body, id, auditory: 'актовый зал' };
    expect(await teacher.call(calls.change, { body: withOldRoom })).toMatchObject({
      auditory: 'актовый зал',
    });
    await expect(
      teacher.call(calls.change, { body: { ...withOldRoom, auditory: 'за углом' } }),
    ).rejects.toMatchObject(refusedFor('auditory', 'unknown'));
  });

  it('announcements: rejects a change based on an outdated version', async () => {
    const { id, version } = await write();
    const admin = await server.as('admin');
    const params = { id: String(id) };
    const { id: _id, ...record } = await admin.call(resources.announcements.one, { params });
    await admin.call(resources.announcements.update, { params, body: { ...record, content: 'Зачёт.' } });
    await expect(
      teacher.call(calls.change, { body: { ...body, id, version: version ?? 0 } }),
    ).rejects.toMatchObject({ status: 409, reason: 'record-stale' });
    expect(await teacher.call(calls.change, { body: { ...body, id, version: 2 } })).toMatchObject({
      version: 3,
    });
  });

  it('announcements: another educator’s announcement returns 404', async () => {
    const id = await foreign();
    const [before] = await server.db.select().from(table).where(eq(table.id, id));
    const notFound = { status: 404, reason: 'announcement-not-found' };
    await expect(teacher.call(calls.change, { body: { ...body, id } })).rejects.toMatchObject(notFound);
    await expect(teacher.call(calls.withdraw, { query: { id: String(id) } })).rejects.toMatchObject(notFound);
    const [after] = await server.db.select().from(table).where(eq(table.id, id));
    expect(after).toEqual(before);
  });

  it.each(['student', 'headman', 'admin'] as const)(
    'announcements: rejects the %s, who is not an employee',
    async (who) => {
      const { id } = await write();
      const visitor = await server.as(who);
      const notFound = { status: 404 };
      await expect(visitor.call(calls.write, { body })).rejects.toMatchObject(notFound);
      await expect(visitor.call(calls.change, { body: { ...body, id } })).rejects.toMatchObject(notFound);
      await expect(visitor.call(calls.withdraw, { query: { id: String(id) } })).rejects.toMatchObject(
        notFound,
      );
      expect(await seenBy('teacher')).toContain(id);
    },
  );
});

describe('PA-05 relevant announcements', () => {
  it('relevant announcements: include the reason: the group, its educators, its chair', async () => {
    const own = await student.call(personalList, {});
    const all = await student.call(personalList, { query: { all: 'true' } });
    const of = (source: string) => all.filter(({ sources = [] }) => sources.some((one) => one === source));
    expect(of('group').map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(of('educators').length).toBeGreaterThan(of('group').length);
    // The curator of the demo group, Образцов, is at this chair.
    expect(of('department').length).toBeGreaterThan(0);
    expect(of('department').every(({ employeeDepartments }) => employeeDepartments.includes('Каф.ПС'))).toBe(
      true,
    );
    expect(all.filter(({ sources = [] }) => sources.length === 0)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const days = all.map(({ date }) => date.split('.').toReversed().join('-'));
    expect(days).toEqual(days.toSorted());
  });

  it('relevant announcements: an educator’s list does not change', async () => {
    const own = await teacher.call(personalList, {});
    expect(await teacher.call(personalList, { query: { all: 'true' } })).toEqual(own);
  });

  it('relevant announcements: do not include a chair when the group has no curator', async () => {
    await server.db.update(groups).set({ curatorId: null }).where(eq(groups.name, '428501'));
    const all = await student.call(personalList, { query: { all: 'true' } });
    expect(all.some(({ sources = [] }) => sources.includes('department'))).toBe(false);
    expect(all.length).toBeGreaterThan(0);
  });
});
