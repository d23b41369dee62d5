import * as auth from '@semestr/api/auth';
import type { Endpoint } from '@semestr/api/endpoint';
import * as imports from '@semestr/api/imports';
import { getTableName } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyRequest, calls, requestOf, sent } from '../contract.fixture.ts';
import { auditories } from '../db/tables/auditories.ts';
import { departments } from '../db/tables/departments.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { lessons } from '../db/tables/lessons.ts';
import { sessions, signInFailures, users } from '../db/tables/users.ts';
import { startTestServer, type TestServer, type Visitor } from '../test-server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const tables: PgTable[] = [
  auditories,
  departments,
  faculties,
  groups,
  lessons,
  sessions,
  signInFailures,
  users,
];
const rowCounts = async () =>
  Promise.all(tables.map(async (table) => [getTableName(table), await server.db.$count(table)]));

/** One wrong request for each field that a call names, and the field that the refusal must name. */
const wrong: Record<string, [field: string, request: AnyRequest][]> = {
  'schedule.ofGroup': [
    ['studentGroup', {}],
    ['studentGroup', { query: { studentGroup: ' ' } }],
    ['studentGroup', { query: { studentGroup: '4'.repeat(31) } }],
  ],
  'schedule.ofEmployee': [['urlId', { params: { urlId: 'x'.repeat(101) } }]],
  'groups.filters': [['name', { query: { name: 'x'.repeat(101) } }]],
  'groups.lastUpdate': [
    ['groupNumber', {}],
    ['id', { query: { id: 'first' } }],
    ['id', { query: { id: '2147483648' } }],
  ],
  'employees.byName': [['employee-fio', {}]],
  'employees.ofDepartment': [
    ['departmentId', {}],
    ['departmentId', { query: { departmentId: '-1' } }],
  ],
  'employees.details': [['urlId', {}]],
  'employees.lastUpdate': [['url-id', {}]],
  'departments.name': [
    ['id', {}],
    ['id', { query: { id: '0' } }],
  ],
  'announcements.ofGroup': [['name', {}]],
  'announcements.ofEmployee': [
    ['url-id', { query: { page: 0 } }],
    ['page', { query: { 'url-id': 'i-obrazcov', page: 'first' } }],
    ['size', { query: { 'url-id': 'i-obrazcov', size: 101 } }],
    ['dateFrom', { query: { 'url-id': 'i-obrazcov', dateFrom: '20.11.2026' } }],
    ['dateFrom', { query: { 'url-id': 'i-obrazcov', dateFrom: '2026-02-30' } }],
    ['dateFrom', { query: { 'url-id': 'i-obrazcov', dateFrom: '0000-01-01' } }],
  ],
  'announcements.ofDepartment': [['id', {}]],
  'auth.login': [
    ['username', { body: { password: 'x' } }],
    ['username', { body: { username: ' ', password: 'x' } }],
    ['password', { body: { username: 'x', password: '' } }],
    ['rememberDevice', { body: { username: 'x', password: 'x', rememberDevice: 'yes' } }],
    ['body', { body: null }],
    ['body', { body: [] }],
  ],
  'setup.createFirstAdmin': [
    ['token', { body: { username: 'first', password: 'First-2026!', fio: 'А' } }],
    ['username', { body: { token: 't', username: 'a b', password: 'First-2026!', fio: 'А' } }],
    ['password', { body: { token: 't', username: 'first', password: 'short', fio: 'А' } }],
    ['fio', { body: { token: 't', username: 'first', password: 'First-2026!', fio: ' ' } }],
  ],
  'students.list': [
    ['filter', { query: { filter: '{' } }],
    ['filter.id.0', { query: { filter: '{"id":[0]}' } }],
    ['filter.course', { query: { filter: '{"course":99999}' } }],
    ['sort.0', { query: { sort: '["password","ASC"]' } }],
    ['sort.1', { query: { sort: '["id","UP"]' } }],
    ['range', { query: { range: '[5,4]' } }],
    ['range', { query: { range: '[0,1000]' } }],
  ],
  'students.one': [['id', { params: { id: 'first' } }]],
  'phones.search': [
    ['searchValue', { body: { currentPage: 1, pageSize: 10 } }],
    ['currentPage', { body: { searchValue: '', currentPage: 0, pageSize: 10 } }],
    ['pageSize', { body: { searchValue: '', currentPage: 1, pageSize: 101 } }],
  ],
  'notifications.list': [
    ['pageNumber', { query: { pageNumber: '-1' } }],
    ['pageSize', { query: { pageSize: '0' } }],
    ['pageSize', { query: { pageSize: 'all' } }],
  ],
  'notifications.mark': [
    ['body', { body: {} }],
    ['0.id', { body: [{ id: 0, isViewed: true }] }],
    ['0.isViewed', { body: [{ id: 1 }] }],
  ],
};

