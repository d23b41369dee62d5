import * as certificates from '@semestr/api/certificates';
import { changesState, fileOf, isEndless } from '@semestr/api/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contacts } from '../../src/db/tables/users.ts';
import { calls, sent, type TestedCall } from '../contract.ts';
import { startTestServer, type TestServer, type Who } from '../server.ts';
import { nonEmpty } from '../non-empty.ts';
import { stored } from '../stored-data.ts';

/** Changes that a student may make with unconfirmed contacts: settings, contacts, and the session. */
const open = new Set([
  'session.refresh',
  'session.end',
  'session.endOthers',
  'impersonation.finish',
  'password.change',
  'secondFactor.prove',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.turnOff',
  'secondFactor.newRecoveryCodes',
  'passkeys.addOptions',
  'passkeys.add',
  'passkeys.rename',
  'passkeys.remove',
  'apiTokens.create',
  'apiTokens.revoke',
  'personalData.own',
  'contacts.create',
  'contacts.change',
  'contacts.changeByPut',
  'contacts.sendCode',
  'contacts.sendCodeByPath',
  'contacts.confirm',
  'photos.change',
  'photos.show',
  'notifications.setSettings',
  'push.add',
  'push.remove',
  // This call returns a file and changes nothing.
  'diploma.application',
]);

const personal = calls.filter(({ call }) => call.access === 'signed-in' || call.access === 'headman');
const writes = personal.filter(({ call }) => changesState(call));
const reads = personal.filter(({ call }) => !changesState(call) && !isEndless(call));

/** Returns a user with unconfirmed contacts, a group head if needed. Educators need not confirm contacts. */
const userFor = ({ call }: TestedCall): Who => (call.access === 'headman' ? 'headman' : 'student');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.update(contacts).set({ isConfirmed: false });
});
afterAll(() => server.close());

const refusal = [409, JSON.stringify({ reason: 'contacts-unconfirmed' })];
async function answer(tested: TestedCall, who: Who): Promise<unknown[]> {
  const visitor = await server.as(who);
  const response = await visitor.fetch(...sent(tested.call, await tested.request(server.db)));
  return [response.status, fileOf(tested.call) ? '' : await response.text()];
}

describe('AC-02 blocked with unconfirmed contacts', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    for (const who of ['student', 'headman'] as const) await server.as(who);
    await server.deliver();
    before = await stored(server.db);
  });

  it.each(nonEmpty(writes.filter(({ name }) => !open.has(name))))(
    'unconfirmed contacts: block $name',
    async (tested) => {
      expect(await answer(tested, userFor(tested))).toEqual(refusal);
    },
  );

  it('unconfirmed contacts: the blocked calls stored nothing', async () => {
    expect(await stored(server.db)).toEqual(before);
  });
});

it('AC-02 unconfirmed contacts: every allowed change exists in the personal account', () => {
  const names = new Set(writes.map(({ name }) => name));
  expect([...open].filter((name) => !names.has(name))).toEqual([]);
});

describe('AC-02 allowed with unconfirmed contacts', () => {
  it.each(nonEmpty(writes.filter(({ name }) => open.has(name))))(
    'unconfirmed contacts: allow $name',
    async (tested) => {
      expect(await answer(tested, 'student')).not.toEqual(refusal);
    },
  );
});

it('AC-02 unconfirmed contacts: do not affect reading the personal account', async () => {
  const refused: string[] = [];
  for (const tested of reads) {
    const [status] = await answer(tested, userFor(tested));
    if (status === 409) refused.push(tested.name);
  }
  expect(refused).toEqual([]);
});

it('AC-02 unconfirmed contacts: do not block changes by educators', async () => {
  const tested = calls.find(({ name }) => name === 'announcements.write');
  if (!tested) throw new Error('The contract has no announcements.write');
  expect((await answer(tested, 'teacher'))[0]).toBe(200);
});

it('AC-02 unconfirmed contacts: confirming both allows changes', async () => {
  await server.db.update(contacts).set({ isConfirmed: true });
  const student = await server.client('student');
  const body = certificates.register.example.body;
  expect(await student.call(certificates.register, { body })).toHaveLength(1);
});
