import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faculty } from '../../test/answers.fixture.ts';
import { importServer, type Stub, stubProvider } from '../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../test/run.fixture.ts';

let folder: string;
let stub: Stub;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-cli-'));
  await writeFile(join(folder, 'faculties.json'), JSON.stringify([faculty]));
  stub = await stubProvider(importServer());
});
afterEach(async () => {
  await stub.close();
  await rm(folder, { recursive: true });
});

const signIn = (world: World, argv: readonly string[] = []): Promise<Run> =>
  run(['import', '--from', '.', '--user', 'admin', ...argv], { url: stub.url, cwd: folder, ...world });

describe('sign-in', () => {
  it('session: reads the password from stdin and never prompts without a terminal', async () => {
    const { code, err } = await signIn({ stdin: 'Admin-2026!\n' });
    expect(code).toBe(0);
    expect(err).not.toContain('Password');
    expect(stub.requests.at(-1)?.line).toBe('POST /auth/logout');
  });

  it('session: explains how to pass the password when nothing is piped in', async () => {
    const { code, out, err } = await signIn({});
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('Give the password: pipe it into stdin or use --password-file.\n');
  });

  it('session: prompts at a terminal without echoing the password', async () => {
    const { code, out, err } = await signIn({ typed: ['Admin-2026!'] });
    expect(code).toBe(0);
    expect(err).toContain('Password: ');
    expect(err + out).not.toContain('Admin-2026!');
  });

  it('session: exits with 4 for a wrong password, before anything is loaded', async () => {
    const { code, err } = await signIn({ stdin: 'wrong' });
    expect({ code, err }).toEqual({ code: 4, err: 'Wrong username or password.\n' });
  });

  it('session: exits with 4 for a user who is not an administrator', async () => {
    await stub.close();
    stub = await stubProvider(importServer([]));
    const { code, err } = await signIn({ stdin: 'Admin-2026!' });
    expect({ code, err }).toEqual({ code: 4, err: 'This needs an administrator.\n' });
  });

  it('session: warns about a password file that other users can read', async () => {
    const file = join(folder, 'password');
    await writeFile(file, 'Admin-2026!\n');
    await chmod(file, 0o644);
    const open = await signIn({}, ['--password-file', 'password']);
    expect(open.code).toBe(0);
    expect(open.err).toContain(`Warning: other users can read the file ${file}`);
    await chmod(file, 0o600);
    const own = await signIn({}, ['--password-file', 'password']);
    expect(own.err).not.toContain('Warning');
  });

  it('session: reports a missing password file', async () => {
    const { code, err } = await signIn({}, ['--password-file', 'nothing']);
    expect(code).toBe(1);
    expect(err).toContain('Could not read the file');
  });
});
