import { checkReply, UnexpectedReply } from '@semestr/api/check';
import { changesState, type Endpoint, events, fileOf, type Refusal } from '@semestr/api/endpoint';
import { refusalsOf } from '@semestr/api/openapi/refusals';
import { reasonsIn } from '@semestr/api/refusals';
import { hasRight } from '@semestr/core/rights';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { calls, sent, type TestedCall } from '../contract.ts';
import type { AnyRequest } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { sessions, users } from '../../src/db/tables/users.ts';
import { type Clock, logins, startTestServer, type Who } from '../server.ts';
import { isStaff, staff } from '../staff.ts';
import { recordWrites, takeWrites } from '../writes.ts';

import { newToken, tokenHash } from '../../src/domain/tokens.ts';
import { loggerOf } from '../../src/http/logger.ts';
import { requestsOf, type Sent, printable } from './requests.ts';
import { KnownValues } from './values.ts';

/** All callers: a visitor, each demo account, and an administrator acting as a student. */
const everybody = ['stranger', 'acting', ...Object.keys(logins)] as ('stranger' | 'acting' | Who)[];
type Role = (typeof everybody)[number];

/** Tables to which even rejected requests write, to count attempts. */
const countedTables = new Set(['sessions', 'sign_in_failures', 'idempotency_keys', 'attempts']);

/** Tables to which rejected or reading requests write: failed sign-ins are logged, expired codes are counted. */
const loggedTables: Readonly<Record<string, readonly string[]>> = {
  'auth.login': ['audit'],
  'support.autocomplete': ['audit'],
  'passkeys.signIn': ['audit'],
  // Wrong codes are logged, and too many of them cause a notification.
  'passkeys.addOptions': ['audit', 'notifications', 'outbox'],
  'apiTokens.create': ['audit', 'notifications', 'outbox'],
  'secondFactor.begin': ['audit', 'notifications', 'outbox'],
  'secondFactor.prove': ['audit', 'notifications', 'outbox'],
  'access.find': ['codes', 'outbox'],
  'contacts.list': ['codes', 'outbox'],
  'contacts.confirm': ['codes', 'outbox'],
  ...Object.fromEntries(
    ['isEmployee', 'maskedContacts', 'proveContact', 'sendCode', 'setPassword'].map((name) => [
      `recovery.${name}`,
      ['codes', 'outbox', 'notifications'],
    ]),
  ),
};

/** Minutes; longer than any block after too many attempts. */
const WAIT_MINUTES = 61;

async function openSession(
  db: Database,
  userId: number,
  now: Date,
  adminSession: { id: number; hash: string } | null,
) {
  const token = newToken();
  const hash = tokenHash(token);
  await db.insert(sessions).values({
    tokenHash: hash,
    userId,
    isRemembered: false,
    createdAt: now,
    seenAt: now,
    adminId: adminSession?.id ?? null,
    adminSession: adminSession?.hash ?? null,
  });
  return { token, hash };
}

/** Returns the cookie of a newly signed-in user; null when the account no longer exists. */
async function cookieOf(db: Database, role: Role, clock: Clock): Promise<string | null> {
  if (role === 'stranger') return null;
  const idOf = async (who: Who) => {
    const [user] = await db.select().from(users).where(eq(users.username, logins[who]));
    // A request of an administrator may have blocked the account, so it is unblocked for the run to continue.
    if (user?.block) await db.update(users).set({ block: null }).where(eq(users.id, user.id));
    return user?.id ?? null;
  };
  const id = await idOf(role === 'acting' ? 'student' : role);
  const adminId = role === 'acting' ? await idOf('admin') : null;
  if (id === null || (role === 'acting' && adminId === null)) return null;
  const own = adminId === null ? null : await openSession(db, adminId, clock.now(), null);
  const acting = own && adminId !== null ? { id: adminId, hash: own.hash } : null;
  const { token } = await openSession(db, id, clock.now(), acting);
  return `SESSION=${token}`;
}

/** Returns the statuses that a caller must expect; the early rejections by Fastify are the same for every call. */
const declared = (call: Endpoint): number[] => [
  200,
  400,
  413,
  414,
  ...(call.method === 'GET' ? [] : [415]),
  ...Object.keys(refusalsOf(call)).map(Number),
];

/** Whether the role may get a response to a call. */
function mayBeAnswered(call: Endpoint, role: Role): boolean {
  if (call.access === 'admin')
    return isStaff(role)
      ? hasRight(staff[role], call.area, changesState(call) ? 'write' : 'read')
      : role === 'admin';
  if (call.access === 'anyone') return true;
  // A request of an administrator may have made any student a group head.
  if (call.access === 'headman') return !['stranger', 'teacher', 'admin'].includes(role) && !isStaff(role);
  return role !== 'stranger';
}

/** Whether a generated address belongs to another call: `/verify/key` for `/verify/:token`. */
const isOfAnother = (call: Endpoint, url: string): boolean => {
  const [path] = url.split('?');
  return calls.some(
    ({ call: other }) => other !== call && other.method === call.method && other.path === path,
  );
};

/** Whether a refusal contains one of the reasons that the call declares for its status. */
function namesReason(call: Endpoint, status: number, body: string): boolean {
  const declaredRefusals: Readonly<Record<number, Refusal | undefined>> = refusalsOf(call);
  const why = declaredRefusals[status];
  return why !== undefined && reasonsIn(why).some((reason) => body.startsWith(`{"reason":"${reason}"`));
}

