import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each(['/api/v1/schedule/current-week', '/api/v1/personal-information', '/healthz', '/nowhere'])(
  'date header: %s has the date of the server’s clock, not of the machine’s',
  async (path) => {
    server.clock.set('2031-05-06T07:08:09Z');
    const response = await server.fetch(path);
    expect(response.headers.get('date')).toBe('Tue, 06 May 2031 07:08:09 GMT');
  },
);
