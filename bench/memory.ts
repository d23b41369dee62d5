import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import * as departments from '@semestr/api/departments';
import * as employees from '@semestr/api/employees';
import type { Endpoint } from '@semestr/api/endpoint';
import * as groups from '@semestr/api/groups';
import * as journal from '@semestr/api/journal';
import * as markbook from '@semestr/api/markbook';
import * as notifications from '@semestr/api/notifications';
import * as rating from '@semestr/api/rating';
import { users } from '@semestr/api/accounts';
import { lessons } from '@semestr/api/timetable';
import * as students from '@semestr/api/students';
import * as today from '@semestr/api/today';
import autocannon from 'autocannon';
import { demoAccounts } from '../apps/server/src/demo/accounts.ts';
import { visit } from '../security-test/visitor.ts';
import { startChild } from './child.ts';
import type { Row } from './table.ts';
import { serverProgram } from './university.ts';

/** Measured in several parts, to show whether memory keeps growing. */
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 200_000);
const PARTS = 4;
const CONNECTIONS = 16;
/** Number of public reads for each read by a student or an administrator. */
const OFTEN = 3;
const GOAL = 300e6;

const MB = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Requests by caller. */
const readCalls: Readonly<Record<'anyone' | 'student' | 'admin', readonly Endpoint[]>> = {
  anyone: [departments.tree, employees.all, groups.all, certificates.places],
  student: [
    markbook.own,
    groups.own,
    notifications.list,
    notifications.unviewedCount,
    journal.own,
    rating.personal,
    certificates.list,
  ],
  admin: [students.list, users.list, certificates.certificates.list, lessons.list, today.read],
};

const json = { 'content-type': 'application/json' };

/** Requests with a different setting each time, so that the database writes every one. */
function settings(cookie: string): autocannon.Request {
  let written = 0;
  return {
    method: 'PUT',
    path: notifications.setSettings.path,
    headers: { ...json, cookie },
    setupRequest: (request) => {
      written += 1;
      const from = `0${written % 10}:${10 + (written % 50)}`;
      return {
        ...request,
        body: JSON.stringify({ emailKinds: [], pushKinds: [], quiet: { from, to: '07:00' } }),
      };
    },
  };
}

async function cookieOf(url: string, username: string): Promise<string> {
  const who = visit(url);
  const password = demoAccounts.find((account) => account.username === username)?.password ?? '';
  await who.call(auth.login, { body: { username, password } });
  return who.cookie();
}

async function mixRequests(url: string): Promise<autocannon.Request[]> {
  const [student, admin] = [await cookieOf(url, '42850001'), await cookieOf(url, 'admin')];
  const reads = (calls: readonly Endpoint[], cookie = ''): autocannon.Request[] =>
    calls.map(({ path }) => ({ path, headers: { cookie, 'accept-encoding': 'br' } }));
  return [
    ...Array.from({ length: OFTEN }, () => reads(readCalls.anyone)).flat(),
    ...reads(readCalls.student, student),
    ...reads(readCalls.admin, admin),
    settings(student),
  ];
}

/**
 * Measures the memory of the server with the embedded database, as `npm start` runs it, after many requests of every
 * kind.
 */
export async function memoryOfServer(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-bench-'));
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT: '0',
  };
  try {
    // Restarts the server, because the process that created the university still holds the memory that this took.
    await (await startChild(serverProgram, env)).close();
    const server = await startChild(serverProgram, env);
    try {
      const requests = await mixRequests(server.url);
      const held = [server.memory()];
      for (let part = 0; part < PARTS; part += 1) {
        const amount = Math.ceil(REQUESTS / PARTS);
        const { non2xx, errors } = await autocannon({
          url: server.url,
          connections: CONNECTIONS,
          amount,
          requests,
        });
        if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${amount} requests failed`);
        held.push(server.memory());
      }
      const most = Math.max(...held);
      return [
        {
          what: `embedded, memory in ${REQUESTS.toLocaleString('en')} requests`,
          ours: MB(most),
          against: `from the start on ${held.map((bytes) => Math.round(bytes / 1e6)).join(', ')}`,
          result: (most / (held[0] ?? most)).toFixed(2),
          goal: `≤ ${MB(GOAL)}`,
          isMet: most <= GOAL,
        },
      ];
    } finally {
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
