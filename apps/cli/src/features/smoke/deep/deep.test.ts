import { afterEach, describe, expect, it } from 'vitest';
import { ok, type Replies, type Stub, stubProvider } from '../../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../../test/run.fixture.ts';
import { otherwise, smokeOn, stoppable, studentServer } from '../../../../test/smoke.fixture.ts';

let stub: Stub | undefined;
afterEach(() => stub?.close());

const student = ['--user', '42850001'];

/** Returns the steps of the deep check only, without the reading checks. */
async function deep(only: string, replies: Replies, argv = ['--yes'], world: World = {}): Promise<Run> {
  stub = await stubProvider(replies);
  const args = ['smoke', '--deep', '--only', only, ...student, ...argv];
  return run(args, { url: stub.url, stdin: 'Student-2026!', ...world });
}

interface Report {
  ok: boolean;
  calls: {
    name: string;
    step: string | null;
    status: number | null;
    result: string;
    detail: string | null;
  }[];
  left: { what: string; name: string }[];
}
const reportOf = ({ out }: Run): Report => JSON.parse(out) as Report;
const steps = (outcome: Run): string[] =>
  reportOf(outcome)
    .calls.filter(({ step }) => step !== null)
    .map(({ name, step, status, result }) => `${step} ${name} ${status} ${result}`);
