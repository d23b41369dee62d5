import * as calls from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import * as recovery from '@semestr/api/recovery';
import type { Reason } from '@semestr/api/reasons';
import { outbox as outboxCalls } from '@semestr/api/notifications';
import * as support from '@semestr/api/support';
import { desc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../db/tables/attempts.ts';
import { audit } from '../../db/tables/audit.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, signInFailures, users } from '../../db/tables/users.ts';
import {
  logins,
  NOW,
  passwordOf,
  startTestServer,
  type TestServer,
  type Visitor,
  type Who,
} from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

async function paramsOf(who: Who) {
  const [account] = await server.db.select().from(users).where(eq(users.username, logins[who]));
  return { id: String(account?.id) };
}
const newestAction = async () => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return [entry?.action, entry?.subject];
};
const signIn = async (who: Who, password: string) =>
  (await server.client()).call(auth.login, { body: { username: logins[who], password } });

it('accounts: finds an account by its full username and by its student', async () => {
  const list = (filter: object) =>
    admin.call(calls.users.list, { query: { filter: JSON.stringify(filter) } });
  const [found, ...others] = await list({ username: logins.student });
  expect([found?.username, others]).toEqual([logins.student, []]);
  expect(await list({ username: logins.student.slice(0, -1) })).toEqual([]);
  expect(await list({ studentId: found?.studentId })).toEqual([found]);
});

it('accounts: the list names and finds those without a password', async () => {
  const list = (filter: object) =>
    admin.call(calls.users.list, { query: { filter: JSON.stringify(filter) } });
  const newcomer = { username: 'no.password', role: 'admin', fio: 'Лис Анна Сергеевна' } as const;
  const { id } = await admin.call(calls.create, { body: newcomer });
  const without = await list({ username: newcomer.username, hasPassword: false });
  expect(without.map((account) => [account.id, account.hasPassword])).toEqual([[id, false]]);
  expect((await list({ hasPassword: false })).some((account) => account.hasPassword)).toBe(false);
  const [own] = await list({ username: logins.admin, hasPassword: true });
  expect(own?.hasPassword).toBe(true);
  expect(await list({ username: newcomer.username, hasPassword: true })).toEqual([]);
});

const birthDateOf = async (who: Who) => {
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, logins[who]));
  return row?.birthDate ?? '';
};

describe('link for the first password', () => {
  it('password link: sets the password once, is stored hashed, and replaces the previous link', async () => {
    const params = await paramsOf('unconfirmed');
    const first = await admin.call(calls.passwordLink, { params });
    const { link, expiresAt } = await admin.call(calls.passwordLink, { params });
    expect(expiresAt).toBe('2026-11-23T09:58:00.000Z');
    const url = new URL(link);
    expect(url.origin).toBe(server.url);
    expect([url.pathname, url.searchParams.get('t')]).toEqual([
      '/initial-password',
      String(Date.parse(expiresAt)),
    ]);
    const hash = url.searchParams.get('h') ?? '';
    const storedLinks = await server.db.select().from(passwordLinks);
    expect(storedLinks).toHaveLength(1);
    expect(JSON.stringify(storedLinks)).not.toContain(hash);
    expect(await newestAction()).toEqual(['account.password-link', `users/${params.id}`]);
    expect(JSON.stringify(await server.db.select().from(audit))).not.toContain(hash);
    const set = async (address: string, password = 'Zebra-Kite-7') =>
      (await server.client()).call(recovery.setPasswordByLink, {
        body: {
          hash: new URL(address).searchParams.get('h') ?? '',
          birthDate: await birthDateOf('unconfirmed'),
          password,
        },
      });
    await expect(set(first.link)).rejects.toMatchObject({ status: 404 });
    await set(link);
    await signIn('unconfirmed', 'Zebra-Kite-7');
    await expect(set(link)).rejects.toMatchObject({ status: 404 });
  });

  it('password link: is only created for existing accounts other than the caller’s', async () => {
    const make = async (id: string) => admin.call(calls.passwordLink, { params: { id } });
    await expect(make((await paramsOf('admin')).id)).rejects.toMatchObject({
      status: 409,
      reason: 'link-own',
    });
    await expect(make('1')).rejects.toMatchObject({ status: 404 });
    const { link } = await make((await paramsOf('teacher')).id);
    expect(new URL(link).searchParams.get('by')).toBe('login');
  });

  it('password link: notifies a user who already has a password', async () => {
    const before = await server.db.$count(notifications);
    await admin.call(calls.passwordLink, { params: await paramsOf('master') });
    const [notices] = await server.db.select().from(notifications).orderBy(desc(notifications.id)).limit(1);
    expect(await server.db.$count(notifications)).toBe(before + 1);
    expect(notices).toMatchObject({ userId: Number((await paramsOf('master')).id) });
    expect(notices?.message).toContain('создал ссылку');
  });
});