/** Returns the fault of a response; null when there is none. */
async function faultOf(call: Endpoint, role: Role, response: Response): Promise<string | null> {
  const { status } = response;
  if (status === 200 && !mayBeAnswered(call, role)) return 'answered a stranger';
  if (status === 200 && call.reply === events) {
    await response.body?.cancel();
    return null;
  }
  const file = fileOf(call);
  if (status === 200 && file) {
    const { byteLength } = await response.arrayBuffer();
    const type = response.headers.get('content-type');
    const isPromised = type === file.type || (file.isInline && type?.startsWith('image/') === true);
    return isPromised && byteLength > 0 ? null : `another file: ${type}`;
  }
  const body = await response.text();
  if (!declared(call).includes(status)) return `undeclared ${status} ${body.slice(0, 200)}`;
  if (status !== 200)
    return /^$|^\{"(fields|banExpiredTime)":/.test(body) || namesReason(call, status, body)
      ? null
      : `${status} with ${body.slice(0, 200)}`;
  try {
    checkReply(call, body === '' ? undefined : JSON.parse(body));
    return null;
  } catch (error) {
    return `${String(error)} ${error instanceof UnexpectedReply ? JSON.stringify(error.issues) : ''}`;
  }
}

export interface Outcome {
  /** Number of requests, by the status of their response. */
  statuses: Record<number, number>;
  /** Faults, each of a call once, with a request that reproduces it. */
  faults: string[];
}

const featureOf = ({ name }: TestedCall): string => name.slice(0, name.lastIndexOf('.'));

/** Generates the requests of one run, in order. */
function plan(
  tested: readonly (TestedCall & { right: AnyRequest })[],
  values: KnownValues,
  { seed, runs }: { seed: number; runs: number },
) {
  const rounds = Math.ceil(runs / tested.length);
  const role = fc.constantFrom(...everybody);
  return tested
    .flatMap((one, index) => {
      const { call } = one;
      const right: Role[] =
        call.access === 'anyone'
          ? ['stranger', one.as]
          : call.access === 'signed-in'
            ? [one.as, 'acting']
            : [one.as];
      const who = fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...right) },
        { weight: 2, arbitrary: role },
      );
      const requests = requestsOf({ feature: featureOf(one), call, right: one.right }, values);
      const generated = fc.tuple(fc.nat({ max: 1_000_000 }), who, requests);
      return fc
        .sample(generated, { seed: seed + index, numRuns: rounds })
        .map(([order, as, request]) => ({ one, order, as, request }));
    })
    .toSorted((a, b) => a.order - b.order)
    .slice(0, runs);
}

/** Sends `runs` requests to a new university, in every role; the same seed sends the same ones. */
export async function fuzz(options: { seed: number; runs: number }): Promise<Outcome> {
  let trouble = '';
  const logger = loggerOf('error', {
    write: (line) => {
      trouble = line.slice(0, 900);
    },
  });
  const server = await startTestServer({ logger });
  const { db, clock } = server;
  const statuses: Record<number, number> = {};
  const faults = new Map<string, string>();
  const say = (one: TestedCall, fault: string, as: Role, request: Sent): void => {
    const key = `${one.name}: ${fault.replaceAll(/\d+/g, '#').slice(0, 60)}`;
    if (!faults.has(key))
      faults.set(key, `${one.name} as ${as}: ${fault}\n  ${printable(one.call, request)}\n  ${trouble}`);
    trouble = '';
  };
  try {
    const values = new KnownValues();
    const tested: (TestedCall & { right: AnyRequest })[] = [];
    for (const one of calls) {
      const right = await one.request(db);
      values.add(featureOf(one), right);
      tested.push({ ...one, right });
      if (one.call.method !== 'GET' || one.call.reply === events || fileOf(one.call) || one.call.changesState)
        continue;
      const response = await (await server.as(one.as)).fetch(...sent(one.call, right));
      if (response.ok) values.add(featureOf(one), JSON.parse((await response.text()) || 'null'));
    }
    await recordWrites(db, countedTables);
    for (const { one, as, request } of plan(tested, values, options)) {
      const { call } = one;
      if (isOfAnother(call, request.url)) continue;
      if (429 in call.refusals) clock.forward(WAIT_MINUTES);
      const cookie = await cookieOf(db, as, clock);
      const { url, headers, body } = request;
      // The sign-in is not an effect of this request.
      await takeWrites(server);
      const response = await server
        .fetch(url, {
          method: call.method,
          headers: { ...headers, ...(cookie && { cookie }) },
          ...(body !== undefined && { body }),
          signal: AbortSignal.timeout(20_000),
        })
        .catch((error: unknown) => String(error));
      if (typeof response === 'string') {
        say(one, `no answer: ${response}`, as, request);
        continue;
      }
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const fault = await faultOf(call, as, response);
      if (fault) say(one, fault, as, request);
      const writtenTables = (await takeWrites(server)).filter(
        (table) => !loggedTables[one.name]?.includes(table),
      );
      if (writtenTables.length > 0 && (response.status !== 200 || !changesState(call)))
        say(one, `${response.status}, but wrote to ${writtenTables.join(', ')}`, as, request);
    }
  } finally {
    await server.close();
  }
  return { statuses, faults: [...faults.values()] };
}
