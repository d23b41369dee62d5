import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Stub, stubProvider } from '../../test/provider.fixture.ts';
import { run } from '../../test/run.fixture.ts';

let stub: Stub;
beforeEach(async () => {
  stub = await stubProvider({
    'POST /auth/login': { status: 429, body: { banExpiredTime: '2026-11-25T21:40:00.000Z' } },
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stub.close();
});

it('failures: the message of a throttled request says when to try again', async () => {
  await stub.close();
  stub = await stubProvider({
    'GET /schedule/current-week': { status: 429, headers: { 'retry-after': '44' } },
  });
  expect((await run(['week'], { url: stub.url })).err).toBe(
    'Too many requests. Wait a little and try again. The next try is possible in 44 s.\n',
  );
});

describe('time at which a lockout ends', () => {
  it.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])(
    'failures: the end of a lockout is in the university’s time zone on a machine in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const { err } = await run(['smoke', '--user', 'admin'], { url: stub.url, stdin: 'Admin-2026!' });
      expect(err).toContain('Wait until 00:40.');
    },
  );
});
