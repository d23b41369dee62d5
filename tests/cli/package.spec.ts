import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/test.ts';
import { semestr } from './semestr.ts';

/** The distributed forms of the terminal client: the npm package and the executable. */

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';

/** Runs a task of the repository. */
const task = (...args: string[]): Promise<unknown> =>
  run(process.execPath, ['tools/run.mjs', ...args], { cwd: root });

/** Runs an installed program, which must succeed. Its environment only contains the path of Node. */
async function print(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const PATH = [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  const { stdout } = await run(program, args, { env: { PATH, SEMESTR_LANG: 'en', ...env } });
  return stdout;
}

const versionOf = async (folder: string): Promise<string> =>
  (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

test('package: installs without a network, and its program works', async ({ world }, info) => {
  const version = await versionOf(join(root, 'apps/cli'));
  expect(await versionOf(root)).toBe(version);
  const prefix = info.outputPath('installed');
  await task('pack', info.outputPath());
  const archive = info.outputPath(`semestr-${version}.tgz`);
  await run('npm', [
    'install',
    '--global',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--prefix',
    prefix,
    archive,
  ]);
  const installed = join(prefix, 'bin/semestr');

  expect(await print(installed, ['--version'])).toBe(`${version}\n`);
  expect(await print(installed, ['--help'])).toContain('Usage: semestr');
  expect(await print(installed, ['--help'], { SEMESTR_LANG: 'ru' })).toContain('Использование: semestr');
  expect(await readFile(join(prefix, 'share/man/man1/semestr.1'), 'utf8')).toContain(`semestr ${version}`);

  const { username, password } = await world.person('student');
  const secret = info.outputPath('password');
  await writeFile(secret, password, { mode: 0o600 });
  const env = { SEMESTR_URL: world.url, HOME: info.outputPath('home') };
  expect(await print(installed, ['schedule', '428501', '--week', '1'], env)).toContain('Group 428501 · РИС');
  await print(installed, ['login', username, '--password-file', secret], env);
  expect(await print(installed, ['whoami'], env)).toContain(username);
});

test('package: connects to a server through a proxy', async () => {
  const requests: string[] = [];
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    requests.push(url);
    socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  const env = {
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
    NO_PROXY: '',
    SEMESTR_URL: 'https://portal.example',
  };
  const { stderr } = await semestr(['week'], env);
  await promisify(proxy.close.bind(proxy))();
  expect(stderr).toContain('Cannot reach https://portal.example: the proxy refused the connection (503).');
  expect(new Set(requests)).toEqual(new Set(['portal.example:443']));
});

test('package: the executable works without Node', async ({ world }, info) => {
  await task('executable');
  const executable = join(root, 'apps/cli/dist-single', isWindows ? 'semestr.exe' : 'semestr');
  const env = { PATH: '', SEMESTR_URL: world.url, HOME: info.outputPath('home') };
  expect(await print(executable, ['--version'], env)).toBe(`${await versionOf(join(root, 'apps/cli'))}\n`);
  expect(await print(executable, ['--help'], { ...env, SEMESTR_LANG: 'be' })).toContain(
    'Использование: semestr',
  );
  expect(await print(executable, ['schedule', '428501', '--week', '1'], env)).toContain('Group 428501 · РИС');
});
