import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import * as session from '@semestr/api/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviationOf } from '../../test/api-conformance.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const xml = { 'content-type': 'application/xml' };

describe('rejected before the call', () => {
  it.each<[what: string, status: number, path: string, init?: RequestInit]>([
    ['an address that leads nowhere', 404, '/api/v1/nothing'],
    ['a call by another method', 404, auth.login.path, { method: 'DELETE' }],
    ['a part of an address of 10,000 letters', 414, `/api/v1/verify/${'a'.repeat(10_000)}`],
    ['a query of 20,000 letters', 431, `/api/v1/employees?query=${'a'.repeat(20_000)}`],
    ['another kind of body', 415, auth.login.path, { method: 'POST', headers: xml, body: '<a/>' }],
    [
      'a body for a call that takes none',
      415,
      session.logout.path,
      { method: 'POST', headers: json, body: '{}' },
    ],
    [
      'a large body',
      413,
      auth.login.path,
      { method: 'POST', headers: json, body: JSON.stringify('a'.repeat(40_000)) },
    ],
  ])('failures: an early refusal has no body: %s, %i', async (_what, status, path, init) => {
    const response = await server.fetch(path, init);
    const { headers } = response;
    expect([response.status, headers.get('content-type'), await response.text()]).toEqual([status, null, '']);
  });

  it('failures: a malformed body is named', async () => {
    const response = await server.fetch(auth.login.path, { method: 'POST', headers: json, body: '{' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ fields: [{ field: 'body', reason: 'format' }] });
  });
});

describe('deviation from the API description', () => {
  const type = 'application/json; charset=utf-8';
  const answered = (status: number, body: object) => ({ status, type, body: JSON.stringify(body) });

  it('API conformance: detects a reason that the call does not declare for the status', () => {
    const { register } = certificates;
    expect(deviationOf(register, answered(409, { reason: 'requests-too-many' }))).toBeNull();
    expect(deviationOf(register, answered(409, { reason: 'admin-last' }))).not.toBeNull();
    expect(deviationOf(register, answered(404, { reason: 'requests-too-many' }))).not.toBeNull();
    expect(deviationOf(undefined, answered(404, { reason: 'requests-too-many' }))).not.toBeNull();
  });

  it('API conformance: detects a field with an undeclared reason', () => {
    const refused = (reason: string) => answered(400, { fields: [{ field: 'id', reason }] });
    expect(deviationOf(auth.login, refused('personal'))).toBeNull();
    expect(deviationOf(auth.login, refused('new'))).not.toBeNull();
  });

  it('API conformance: detects a missing JSON body, or a body where there should be none', () => {
    const nothing = { status: 200, type: '', body: undefined };
    expect(deviationOf(session.logout, nothing)).toBeNull();
    expect(deviationOf(session.logout, { ...nothing, type })).not.toBeNull();
    expect(deviationOf(session.logout, answered(200, {}))).not.toBeNull();
  });
});
