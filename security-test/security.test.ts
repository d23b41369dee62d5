import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../apps/server/test/server.ts';
import { attack } from './attacks.ts';
import type { Finding } from './findings.ts';

let server: TestServer;
let findings: Finding[];
// A small share of the tries. `npm run security-test` makes all of them, which the timing checks need.
beforeAll(async () => {
  server = await startTestServer({ settings: { disclosure: 'strict', showsCodes: true } });
  findings = await attack({ url: server.url, now: server.clock.now, isOurs: false, share: 0.05 });
});
afterAll(() => server.close());

const attacksThat = (...verdicts: Finding['verdict'][]): string[] =>
  findings.filter(({ verdict }) => verdicts.includes(verdict)).map((found) => found.attack);

it('security test: every attack is carried out', () => {
  // The test server has no configured address: links follow the request. Its students belong to one faculty.
  expect(attacksThat('not tried', 'BROKEN')).toEqual([
    'another host in our own links',
    'students of another faculty, by a dean’s office',
  ]);
  expect(findings.length).toBeGreaterThan(25);
});

it('security test: no attack succeeds', () => {
  expect(attacksThat('HOLE')).toEqual([]);
});
