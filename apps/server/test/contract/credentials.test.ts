import * as accounts from '@semestr/api/accounts';
import { changesState, events, fileOf, isSessionOnly } from '@semestr/api/endpoint';
import * as recovery from '@semestr/api/recovery';
import type { ApiTokenScope } from '@semestr/core/api-tokens';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../../src/db/tables/outbox.ts';
import { contacts, users } from '../../src/db/tables/users.ts';
import { makeToken } from '../api-tokens.ts';
import { calls, sent } from '../contract.ts';
import { logins, startTestServer, type TestServer } from '../server.ts';

/** Every scope except the one for changes by administrators. */
const readerScopes: ApiTokenScope[] = ['read', 'write', 'admin:read'];

let server: TestServer;
beforeAll(async () => {
  // Like a demo, whose outbox shows codes to administrators.
  server = await startTestServer({ settings: { showsCodes: true } });
});
afterAll(() => server.close());

const forAdmins = calls.filter(({ call }) => call.access === 'admin');

it('API tokens: without admin:write, every administrator’s change in the contract is rejected', async () => {
  const { visitor } = await makeToken(server, 'admin', { scopes: readerScopes });
  const changes = forAdmins.filter(({ call }) => changesState(call));
  expect(changes.length).toBeGreaterThan(100);
  const accepted: string[] = [];
  for (const { name, call, request } of changes) {
    const response = await visitor.fetch(...sent(call, await request(server.db)));
    const answer = [response.status, await response.text()];
    if (answer[0] !== 403 || answer[1] !== '{"reason":"token-scope"}')
      accepted.push(`${name}: ${answer.join(' ')}`);
  }
  expect(accepted).toEqual([]);
});

/** Sends a code and a password link to a student, and returns both as stored in the outbox. */
async function credentials(): Promise<{ code: string; hash: string }> {
  const admin = await server.client('admin');
  const [account] = await server.db.select().from(users).where(eq(users.username, logins.student));
  const userId = account?.id ?? 0;
  const [contact] = await server.db.select().from(contacts).where(eq(contacts.userId, userId));
  const named = { login: logins.student, contactValue: contact?.value ?? '' };
  await (await server.client()).call(recovery.sendCode, { body: named });
  const newest = async () =>
    (await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]?.text;
  const code = /(?<!\d)\d{6}(?!\d)/.exec((await newest()) ?? '')?.[0] ?? 'no code';
  await admin.call(accounts.sendPasswordLink, { params: { id: String(userId) } });
  const hash = /[?&]h=([\w-]+)/.exec((await newest()) ?? '')?.[1] ?? 'no hash';
  return { code, hash };
}

it('API tokens: without admin:write, no response contains a code or a password link', async () => {
  const { code, hash } = await credentials();
  const reading = await makeToken(server, 'admin', { scopes: readerScopes });
  const writing = await makeToken(server, 'admin', { scopes: [...readerScopes, 'admin:write'] });
  const showing: Record<'reader' | 'writer', string[]> = { reader: [], writer: [] };
  // Files are compressed and streams do not end.
  const readers = forAdmins.filter(
    ({ call }) => !changesState(call) && !isSessionOnly(call) && !fileOf(call) && call.reply !== events,
  );
  for (const { name, call, request } of readers)
    for (const [who, { visitor }] of [
      ['reader', reading],
      ['writer', writing],
    ] as const) {
      const text = await (await visitor.fetch(...sent(call, await request(server.db)))).text();
      if (text.includes(hash) || new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text)) showing[who].push(name);
    }
  expect(showing).toEqual({ reader: [], writer: ['admin.outbox.list'] });
});
