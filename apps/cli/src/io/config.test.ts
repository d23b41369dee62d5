import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stub, stubProvider } from '../../test/provider.fixture.ts';
import { run } from '../../test/run.fixture.ts';
import { temporaryFolder } from '../../test/temporary.fixture.ts';

let stub: Stub;
beforeAll(async () => {
  stub = await stubProvider({ 'GET /schedule/current-week': { body: 3 } });
});
afterAll(() => stub.close());

const folder = temporaryFolder();
const call = async (
  content: string | null,
  argv: readonly string[] = [],
  env: Record<string, string> = {},
) => {
  if (content !== null) {
    await mkdir(join(folder(), 'semestr'), { recursive: true });
    await writeFile(join(folder(), 'semestr', 'config.json'), content);
  }
  return run(['week', ...argv], { env: { XDG_CONFIG_HOME: folder(), SEMESTR_URL: '', ...env } });
};
const work = () =>
  JSON.stringify({
    profile: 'work',
    profiles: { work: { url: stub.url }, away: { url: 'http://127.0.0.1:9' } },
  });

describe('profiles in the configuration file', () => {
  it('profiles: the profile selects the server unless an option does', async () => {
    expect(await call(work())).toMatchObject({ code: 0, out: expect.stringContaining('3') });
    expect((await call(work(), ['--profile', 'away'])).code).toBe(1);
    expect((await call(work(), [], { SEMESTR_PROFILE: 'away' })).code).toBe(1);
    expect((await call(work(), ['--profile', 'away', '--url', stub.url])).code).toBe(0);
  });

  it('profiles: an unknown name lists the existing ones', async () => {
    const { code, err } = await call(work(), ['--profile', 'wrok']);
    expect(code).toBe(2);
    expect(err).toMatch(/no profile “wrok” in .*config\.json\. Choose from: work, away/);
  });

  it.each(['{', '{"profiles": {"work": {"adress": "x"}}}', '{"profiles": {"work": {"timeout": "soon"}}}'])(
    'profiles: an invalid file is reported with an example: %s',
    async (content) => {
      const { code, err } = await call(content);
      expect(code).toBe(2);
      expect(err).toContain('Example: {"profile"');
    },
  );
});

it('requests: the language of the output is sent', async () => {
  await run(['week', '--lang', 'ru'], { url: stub.url });
  expect(stub.languages.at(-1)).toBe('ru');
});

it('requests: a response that exceeds the timeout is aborted', async () => {
  const never: typeof fetch = (_input, init) =>
    new Promise((_answer, refuse) => {
      init?.signal?.addEventListener('abort', () => refuse(init.signal?.reason as Error));
    });
  const { code, err } = await run(['week', '--timeout', '10ms'], { url: stub.url, fetch: never });
  expect(code).toBe(1);
  expect(err).toContain(`${stub.url} did not answer within the time limit (--timeout).`);
  expect((await run(['week', '--timeout', 'soon'], { url: stub.url })).code).toBe(2);
});
