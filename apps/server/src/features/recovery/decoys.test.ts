import * as calls from '@semestr/api/recovery';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInFailures, users } from '../../db/tables/users.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

/** Number of unknown and of known usernames to look up. */
const MANY = 100;
const FIRST_UNKNOWN = 42_859_000;

let server: TestServer;
let stranger: Visitor;
beforeAll(async () => {
  server = await startTestServer({ settings: { disclosure: 'strict' } });
  stranger = await server.client();
});
afterAll(() => server.close());

const ask = async (login: string) => {
  // Avoids the throttle for frequent requests.
  await server.db.delete(signInFailures);
  return stranger.call(calls.maskedContacts, { query: { login } });
};

describe('strict disclosure', () => {
  beforeEach(() => server.db.delete(attempts));

  it('recovery decoys: unknown usernames have contacts with the same variety and frequency as real accounts', async () => {
    const students = (await server.db.select().from(users)).filter(({ role }) => role === 'student');
    const accountAnswers: string[] = [];
    for (const { username } of students) accountAnswers.push(JSON.stringify((await ask(username)).contacts));
    const decoyAnswers: string[] = [];
    for (let index = 0; index < MANY; index += 1)
      decoyAnswers.push(JSON.stringify((await ask(String(FIRST_UNKNOWN + index))).contacts));
    // Every response for an unknown username also occurs for a known one.
    expect(decoyAnswers.filter((answer) => !accountAnswers.includes(answer))).toEqual([]);
    const shareOf = (answers: readonly string[], types: string): number =>
      answers.filter(
        (one) => [...one.matchAll(/"contactTypeId":(\d)/g)].map(([, type]) => type).join('+') === types,
      ).length / answers.length;
    for (const types of ['', '4', '6', '4+6'])
      expect(Math.abs(shareOf(accountAnswers, types) - shareOf(decoyAnswers, types))).toBeLessThan(0.2);
    expect(new Set(decoyAnswers).size).toBeGreaterThan(new Set(accountAnswers).size / 2);
  });

  it('recovery decoys: are stable, and never allow recovery', async () => {
    const [first, again] = [await ask('42859999'), await ask('42859999')];
    expect([again, first.remainingAttempts]).toEqual([first, 5]);
    const body = { login: '42859999', contactValue: '+375291112233' };
    await expect(stranger.call(calls.proveContact, { body })).rejects.toMatchObject({ status: 404 });
    expect((await ask('42859999')).remainingAttempts).toBe(4);
  });

  it('recovery decoys: names look like employees', async () => {
    const named: boolean[] = [];
    // Few accounts of staff do not belong to employees, so a short series may contain none of them.
    for (let number = 1; number <= MANY; number += 1)
      named.push((await ask(`nobody.${number}`)).employee ?? false);
    expect(new Set(named)).toEqual(new Set([true, false]));
  });
});
