import * as institution from '@semestr/api/institution';
import * as calls from '@semestr/api/oidc';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Oidc, startOidc } from '../../../../test/oidc.ts';
import { logins, startTestServer, type TestServer } from '../../../../test/server.ts';

let oidc: Oidc;
let server: TestServer;
beforeAll(async () => {
  oidc = await startOidc();
});
beforeEach(async () => {
  server = await oidc.startServer();
  oidc.setDown(false);
});
afterEach(() => server.close());
afterAll(() => oidc.close());

const silent = { status: 409, reason: 'oidc-silent' };

it('while the identity provider is silent nobody comes in; once it is back everybody does', async () => {
  const { visitor, answer } = await oidc.comeBack(server, logins.student);
  oidc.setDown(true);
  await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(silent);
  oidc.setDown(false);
  expect((await oidc.signIn(server, logins.student)).who.username).toBe(logins.student);
});

it('one that was never met is silent, too, and is met later', async () => {
  oidc.setDown(true);
  const visitor = await server.client();
  await expect(visitor.call(calls.start, { body: {} })).rejects.toMatchObject(silent);
  oidc.setDown(false);
  expect(await visitor.call(calls.start, { body: {} })).toHaveProperty('redirectUrl');
});

it('one that says to be another is none', async () => {
  const issuer = oidc.settings.issuer.replace('127.0.0.1', 'localhost');
  const misled = await oidc.startServer({ oidc: { ...oidc.settings, issuer } });
  const visitor = await misled.client();
  await expect(visitor.call(calls.start, { body: {} })).rejects.toMatchObject(silent);
  await misled.close();
});

it('one that does not know the secret of the server lets nobody in', async () => {
  const stranger = await oidc.startServer({ oidc: { ...oidc.settings, clientSecret: 'another' } });
  await expect(oidc.signIn(stranger, logins.student)).rejects.toMatchObject({
    status: 401,
    reason: 'oidc-failed',
  });
  await stranger.close();
});

it('an administrator who must set a second factor is told so', async () => {
  const strict = await oidc.startServer({ secondFactorFor: ['admin'] });
  const { visitor, who } = await oidc.signIn(strict, logins.admin, { next: '/console/' });
  expect(who).toMatchObject({ mustSetSecondFactor: true, next: '/console/' });
  expect((await visitor.fetch('/api/v1/admin/students')).status).toBe(403);
  await strict.close();
});

it('an employee whose account is elsewhere is sent there', async () => {
  const employeeAccountUrl = 'https://account.example/';
  const elsewhere = await oidc.startServer({ employeeAccountUrl });
  const { visitor, who } = await oidc.signIn(elsewhere, logins.teacher);
  expect(who).toMatchObject({ redirectUrl: employeeAccountUrl });
  expect(visitor.cookie()).toBe('');
  await elsewhere.close();
});

it('where there is none there is no such sign-in, and no page is told of one', async () => {
  const plain = await startTestServer();
  const visitor = await plain.client();
  for (const call of [calls.start, calls.finish])
    await expect(visitor.call(call, { body: {} })).rejects.toMatchObject({ status: 404, reason: 'oidc-off' });
  expect(await visitor.call(institution.read, {})).toMatchObject({ signInWith: null });
  await plain.close();
});