describe('locked out user', () => {
  it('accounts: an unlocked user can sign in immediately', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      await expect(signIn('student', 'Wrong-2026!')).rejects.toMatchObject({ status: 401 });
    await expect(signIn('student', passwordOf('student'))).rejects.toMatchObject({ status: 429 });
    const params = await paramsOf('student');
    await admin.call(calls.unban, { params });
    expect(await newestAction()).toEqual(['account.unban', `users/${params.id}`]);
    await signIn('student', passwordOf('student'));
  });

  it('accounts: restores the attempts of one user only', async () => {
    const [student, headman] = [await paramsOf('student'), await paramsOf('headman')];
    const banned = {
      client: '',
      left: 0,
      bannedUntil: new Date('2026-11-20T10:50:00Z'),
      touchedAt: new Date(NOW),
    };
    await server.db.delete(attempts);
    await server.db.delete(signInFailures);
    await server.db.insert(attempts).values([
      { ...banned, scope: 'contacts', subject: student.id },
      { ...banned, scope: 'recovery', subject: logins.student, client: '10.0.0.1' },
      { ...banned, scope: 'recovery-login', subject: logins.student },
      { ...banned, scope: 'contacts', subject: headman.id },
      { ...banned, scope: 'recovery', subject: logins.headman, client: '10.0.0.1' },
    ]);
    const failures = { client: '', count: 11, since: new Date(NOW) };
    await server.db.insert(signInFailures).values([
      { ...failures, username: `password of ${student.id}` },
      { ...failures, username: `password of ${headman.id}` },
    ]);
    await admin.call(calls.unban, { params: student });
    expect((await server.db.select().from(attempts)).map(({ subject }) => subject).toSorted()).toEqual(
      [headman.id, logins.headman].toSorted(),
    );
    expect((await server.db.select().from(signInFailures)).map(({ username }) => username)).toEqual([
      `password of ${headman.id}`,
    ]);
  });
});

it('accounts: ends all sessions of an account', async () => {
  const [here, there] = [await server.client('noter'), await server.client('noter')];
  const other = await server.client('headman');
  const params = await paramsOf('noter');
  await admin.call(calls.endSessions, { params });
  const statuses = [here, there, other].map(
    async (visitor) => (await visitor.fetch('/api/v1/personal-information')).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 200]);
  expect(await newestAction()).toEqual(['account.end-sessions', `users/${params.id}`]);
});

describe('blocked account', () => {
  const blocked = async (who: Who, block: calls.Block) => {
    const params = await paramsOf(who);
    await admin.call(calls.block, { params, body: { block } });
    return params;
  };
  const refusal = (reason: Reason) => ({ status: 423, reason });

  it('blocked accounts: end their sessions and reject sign-in, naming the block only with the correct password', async () => {
    const [own, other] = [await server.client('headman'), await server.client('noter')];
    const params = await blocked('headman', 'for-good');
    expect(await newestAction()).toEqual(['account.block-for-good', `users/${params.id}`]);
    const open = async (visitor: Visitor) => (await visitor.fetch('/api/v1/personal-information')).status;
    expect([await open(own), await open(other)]).toEqual([403, 200]);
    await expect(signIn('headman', passwordOf('headman'))).rejects.toMatchObject(refusal('account-blocked'));
    await expect(signIn('headman', 'Wrong-2026!')).rejects.toMatchObject({ status: 401 });
    const body = { login: logins.headman, password: passwordOf('headman') };
    await expect(own.call(support.autocomplete, { body })).rejects.toMatchObject(refusal('account-blocked'));
    const [found] = await admin.call(calls.users.list, { query: { filter: '{"block":"for-good"}' } });
    expect(found).toMatchObject({ username: logins.headman, block: 'for-good' });
  });

  it('blocked accounts: can sign in again after unblocking, and the user is notified of both', async () => {
    const params = await blocked('headman', 'for-good');
    await admin.call(calls.unblock, { params });
    expect(await newestAction()).toEqual(['account.unblock', `users/${params.id}`]);
    await signIn('headman', passwordOf('headman'));
    const sent = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(4);
    const [unblocked, blockedBefore] = ['разблокировал', 'заблокировал'].map((word) =>
      expect.stringContaining(word),
    );
    expect(sent.map(({ channel, text }) => [channel, text])).toEqual([
      ['email', unblocked],
      ['sms', unblocked],
      ['email', blockedBefore],
      ['sms', blockedBefore],
    ]);
    await admin.call(calls.unblock, { params });
    expect(await server.db.$count(outbox, gt(outbox.id, sent[0]?.id ?? 0))).toBe(0);
  });

  it('blocked accounts: a new password lifts the block only if that is allowed', async () => {
    const set = async (who: Who) => {
      const { link } = await admin.call(calls.passwordLink, { params: await paramsOf(who) });
      const hash = new URL(link).searchParams.get('h') ?? '';
      const birthDate = await birthDateOf(who);
      const visitor = await server.client();
      await visitor.call(recovery.setPasswordByLink, { body: { hash, birthDate, password: 'Zebra-Kite-8' } });
    };
    await blocked('headman', 'restorable');
    await expect(signIn('headman', passwordOf('headman'))).rejects.toMatchObject(
      refusal('account-restorable'),
    );
    await set('headman');
    await signIn('headman', 'Zebra-Kite-8');
    await blocked('headman', 'for-good');
    await set('headman');
    await expect(signIn('headman', 'Zebra-Kite-8')).rejects.toMatchObject(refusal('account-blocked'));
  });

  it('blocked accounts: end a session that was opened at the same time', async () => {
    const own = await server.client('noter');
    await server.db.update(users).set({ block: 'for-good' }).where(eq(users.username, logins.noter));
    expect((await own.fetch('/api/v1/personal-information')).status).toBe(403);
  });

  it('blocked accounts: rejects blocking the caller’s own or a missing account', async () => {
    const body = { block: 'restorable' } as const;
    const own = admin.call(calls.block, { params: await paramsOf('admin'), body });
    await expect(own).rejects.toMatchObject({ status: 409, reason: 'account-own' });
    const params = { id: '1' };
    await expect(admin.call(calls.block, { params, body })).rejects.toMatchObject({ status: 404 });
    await expect(admin.call(calls.unblock, { params })).rejects.toMatchObject({ status: 404 });
  });
});