const json = ['--yes', '--json'];
const writes = (): string[] =>
  (stub?.requests ?? []).map(({ line }) => line).filter((line) => !/^GET|\/auth\//.test(line));

describe('semestr smoke --deep', () => {
  it('deep smoke test: changes the notification settings and restores them', async () => {
    const { replies, kept } = studentServer();
    const before = structuredClone(kept.settings);
    const done = await deep('setSettings', replies, json);
    expect(done.code).toBe(0);
    expect(steps(done)).toEqual([
      'write notifications.setSettings 200 ok',
      'again notifications.settings 200 ok',
      'clean-up notifications.setSettings 200 ok',
      'clean-up notifications.settings 200 ok',
    ]);
    expect(kept.settings).toEqual(before);
    const other = stub?.requests.find(({ line }) => line.startsWith('PUT'));
    expect(other?.body).toEqual({
      emailKinds: ['marks'],
      pushKinds: [],
      quiet: { from: '03:00', to: '03:01' },
    });
  });

  it('deep smoke test: moves existing quiet hours by a minute', async () => {
    const { replies, kept } = studentServer();
    kept.settings = { emailKinds: [], pushKinds: [], quiet: { from: '22:00', to: '23:59' } };
    expect((await deep('setSettings', replies, json)).code).toBe(0);
    const other = stub?.requests.find(({ line }) => line.startsWith('PUT'));
    expect(other?.body).toMatchObject({ quiet: { from: '22:00', to: '00:00' } });
    expect(kept.settings).toMatchObject({ quiet: { from: '22:00', to: '23:59' } });
  });

  it('deep smoke test: orders a certificate that is labelled as a test, and cancels it', async () => {
    const { replies, kept } = studentServer();
    const { code, out, err } = await deep('register', replies);
    expect({ code, err }).toEqual({ code: 0, err: `Writing to ${stub?.url} as 42850001.\n` });
    expect(out.replace(stub?.url ?? '', 'URL').replaceAll(/ {2,}\d+(?= ok)/g, ' …')).toMatchInlineSnapshot(`
      "Smoke test of URL
      ✓ certificates.register               42850001   200     0 … ok: write
      ✓ certificates.list                   42850001   200     0 … ok: read written data
      ✓ certificates.close                  42850001   200     0 … ok: clean up
      Ok: 3, failed: 0, skipped: 0.
      "
    `);
    expect(kept.certificates.at(-1)).toEqual({
      id: 1027,
      provisionPlace: 'по месту требования: semestr smoke 25.11.2026 12:00:00',
      status: 3,
    });
  });

  it('deep smoke test: cancels with the call of existing clients when a provider has no other', async () => {
    const { replies, kept } = studentServer();
    const { 'POST /certificate/close?id=1027': close = {}, ...others } = replies;
    const get = { ...others, 'GET /certificate/close?id=1027': close };
    const done = await deep('register', get, json);
    expect(done.code).toBe(0);
    expect(steps(done).slice(2)).toEqual([
      'clean-up certificates.close 404 ok',
      'clean-up certificates.closeByGet 200 ok',
    ]);
    expect(kept.certificates.at(-1)?.status).toBe(3);
  });

  it('deep smoke test: orders a mark sheet for a debt and cancels it', async () => {
    const { replies, kept } = studentServer();
    const done = await deep('markSheets.order', replies, json);
    expect(steps(done)).toEqual([
      'write markSheets.order 200 ok',
      'again markSheets.list 200 ok',
      'clean-up markSheets.close 200 ok',
    ]);
    expect(kept.sheets).toEqual([{ id: 31, status: 'отклонена' }]);
  });

  it('deep smoke test: skips the mark sheet without a debt, which is not a failure', async () => {
    const done = await deep(
      'markSheets.order',
      studentServer({ 'GET /mark-sheet/subjects': ok([]) }).replies,
      json,
    );
    expect(done.code).toBe(0);
    expect(reportOf(done).calls.at(-1)).toMatchObject({
      name: 'markSheets.order',
      result: 'skipped',
      status: null,
      detail: 'no debt allows ordering a mark sheet',
    });
    expect(writes()).toEqual([]);
  });

  it('deep smoke test: records an absence of the headman and restores the previous one', async () => {
    const { replies, kept } = studentServer();
    const done = await deep('journal.note', replies, json);
    expect(done.code).toBe(0);
    expect(steps(done)).toEqual([
      'write journal.note 200 ok',
      'again journal.byDate 200 ok',
      'clean-up journal.note 200 ok',
      'clean-up journal.byDate 200 ok',
    ]);
    expect(kept).toMatchObject({ omission: null, notings: [1, 0] });
    expect(stub?.requests.find(({ line }) => line === 'POST /grade-book/create')?.body).toEqual({
      idLesson: 500,
      studentOmissionsHoursDtoList: [{ student: 70, hours: 1 }],
      seenAt: null,
    });
  });

  it('deep smoke test: keeps an excused absence by never recording 0 in between', async () => {
    const { replies, kept } = studentServer();
    kept.omission = { missedHours: 1, respectfulOmission: true };
    expect((await deep('journal.note', replies, json)).code).toBe(0);
    expect(kept).toMatchObject({
      omission: { missedHours: 1, respectfulOmission: true },
      notings: [2, 1],
    });
  });

  it('deep smoke test: fails when the recorded absence is not returned', async () => {
    const { replies, kept } = studentServer();
    kept.omission = { missedHours: 1, respectfulOmission: true };
    const forgets = otherwise(replies, 'POST /grade-book/create', (usual) => {
      kept.omission = { missedHours: 1, respectfulOmission: false };
      return usual();
    });
    const done = await deep('journal.note', forgets, json);
    expect(done.code).toBe(1);
    expect(steps(done).at(-1)).toBe('clean-up journal.byDate 200 failed');
    expect(reportOf(done).left).toEqual([{ what: 'omission', name: '2026-11-24, ОАиП, 1' }]);
  });
});

describe('cleanup of semestr smoke --deep', () => {
  it('deep smoke cleanup: reverts what was written after a failed check', async () => {
    const { replies, kept } = studentServer();
    let requestCount = 0;
    // The list loaded before succeeds, the one loaded after fails.
    const breaks = otherwise(replies, 'GET /certificate', (usual) =>
      (requestCount += 1) === 1 ? usual() : { status: 500 },
    );
    const done = await deep('register', breaks, json);
    expect(done.code).toBe(1);
    expect(steps(done)).toEqual([
      'write certificates.register 200 ok',
      'again certificates.list 500 failed',
      'clean-up certificates.close 200 ok',
    ]);
    expect(kept.certificates.at(-1)?.status).toBe(3);
    expect(reportOf(done).left).toEqual([]);
  });

  it('deep smoke cleanup: looks for the written records when no response arrived', async () => {
    const { replies, kept } = studentServer();
    const loses = otherwise(replies, 'POST /certificate/register', (usual) => {
      usual();
      return 'lost';
    });
    const done = await deep('register', loses, json);
    expect(done.code).toBe(1);
    expect(steps(done)).toEqual([
      'write certificates.register null failed',
      'clean-up certificates.close 200 ok',
    ]);
    expect(kept.certificates.map(({ status }) => status)).toEqual([1, 3]);
  });

  it('deep smoke cleanup: does not revert a write that the server rejected', async () => {
    const refused = studentServer({
      'POST /certificate/register': { status: 409, body: { reason: 'contacts-unconfirmed' } },
    });
    const done = await deep('register', refused.replies, json);
    expect(done.code).toBe(0);
    expect(steps(done)).toEqual(['write certificates.register 409 skipped']);
    expect(writes()).toEqual(['POST /certificate/register']);
  });

  it('deep smoke cleanup: reports what could not be reverted, and continues with the others', async () => {
    const { replies, kept } = studentServer({ 'POST /certificate/close?id=1027': { status: 500 } });
    const { code, out, err } = await deep('close', replies);
    expect(code).toBe(1);
    expect(out).toMatch(/✗ certificates\.close .+ 500 .+ failed: clean up: Failed to cancel the certificate/);
    expect(err).toContain(
      [
        'These could not be cleaned up:',
        '  certificate "по месту требования: semestr smoke 25.11.2026 12:00:00": semestr certificates list, then cancel',
        '',
      ].join('\n'),
    );
    expect(kept.sheets).toEqual([{ id: 31, status: 'отклонена' }]);
  });

  it('deep smoke cleanup: cleans up after Ctrl-C, and runs no further step', async () => {
    const { machine, stop } = stoppable();
    const { replies, kept } = studentServer();
    const stops = otherwise(replies, 'POST /certificate/register', (usual) => {
      stop();
      return usual();
    });
    stub = await stubProvider(stops);
    const { code, out, err } = await smokeOn(
      machine,
      { deep: { isSure: true }, only: 'close' },
      { url: stub.url, login: { user: '42850001' }, stdin: 'Student-2026!', json: true },
    );
    expect(code).toBe(130);
    expect(err).toContain('Stopping after the clean-up.');
    expect(steps({ code, out, err })).toEqual([
      'write certificates.register 200 ok',
      'clean-up certificates.close 200 ok',
    ]);
    expect(kept.certificates.at(-1)?.status).toBe(3);
    expect(writes()).not.toContain('POST /mark-sheet');
  });
});

describe('confirmation of semestr smoke --deep', () => {
  it('deep smoke confirmation: requires --yes without a terminal, before a request is sent', async () => {
    const { code, out, err } = await deep('register', studentServer().replies, []);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'There is no terminal for a confirmation. If you are sure, add --yes.\n',
    });
    expect(stub?.requests).toEqual([]);
  });

  it.each([
    ['yes', 0],
    ['no', 1],
  ])(
    'deep smoke confirmation: prompts at a terminal, and handles the answer "%s"',
    async (typed, expected) => {
      const { code, err } = await deep('register', studentServer().replies, [], {
        typed: ['Student-2026!', typed],
      });
      expect(code).toBe(expected);
      expect(err).toContain(`Writing to ${stub?.url} as 42850001.\n`);
      expect(err).toContain('Calls that write: certificates.register, certificates.close.');
      expect(err).toContain('These traces remain: a cancelled certificate in the student’s list.\n');
      expect(err.includes('Nothing was written.')).toBe(expected === 1);
      expect(writes().length > 0).toBe(expected === 0);
    },
  );

  it('deep smoke confirmation: requires a user to write as', async () => {
    const { code, err } = await run(['smoke', '--deep', '--yes'], { url: 'http://127.0.0.1:1' });
    expect(code).toBe(2);
    expect(err).toContain("required option '--user <login>' not specified");
  });
});
