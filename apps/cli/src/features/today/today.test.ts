import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, runAdmin } from '../../../test/admin.fixture.ts';
import { type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run } from '../../../test/run.fixture.ts';

const quiet = { waiting: 0, overdue: 0, oldest: null, limit: 3, came: [0, 0] };
const answer = {
  today: '2026-11-25',
  requests: [
    {
      kind: 'certificates',
      waiting: 4,
      overdue: 1,
      oldest: '2026-11-20T06:30:00.000Z',
      limit: 3,
      came: [1, 2],
    },
    { ...quiet, kind: 'practice' },
  ],
  outbox: [{ channel: 'email', isSetUp: true, waiting: 0, failed: 2, since: null, lastError: 'refused' }],
  failedSignIns: 7,
  blocked: 0,
  bugReports: 0,
  termsWithoutDays: 0,
  impersonations: [],
  sinceLastHere: {
    at: '2026-11-24T15:00:00.000Z',
    requests: 3,
    bugReports: 0,
    failedMessages: 2,
    changes: 5,
  },
};

let stub: Stub;
let body: object;
beforeEach(async () => {
  body = answer;
  stub = await stubProvider({ ...adminServer(), 'GET /admin/today': forAdmin(() => ({ body })) });
});
afterEach(() => stub.close());

const ask = (...argv: readonly string[]): Promise<Run> => runAdmin(['today', ...argv], { url: stub.url });

describe('semestr admin today', () => {
  it('today: lists pending work, and shows what is new', async () => {
    const { code, out, err } = await ask();
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "item                             waiting  overdue or failed  oldest            days allowed  received today
      requests: certificates                 4                  1  2026-11-20 09:30             3               2
      outbox: e-mail                         0                  2
      failed sign-ins since yesterday        7
      "
    `);
    expect(err).toBe(
      'Since your last visit (2026-11-24 18:00): 3 requests, 0 bug reports, 2 messages not sent, 5 changes by others.\n',
    );
  });

  it('today: includes empty categories in CSV, and prints the server’s response with --json', async () => {
    const { out } = await ask('--csv');
    expect(out).toContain('requests: practice,0,0,,3,0\r\n');
    expect(JSON.parse((await ask('--json')).out)).toEqual(answer);
  });

  it('today: reports that nothing is pending', async () => {
    body = { ...answer, requests: [], outbox: [], failedSignIns: 0, sinceLastHere: null };
    expect(await ask()).toEqual({ code: 0, out: '', err: 'Nothing needs attention.\n' });
  });
});
