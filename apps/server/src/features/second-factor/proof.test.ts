import * as auth from '@semestr/api/auth';
import * as contacts from '@semestr/api/contacts';
import { contract } from '@semestr/api/contract';
import * as calls from '@semestr/api/second-factor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, type Person } from '../../../test/people.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { turnOn } from '../../../test/second-factor.ts';
import { NOW, startTestServer, type TestServer, type Visitor, type Who } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const EMAIL = 6;
const refused = { status: 409, reason: 'proof-needed' };

/** Creates a user who has just signed in. */
async function signedIn(role: Who = 'student'): Promise<{ person: Person; visitor: Visitor }> {
  const person = await makePerson(server.db, role, server.clock.now());
  return { person, visitor: await signIn(person) };
}

async function signIn({ username, password }: Person, secondFactor?: string): Promise<Visitor> {
  const visitor = await server.client();
  await visitor.call(auth.login, { body: { username, password, secondFactor } });
  return visitor;
}

async function change(visitor: Visitor, contactValue: string): Promise<void> {
  const { contactDtoList } = await visitor.call(contacts.list, {});
  const id = contactDtoList.find(({ contactTypeId }) => contactTypeId === EMAIL)?.id ?? 0;
  await visitor.call(contacts.change, { body: { id, contactValue } });
}

const emailOf = async (visitor: Visitor) =>
  (await visitor.call(contacts.list, {})).contactDtoList.find(({ contactTypeId }) => contactTypeId === EMAIL)
    ?.contactValue;

describe('session that may be used by another person', () => {
  it('step-up verification: is required to change a contact five minutes after the sign-in', async () => {
    const { person, visitor } = await signedIn();
    server.clock.forward(4.9);
    await change(visitor, 'soon@example.by');
    server.clock.forward(0.2);
    await expect(change(visitor, 'taken@example.by')).rejects.toMatchObject(refused);
    expect(await emailOf(visitor)).toBe('soon@example.by');
    await expect(visitor.call(calls.prove, { body: { password: 'Guessed-2026!' } })).rejects.toMatchObject({
      status: 409,
      reason: 'proof-wrong',
    });
    await expect(change(visitor, 'taken@example.by')).rejects.toMatchObject(refused);
    await visitor.call(calls.prove, { body: { password: person.password } });
    await change(visitor, 'own@example.by');
    server.clock.forward(5.1);
    await expect(change(visitor, 'taken@example.by')).rejects.toMatchObject(refused);
    expect(await emailOf(visitor)).toBe('own@example.by');
  });

  it('step-up verification: accepts a code of the second factor, and applies to one session only', async () => {
    const { person, visitor } = await signedIn();
    const app = await turnOn(visitor, person.password, server.clock.now());
    server.clock.forward(1);
    const other = await signIn(person, app.code(server.clock.now()));
    server.clock.forward(6);
    await visitor.call(calls.prove, { body: { code: app.code(server.clock.now()) } });
    await change(visitor, 'by-code@example.by');
    await expect(change(other, 'taken@example.by')).rejects.toMatchObject(refused);
  });

  it('step-up verification: ignores a time in the future, left by a wrong clock', async () => {
    const { visitor } = await signedIn();
    server.clock.forward(-60);
    await expect(change(visitor, 'taken@example.by')).rejects.toMatchObject(refused);
  });

  it.each(
    nonEmpty(
      contract.filter(({ call }) => call.requiresStepUp).map(({ name, call }) => [name, call] as const),
    ),
  )(
    'step-up verification: %s requires it before any other check',
    async (_name, { method, path, access }) => {
      const { visitor } = await signedIn(access === 'admin' ? 'admin' : 'student');
      server.clock.forward(6);
      const response = await visitor.fetch(path.replace(':id', '1'), {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method !== 'DELETE' && { body: '{}' }),
      });
      expect([response.status, await response.json()]).toEqual([409, { reason: 'proof-needed' }]);
    },
  );
});
