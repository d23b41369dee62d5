import { afterEach, describe, expect, it } from 'vitest';
import { ok, type Stub, stubProvider } from '../../test/provider.fixture.ts';
import { run } from '../../test/run.fixture.ts';
import { temporaryFolder } from '../../test/temporary.fixture.ts';
import { Failure } from '../io/failure.ts';
import { fetchWithTimeout } from './fetch.ts';
import { outgoing } from './wrap-fetch.ts';

const folder = temporaryFolder();
const stubs: Stub[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});
async function startStub(replies: Parameters<typeof stubProvider>[0]): Promise<Stub> {
  const stub = await stubProvider(replies);
  stubs.push(stub);
  return stub;
}

const send = outgoing(fetchWithTimeout, { language: 'en', timeout: null });
const post = (url: string) => send(url, { method: 'POST', body: '{"password":"Secret-2026!"}' });

describe('request with a body', () => {
  it.each([301, 302, 307, 308])(
    'redirects: a body is not sent to another server that a %i names',
    async (status) => {
      const other = await startStub({ 'POST /auth/login': ok({}) });
      const first = await startStub({
        'POST /auth/login': { status, headers: { location: `${other.url}/api/v1/auth/login` } },
      });
      await expect(post(`${first.url}/api/v1/auth/login`)).rejects.toBeInstanceOf(Failure);
      expect(other.requests).toEqual([]);
    },
  );

  it('redirects: a body is sent to another address of the same server', async () => {
    const stub = await startStub({
      'POST /old': { status: 307, headers: { location: '/api/v1/new' } },
      'POST /new': ok({}),
    });
    expect((await post(`${stub.url}/api/v1/old`)).status).toBe(200);
    expect(stub.requests.at(-1)).toEqual({ line: 'POST /new', body: { password: 'Secret-2026!' } });
  });
});

it('redirects: a sign-in that is redirected to another server fails with an error that names it', async () => {
  const other = await startStub({});
  const first = await startStub({
    'POST /auth/login': { status: 307, headers: { location: `${other.url}/api/v1/auth/login` } },
  });
  const { code, err } = await run(['login', '42850001'], {
    url: first.url,
    stdin: 'Secret-2026!\n',
    env: { XDG_STATE_HOME: folder() },
  });
  expect([code, err]).toEqual([1, expect.stringContaining(`use: --url ${other.url}`)]);
  expect(other.requests).toEqual([]);
});
