import * as calls from '@semestr/api/oidc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Oidc, startOidc, type SignInOptions } from '../../../../test/oidc.ts';
import { type App, turnOn } from '../../../../test/second-factor.ts';
import { logins, NOW, passwordOf, type TestServer } from '../../../../test/server.ts';
import { secondFactors } from '../../../db/tables/second-factors.ts';
import { signInFailures } from '../../../db/tables/users.ts';

/** An account with a second factor in the portal, whose user signs in at the university. */
let oidc: Oidc;
let server: TestServer;
let app: App;
beforeAll(async () => {
  oidc = await startOidc();
  server = await oidc.startServer();
});
afterAll(async () => {
  await server.close();
  await oidc.close();
});
beforeEach(async () => {
  server.clock.set(NOW);
  oidc.twist(null);
  for (const table of [secondFactors, signInFailures]) await server.db.delete(table);
  app = await turnOn(await server.client('student'), passwordOf('student'), server.clock.now());
  server.clock.forward(1);
});

const code = (): string => app.code(server.clock.now());
const failed = { status: 401, reason: 'oidc-failed' };
const needed = { status: 401, reason: 'second-factor-needed' };

/** Signs in at the identity provider, up to the request for a code. */
async function reachCodeStep(options?: SignInOptions) {
  const { visitor, answer } = await oidc.comeBack(server, logins.student, options);
  await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(needed);
  return { visitor, answer };
}
it('OIDC second factor: an account with a second factor only needs its code', async () => {
  const { visitor, answer } = await reachCodeStep({ rememberDevice: true, next: '/calendar' });
  // The page is reloaded.
  await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(needed);
  const who = await visitor.call(calls.finish, { body: { secondFactor: code() } });
  expect(who).toMatchObject({ username: logins.student, rememberDevice: true, next: '/calendar' });
  expect(visitor.cookie()).toMatch(/^SESSION=[\w-]{22}$/);
});

it('OIDC second factor: requesting the code is not a failure', async () => {
  await reachCodeStep();
  const counted = await server.db
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.username, 'oidc failures'));
  expect(counted.map(({ count }) => count)).toEqual([0]);
});

it('OIDC second factor: rejects wrong codes, which count like those elsewhere', async () => {
  const { visitor } = await reachCodeStep();
  const body = { secondFactor: code() === '000000' ? '000001' : '000000' };
  for (let tries = 0; tries < 10; tries += 1)
    await expect(visitor.call(calls.finish, { body })).rejects.toMatchObject({
      status: 401,
      reason: 'second-factor-wrong',
    });
  await expect(visitor.call(calls.finish, { body: { secondFactor: code() } })).rejects.toMatchObject({
    status: 429,
  });
});

it('OIDC second factor: a code is accepted once, within five minutes', async () => {
  const { visitor } = await reachCodeStep();
  const copy = visitor.cookie();
  await visitor.call(calls.finish, { body: { secondFactor: code() } });
  const thief = await server.client(undefined, { cookie: copy });
  const [recoveryCode] = app.recoveryCodes;
  const body = { secondFactor: recoveryCode };
  await expect(thief.call(calls.finish, { body })).rejects.toMatchObject(failed);
  const late = await reachCodeStep();
  server.clock.forward(5);
  await expect(late.visitor.call(calls.finish, { body: { secondFactor: code() } })).rejects.toMatchObject(
    failed,
  );
});

it('OIDC second factor: requests no code when the provider required more than a password', async () => {
  oidc.twist({ claims: (claims) => ({ ...claims, amr: ['pwd', 'otp', 'mfa'] }) });
  expect((await oidc.signIn(server, logins.student)).who.username).toBe(logins.student);
  oidc.twist({ claims: (claims) => ({ ...claims, amr: ['pwd'] }) });
  await expect(oidc.signIn(server, logins.student)).rejects.toMatchObject(needed);
});
