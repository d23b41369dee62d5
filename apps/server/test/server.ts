import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as auth from '@semestr/api/auth';
import { checkReply } from '@semestr/api/check';
import { type Client, createClient } from '@semestr/api/client';
import type { FastifyInstance } from 'fastify';
import { Client as PgClient } from 'pg';
import { type AppOptions, createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { type OpenDatabase, openPostgres } from '../src/db/open.ts';
import { demoAccounts } from '../src/demo/university.ts';
import type { Channels } from '../src/domain/delivery/channels.ts';
import type { FrontEnds } from '../src/http/static.ts';
import { defaultSettings, type Settings } from '../src/domain/settings.ts';
import { borrowDatabase } from './database-pool.ts';
import { recordDeviations } from './api-conformance.ts';
import './quick-hashes.ts';
import { NOW } from './snapshot.ts';
import { templateOf } from './templates.ts';

export { NOW } from './snapshot.ts';

const MINUTE = 60_000;

/** Usernames of the demo accounts by their roles. */
export const logins = {
  student: '42850001',
  headman: '42850002',
  unconfirmed: '42850003',
  noter: '42850004',
  graduate: '42850005',
  master: '42850006',
  teacher: 'teacher',
  dean: 'dean',
  timetable: 'timetable',
  library: 'library',
  support: 'support',
  auditor: 'auditor',
  admin: 'admin',
} as const;
export type Who = keyof typeof logins;

export const passwordOf = (who: Who): string =>
  demoAccounts.find(({ username }) => username === logins[who])?.password ?? '';

export const postgresUrl = process.env['TEST_DATABASE_URL'];
export const isOnPostgres = postgresUrl !== undefined;

/** Runs a statement on the PostgreSQL of TEST_DATABASE_URL. */
export async function onPostgres(statement: string): Promise<void> {
  const client = new PgClient({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Includes the address at which another server can open the database too; null in memory. */
export type TestDatabase = OpenDatabase & { address: string | null };

/** Opens a separate database on the PostgreSQL of TEST_DATABASE_URL, or in memory. */
export async function openTestDatabase(isDemo: boolean): Promise<TestDatabase> {
  if (!postgresUrl) return { ...(await borrowDatabase(isDemo)), address: null };
  const name = `semestr_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`create database ${name} template ${templateOf(isDemo)}`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  const opened = await openPostgres(url.href);
  return {
    ...opened,
    address: url.href,
    close: async () => {
      await opened.close();
      await onPostgres(`drop database ${name} with (force)`);
    },
  };
}

/** A clock that only a test moves. */
export class Clock {
  #time: number;

  constructor(now: Date) {
    this.#time = now.getTime();
  }

  readonly now = (): Date => new Date(this.#time);

  set(time: string): void {
    this.#time = Date.parse(time);
  }

  forward(minutes: number): void {
    this.#time += minutes * MINUTE;
  }
}

/** A visitor: the contract's client and a plain `fetch` that share their cookies. */
export interface Visitor extends Client {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns the cookies to be sent, usually only the session: `SESSION=…`; empty when there are none. */
  cookie: () => string;
}

function visitor(
  baseUrl: string,
  { cookie: own, ...fixed }: Record<string, string> & { cookie?: string },
): Visitor {
  const jar = new Map<string, string>();
  const cookies = (): string => [...jar.values()].join('; ');
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0 || own) headers.set('cookie', [cookies(), own].filter(Boolean).join('; '));
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value);
    const response = await fetch(input, { redirect: 'manual', ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [name = ''] = pair.split('=');
      if (pair.endsWith('=')) jar.delete(name);
      else jar.set(name, pair);
    }
    return response;
  };
  return {
    ...createClient({ baseUrl, fetch: send, check: checkReply }),
    fetch: (path, init) => send(baseUrl + path, init),
    cookie: cookies,
  };
}

export interface TestServer {
  url: string;
  db: Database;
  /** The address at which a second server can open the same database (`beside`); null in memory. */
  address: string | null;
  clock: Clock;
  /**
   * Creates a visitor, signed in as one of the demo accounts. `headers` are sent with each of the visitor's requests; a
   * cookie among them is sent in addition to the session.
   */
  client: (who?: Who, headers?: Record<string, string>) => Promise<Visitor>;
  /** Returns the shared visitor of a demo account, signed in on first use. */
  as: (who: Who) => Promise<Visitor>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Delivers what is due by the test's clock. */
  deliver: () => Promise<void>;
  /** Fails when any response so far deviated from the API description; closing the server does so too. */
  keepPromises: () => void;
  close: () => Promise<void>;
}

/** Starts the real application on a free port, with a real database and its own clock. */
export async function startTestServer(
  options: {
    demo?: boolean;
    now?: string;
    frontEnds?: FrontEnds;
    beside?: string;
    /** An open database instead of a new one; it is closed with the server. */
    database?: TestDatabase;
    channels?: Partial<Channels>;
    rateLimit?: number;
    publicUrl?: string;
    trustProxy?: string;
    metricsToken?: string;
    limits?: AppOptions['limits'];
    logger?: AppOptions['logger'];
    settings?: Partial<Settings>;
    hasDiskSpace?: AppOptions['hasDiskSpace'];
    /** Adds test-only parts to the application before it listens. */
    prepare?: (app: FastifyInstance) => void;
  } = {},
): Promise<TestServer> {
  const { demo: isDemo = true } = options;
  const database = options.beside
    ? { ...(await openPostgres(options.beside)), address: options.beside }
    : (options.database ?? (await openTestDatabase(isDemo)));
  const clock = new Clock(new Date(options.now ?? NOW));
  const app = await createApp({
    source: database,
    now: clock.now,
    frontEnds: options.frontEnds ?? null,
    settings: { ...defaultSettings, ...options.settings },
    ...(options.channels && { channels: options.channels }),
    ...(options.rateLimit && { rateLimit: options.rateLimit }),
    ...(options.publicUrl && { publicUrl: options.publicUrl }),
    ...(options.trustProxy && { trustProxy: options.trustProxy }),
    ...(options.metricsToken && { metricsToken: options.metricsToken }),
    ...(options.limits && { limits: options.limits }),
    ...(options.hasDiskSpace && { hasDiskSpace: options.hasDiskSpace }),
    ...(options.logger && { logger: options.logger }),
  });
  const departures = recordDeviations(app);
  options.prepare?.(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on TCP has an address with a port.
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const client: TestServer['client'] = async (who, headers = {}) => {
    const created = visitor(url, headers);
    if (who) await created.call(auth.login, { body: { username: logins[who], password: passwordOf(who) } });
    return created;
  };
  const signedIn = new Map<Who, Promise<Visitor>>();
  return {
    url,
    db: database.db,
    address: database.address,
    clock,
    fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    client,
    as: (who) => {
      const clientOfRole = signedIn.get(who) ?? client(who);
      signedIn.set(who, clientOfRole);
      return clientOfRole;
    },
    deliver: async () => {
      await app.delivery?.run();
    },
    close: async () => {
      await app.close();
      await database.close();
      assertConformance(departures);
    },
    keepPromises: () => assertConformance(departures),
  };
}

/** Fails with the responses that deviated from the API description. */
function assertConformance(departures: readonly string[]): void {
  if (departures.length > 0)
    throw new Error(`The description of the API does not say so:\n${departures.join('\n')}`);
}
