import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';

let folder: string;
let stub: Stub;
const made: Replies = { 'POST /setup/admin': {} };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-cli-'));
  await mkdir(join(folder, '.data'));
  await writeFile(join(folder, '.data/setup-token'), 'token-of-the-server\n', { mode: 0o600 });
  stub = await stubProvider(made);
});
afterEach(async () => {
  await stub.close();
  await rm(folder, { recursive: true });
});

const create = (world: World, argv: readonly string[] = []): Promise<Run> =>
  run(['admin', 'create', ...argv], { url: stub.url, cwd: folder, ...world });

describe('semestr admin create', () => {
  it('admin create: sends the token from the data folder', async () => {
    const { code, out } = await create({ stdin: 'Admin-2026!\n' });
    expect(code).toBe(0);
    expect(out).toBe(`Administrator admin was created. Sign in: ${stub.url}/console/\n`);
    expect(stub.requests).toEqual([
      {
        line: 'POST /setup/admin',
        body: {
          token: 'token-of-the-server',
          username: 'admin',
          password: 'Admin-2026!',
          fio: 'Administrator',
        },
      },
    ]);
  });

  it('admin create: finds the token in DATA_DIR', async () => {
    const { code } = await create({
      stdin: 'Admin-2026!',
      cwd: '/',
      env: { DATA_DIR: join(folder, '.data') },
    });
    expect(code).toBe(0);
  });

  it('admin create: prompts for the password twice at a terminal', async () => {
    const { code, err } = await create({ typed: ['Admin-2026!', 'Admin-2026!'] });
    expect(code).toBe(0);
    expect(err).toBe('Password of the new administrator: \nRepeat the password: \n');
  });

  it('admin create: sends nothing when the two passwords differ', async () => {
    const { code, err } = await create({ typed: ['Admin-2026!', 'Admin-2027!'] });
    expect(code).toBe(2);
    expect(err).toContain('The passwords do not match.');
    expect(stub.requests).toEqual([]);
  });

  it('admin create: states the password rule before sending a password that breaks it', async () => {
    const { code, err } = await create({ stdin: 'simple' });
    expect(code).toBe(2);
    expect(err).toMatch(/^Password: 8–30 Latin characters/);
    expect(stub.requests).toEqual([]);
  });

  it('admin create: reports where the token is expected', async () => {
    const { code, err } = await create({ stdin: 'Admin-2026!' }, ['--token-file', 'elsewhere']);
    expect(code).toBe(1);
    expect(err).toContain(`There is no setup token: ${join(folder, 'elsewhere')}.`);
  });

  it.each([
    [409, 'There is already an administrator'],
    [404, 'Wrong setup token'],
  ])('admin create: explains the refusal %i', async (status, sentence) => {
    await stub.close();
    stub = await stubProvider({ 'POST /setup/admin': { status } });
    const { code, err } = await create({ stdin: 'Admin-2026!' });
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
});
