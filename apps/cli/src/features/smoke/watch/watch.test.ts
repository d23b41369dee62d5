import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { faculty } from '../../../../test/answers.fixture.ts';
import { type Answer, ok, type Replies, type Stub, stubProvider } from '../../../../test/provider.fixture.ts';
import { run, type Run, type World } from '../../../../test/run.fixture.ts';
import { sessionServer } from '../../../../test/session.fixture.ts';
import { smokeOn, stoppable } from '../../../../test/smoke.fixture.ts';
import { temporaryFolder } from '../../../../test/temporary.fixture.ts';
import type { SmokeTest } from '../run.ts';
import { percentile } from './report.ts';

const folder = temporaryFolder();

let stub: Stub | undefined;
afterEach(() => stub?.close());

const BEGUN = Date.parse('2026-11-25T09:00:00Z');
const only = 'faculties.all';
const fine = ok([faculty]);
const odd = ok([{ ...faculty, id: 'ФП' }]);

interface Watched extends Run {
  /** Waits between the rounds, in milliseconds. */
  waits: number[];
}

/** Watches for a number of rounds, then stops as Ctrl-C does. Every request advances the clock by 5 milliseconds. */
async function watch(
  rounds: number,
  replies: Replies,
  world: World & Pick<Parameters<typeof smokeOn>[2], 'json' | 'login'> & { between?: () => void } = {},
  test: Partial<SmokeTest> = {},
): Promise<Watched> {
  const { between, ...rest } = world;
  stub = await stubProvider(replies);
  let moment = BEGUN;
  const waits: number[] = [];
  const { machine, stop } = stoppable((ms) => {
    waits.push(ms);
    moment += ms;
    between?.();
    if (waits.length === rounds) stop();
    return Promise.resolve();
  });
  const now = (): string => new Date((moment += 5)).toISOString();
  const outcome = await smokeOn(machine, { watch: 60, only, ...test }, { url: stub.url, now, ...rest });
  return { ...outcome, waits };
}

/** Returns the responses in order, repeating the last. */
function answerInOrder(...answers: Answer[]): Replies[string] {
  const left = [...answers];
  return () => (left.length > 1 ? left.shift() : left[0]) ?? { status: 404 };
}

const faculties = (...answers: Answer[]): Replies => ({ 'GET /faculties': answerInOrder(...answers) });

