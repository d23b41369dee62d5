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

it('OIDC provider: sign-in fails while it is unavailable and works again afterwards', async () => {
  const { visitor, answer } = await oidc.comeBack(server, logins.student);
  oidc.setDown(true);
  await expect(visitor.call(calls.finish, { body: answer })).rejects.toMatchObject(silent);
  oidc.setDown(false);
  expect((await oidc.signIn(server, logins.student)).who.username).toBe(logins.student);
});

it('OIDC provider: a provider that is unavailable at the start is found later', async () => {
  oidc.setDown(true);
  const visitor = await server.client();
  await expect(visitor.call(calls.start, { body: {} })).rejects.toMatchObject(silent);
  oidc.setDown(false);
  expect(await visitor.call(calls.start, { body: {} })).toHaveProperty('redirectUrl');
});

it('OIDC provider: rejects a provider that reports another issuer', async () => {
  const issuer = oidc.settings.issuer.replace('127.0.0.1', 'localhost');
  const misled = await oidc.startServer({ oidc: { ...oidc.settings, issuer } });
  const visitor = await misled.client();
  await expect(visitor.call(calls.start, { body: {} })).rejects.toMatchObject(silent);
  await misled.close();
});

it('OIDC provider: sign-in fails when it does not accept the client secret', async () => {
  const stranger = await oidc.startServer({ oidc: { ...oidc.settings, clientSecret: 'another' } });
  await expect(oidc.signIn(stranger, logins.student)).rejects.toMatchObject({
    status: 401,
    reason: 'oidc-failed',
  });
  await stranger.close();
});

it('OIDC provider: the response states that an administrator must set up a second factor', async () => {
  const strict = await oidc.startServer({ secondFactorFor: ['admin'] });
  const { visitor, who } = await oidc.signIn(strict, logins.admin, { next: '/console/' });
  expect(who).toMatchObject({ mustSetSecondFactor: true, next: '/console/' });
  expect((await visitor.fetch('/api/v1/admin/students')).status).toBe(403);
  await strict.close();
});

it('OIDC provider: redirects an employee with an external account', async () => {
  const employeeAccountUrl = 'https://account.example/';
  const otherServer = await oidc.startServer({ employeeAccountUrl });
  const { visitor, who } = await oidc.signIn(otherServer, logins.teacher);
  expect(who).toMatchObject({ redirectUrl: employeeAccountUrl });
  expect(visitor.cookie()).toBe('');
  await otherServer.close();
});

it('OIDC provider: without a provider the sign-in does not exist, and pages do not mention it', async () => {
  const plain = await startTestServer();
  const visitor = await plain.client();
  for (const call of [calls.start, calls.finish])
    await expect(visitor.call(call, { body: {} })).rejects.toMatchObject({ status: 404, reason: 'oidc-off' });
  expect(await visitor.call(institution.read, {})).toMatchObject({ signInWith: null });
  await plain.close();
});