/** Imports take lists of records; their own tests are about the records. */
const wrongOf = (name: string): [string, AnyRequest][] =>
  name.startsWith('imports.')
    ? [
        ['body', { body: {} }],
        ['0', { body: [null] }],
        ['0', { body: [7] }],
        ['body', { body: Array.from({ length: 201 }, () => ({})) }],
      ]
    : (wrong[name] ?? []);

const takesInput = ({ call }: { call: Endpoint }): boolean => Boolean(call.params ?? call.query ?? call.body);

it('VAL-08 every call that takes something has wrong requests here', () => {
  const missing = calls.filter((one) => takesInput(one) && wrongOf(one.name).length === 0);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(calls.filter(takesInput))('VAL-08 $name', ({ name, call }) => {
  it.each(wrongOf(name))('refuses with 400 naming %s and stores nothing', async (field, request) => {
    const before = await rowCounts();
    const response = await admin.fetch(...sent(call, request));
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: { field: string; reason: string }[] };
    expect(fields.map((fault) => fault.field)).toContain(field);
    expect(fields.every(({ reason }) => /^(required|format|too-small|too-big)$/.test(reason))).toBe(true);
    expect(await rowCounts()).toEqual(before);
  });
});

describe.each(calls.filter(({ call }) => call.body))('VAL-08 $name', ({ name, call }) => {
  const post = (type: string, body: string) =>
    admin.fetch(call.path, { method: call.method, headers: { 'content-type': type }, body });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('refuses %s', async (type) => {
    const [, { body }] = sent(call, requestOf(name));
    expect((await post(type, String(body))).status).toBe(415);
  });

  it.each(['{', '', '{"a":', '\u0000', '{"__proto__":{}}'])('refuses the broken JSON %j', async (body) => {
    const response = await post('application/json', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ fields: [{ field: 'body', reason: 'format' }] });
  });
});

it.each(['\u0000', 'a\u0000b'])(
  'VAL-08 text that no database holds (%j) is refused with its field',
  async (text) => {
    const query = await server.fetch(`/api/v1/employees/fio?employee-fio=${encodeURIComponent(text)}`);
    expect(query.status).toBe(400);
    expect(await query.json()).toEqual({ fields: [{ field: 'employee-fio', reason: 'format' }] });
    const body = JSON.stringify([{ id: 1, name: 'Факультет', abbrev: text }]);
    const headers = { 'content-type': 'application/json' };
    const posted = await admin.fetch('/api/v1/admin/import/faculties', { method: 'POST', headers, body });
    expect(posted.status).toBe(400);
    expect(await posted.json()).toEqual({ fields: [{ field: '0.abbrev', reason: 'format' }] });
  },
);

it('VAL-08 a body of 5 MB is refused before it is read', async () => {
  for (const { path } of [auth.login, imports.faculties]) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(5_000_000)}"`,
    };
    expect((await admin.fetch(path, init)).status).toBe(413);
  }
});

it('an address that cannot be read is refused with a 400', async () => {
  const response = await server.fetch('/api/v1/employees/schedule/%E0%A4%A');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ fields: [{ field: 'request', reason: 'format' }] });
});