describe('semestr smoke --watch', () => {
  it('smoke watch: prints a line per round with time, counts, speed, failures and recoveries', async () => {
    const { code, out, err } = await watch(3, faculties(fine, odd, fine));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "2026-11-25T09:00:00.005Z ok 1, failed 0, skipped 0; p50 5 ms, p95 5 ms
      2026-11-25T09:01:00.010Z ok 0, failed 1, skipped 0; p50 5 ms, p95 5 ms; newly failing: faculties.all (anyone): 0.id: Invalid input
      2026-11-25T09:02:00.015Z ok 1, failed 0, skipped 0; p50 5 ms, p95 5 ms; recovered: faculties.all (anyone)
      "
    `);
  });

  it('smoke watch: begins rounds at a fixed interval, regardless of their duration', async () => {
    const { waits } = await watch(2, faculties(fine), {}, { watch: 30 });
    // 5 milliseconds each for the start, the request, its response, and reading the clock.
    expect(waits).toEqual([29_985, 29_985]);
  });

  it('smoke watch: exits with the code of the last round', async () => {
    expect((await watch(2, faculties(fine, odd))).code).toBe(1);
    await stub?.close();
    expect((await watch(2, faculties(odd, fine))).code).toBe(0);
  });

  it('smoke watch: names a failure once while it lasts', async () => {
    const { out } = await watch(3, faculties(odd));
    expect(out.match(/newly failing/g)).toHaveLength(1);
    expect(out.match(/failed 1/g)).toHaveLength(3);
  });

  it('smoke watch: prints a JSON line per round for scripts', async () => {
    const { out } = await watch(2, faculties(odd, fine), { json: true });
    const lines = out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        at: '2026-11-25T09:00:00.005Z',
        url: stub?.url,
        ok: false,
        counts: { ok: 0, failed: 1, skipped: 0 },
        ms: { p50: 5, p95: 5 },
        failing: [{ name: only, as: 'anyone', step: null, detail: '0.id: Invalid input' }],
        newlyFailing: [{ name: only, as: 'anyone', step: null, detail: '0.id: Invalid input' }],
        recovered: [],
      },
      expect.objectContaining({
        ok: true,
        failing: [],
        recovered: [{ name: only, as: 'anyone', step: null, detail: null }],
      }),
    ]);
  });

  it('smoke watch: continues while the server is temporarily unavailable', async () => {
    const { code, out } = await watch(3, faculties(fine, 'lost', fine));
    expect(code).toBe(0);
    expect(out.split('\n')[1]).toContain('failed 1');
    expect(out.split('\n')[2]).toContain('recovered: faculties.all (anyone)');
  });

  it('smoke watch: ignores a round that was stopped half-way', async () => {
    let requestCount = 0;
    const { machine, stop } = stoppable();
    const stops: Replies[string] = () => {
      requestCount += 1;
      if (requestCount < 2) return odd;
      stop();
      return 'lost';
    };
    stub = await stubProvider({ 'GET /faculties': stops });
    const { code, out } = await smokeOn(machine, { watch: 60, only }, { url: stub.url });
    expect({ code, lines: out.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  });

  it('smoke watch: shows a line for each round and the table of the last one on a terminal', async () => {
    const { code, out } = await watch(2, faculties(odd, fine), { isTerminal: true });
    expect(code).toBe(0);
    expect(out).toContain(
      '12:00:00 ok 0, failed 1, skipped 0; p50 5 ms, p95 5 ms; newly failing: faculties.all',
    );
    expect(out).toContain('Next run at 12:01:00. Stop: Ctrl-C');
    expect(out).toMatch(/✓ faculties\.all +anyone +200 +5 +\d+ ok/);
  });

  it.each(['0', '1.5', 'often'])('smoke watch: rejects "%s" as a number of seconds', async (seconds) => {
    const { code, err } = await run(['smoke', '--watch', seconds], { url: 'http://127.0.0.1:1' });
    expect(code).toBe(2);
    expect(err).toContain(`--watch: write seconds from 1 to 99999, such as 60, not ${seconds}.`);
  });
});

describe('session of semestr smoke --watch', () => {
  const login = { user: '42850001' };

  /** A server that ends every session after the first round. */
  async function ending(changes: Partial<Parameters<typeof watch>[2]>): Promise<Watched> {
    const { replies, live, signedIn } = sessionServer();
    const own = { ...replies, 'GET /notifications/count': signedIn(ok(3)) };
    const between = (): void => live.clear();
    return watch(2, own, { between, login, ...changes }, { only: 'notifications.count' });
  }

  it('smoke watch: uses one session as long as it is valid', async () => {
    const { replies, signedIn } = sessionServer();
    const own = { ...replies, 'GET /notifications/count': signedIn(ok(3)) };
    await watch(3, own, { login, stdin: 'Student-2026!' }, { only: 'notifications.count' });
    const lines = stub?.requests.map(({ line }) => line) ?? [];
    expect(lines.filter((line) => line === 'POST /auth/login')).toHaveLength(1);
    expect(lines.at(-1)).toBe('POST /auth/logout');
  });

  it('smoke watch: signs in again with the password from a file', async () => {
    const passwordFile = join(folder(), 'password');
    await writeFile(passwordFile, 'Student-2026!', { mode: 0o600 });
    const { code, out } = await ending({ login: { ...login, passwordFile } });
    expect(code).toBe(0);
    expect(out.match(/ok 2, failed 0/g)).toHaveLength(2);
  });

  it('smoke watch: ends with the session when the password was typed', async () => {
    await expect(ending({ stdin: 'Student-2026!' })).rejects.toMatchObject({ code: 4 });
  });
});

describe('percentile', () => {
  it.each([
    [[], 50, null],
    [[7], 95, 7],
    [[1, 2, 3, 4], 50, 2],
    [[4, 3, 2, 1], 95, 4],
    [Array.from({ length: 100 }, (_one, index) => index + 1), 95, 95],
  ] as const)('smoke watch: the percentile of %j at %d is %j', (values, of100, expected) => {
    expect(percentile(values, of100)).toBe(expected);
  });
});
