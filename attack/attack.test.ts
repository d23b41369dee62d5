import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../apps/server/test/server.ts';
import { attack } from './attacks.ts';
import type { Finding } from './finding.ts';

let server: TestServer;
let findings: Finding[];
// A few tries of each: `npm run attack` makes them all, and only with all of them time tells.
beforeAll(async () => {
  server = await startTestServer({ settings: { disclosure: 'strict', showsCodes: true } });
  findings = await attack({ url: server.url, now: server.clock.now, isOurs: false, share: 0.05 });
});
afterAll(() => server.close());

const attacksThat = (...verdicts: Finding['verdict'][]): string[] =>
  findings.filter(({ verdict }) => verdicts.includes(verdict)).map((found) => found.attack);

it('every attack is carried out', () => {
  // Nobody has told the test server its address: links follow the request. Its students are of one faculty.
  expect(attacksThat('not tried', 'BROKEN')).toEqual([
    'another host in our own links',
    'students of another faculty, by a dean’s office',
  ]);
  expect(findings.length).toBeGreaterThan(25);
});

it('none gets through', () => {
  expect(attacksThat('HOLE')).toEqual([]);
});