describe('failed message', () => {
  const now = new Date(NOW);
  const message = {
    channel: 'email',
    recipient: 'a@example.by',
    subject: 'Письмо',
    text: 'Текст',
    createdAt: now,
    nextAt: now,
    failures: 8,
    lastError: 'ECONNREFUSED',
  } as const;
  const store = async (row: Partial<typeof outbox.$inferInsert>) => {
    const [inserted] = await server.db
      .insert(outbox)
      .values({ ...message, state: 'failed', ...row })
      .returning();
    return { id: String(inserted?.id) };
  };
  const rowOf = async ({ id }: { id: string }) => {
    const [row] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.id, Number(id)));
    return row;
  };

  it('outbox: a failed message can be retried with all its attempts', async () => {
    const params = await store({});
    expect(await admin.call(calls.retryMessage, { params })).toEqual({
      id: Number(params.id),
      state: 'waiting',
    });
    expect(await rowOf(params)).toMatchObject({ state: 'waiting', failures: 0, lastError: null, version: 2 });
    expect(await newestAction()).toEqual(['outbox.retry', `outbox/${params.id}`]);
    await expect(admin.call(calls.retryMessage, { params })).rejects.toMatchObject({
      status: 409,
      reason: 'message-not-repeatable',
    });
  });

  it('outbox: a message that is no longer sent can be removed', async () => {
    for (const state of ['failed', 'expired'] as const) {
      const params = await store({ state });
      expect(await admin.call(calls.discardMessage, { params })).toEqual({ id: Number(params.id) });
      expect(await rowOf(params)).toBeUndefined();
      expect(await newestAction()).toEqual(['outbox.discard', `outbox/${params.id}`]);
    }
  });

  it.each(['waiting', 'sent'] as const)('outbox: a message that is %s cannot be removed', async (state) => {
    const params = await store({ state });
    await expect(admin.call(calls.discardMessage, { params })).rejects.toMatchObject({
      status: 409,
      reason: 'message-not-removable',
    });
    expect(await rowOf(params)).toMatchObject({ state });
  });

  it('outbox: a message shows the account if only one has its address', async () => {
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.type, 6)).limit(1);
    const one = async (recipient: string) =>
      (await admin.call(outboxCalls.one, { params: await store({ recipient }) })).userId;
    expect(await one(contact?.value ?? '')).toBe(contact?.userId);
    expect(await one('unknown@example.by')).toBeNull();
  });

  it.each([
    ['was sent', { state: 'sent' }],
    ['held a code', { isSecret: true, text: null }],
    ['is out of date', { expiresAt: new Date('2026-11-20T09:57:00Z') }],
  ] as const)('outbox: does not resend a message when it %s', async (_why, row) => {
    const params = await store(row);
    await expect(admin.call(calls.retryMessage, { params })).rejects.toMatchObject({ status: 409 });
    expect(await rowOf(params)).toMatchObject({ failures: 8, version: 1 });
  });
});
