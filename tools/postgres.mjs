/**
 * Provides a real PostgreSQL for the server tests: the configured one, a running local one, or else a temporary one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { freePort } from './port.mjs';
import { node } from './node.mjs';
import { inRoot } from './paths.mjs';
import { Failure, log } from './log.mjs';

const usual = 'postgres://postgres@127.0.0.1:5432/postgres';
const isRoot = process.getuid?.() === 0;

/** @template T @param {(url: string) => Promise<T>} work */
export async function withPostgres(work) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return work(url);
  if (await answers(usual)) {
    log(`Using the PostgreSQL at ${usual}`);
    return work(usual);
  }
  return withOwn(programs() ?? (await install()), work);
}

/** @param {string} url */
async function answers(url) {
  const ask = `import pg from 'pg';
    const client = new pg.Client({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 });
    await client.connect(); await client.query('select 1'); await client.end();`;
  const options = { cwd: inRoot('apps', 'server'), quiet: true };
  return (await run(node, ['--input-type=module', '--eval', ask, url], options)).code === 0;
}

/** Finds the folder of initdb and pg_ctl; Debian keeps it off the PATH. */
function programs() {
  const debian = '/usr/lib/postgresql';
  const newest = existsSync(debian) ? Math.max(...readdirSync(debian).map(Number)) : 0;
  const folders = [join(debian, String(newest), 'bin'), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

async function install() {
  const advice = 'set TEST_DATABASE_URL to a database, or install PostgreSQL 15 or newer';
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Failure(`There is no PostgreSQL here: ${advice}.`);
  log('Installing PostgreSQL …');
  await run('apt-get', ['update'], { quiet: true });
  const { code, output } = await run('apt-get', ['install', '-y', 'postgresql'], { quiet: true });
  const bin = programs();
  if (code !== 0 || !bin) throw new Failure(`${output.trim()}\nCould not install PostgreSQL: ${advice}.`);
  return bin;
}

/** @template T @param {string} bin @param {(url: string) => Promise<T>} work */
async function withOwn(bin, work) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'semestr-postgres-'));
  const data = join(folder, 'data');
  log(`Starting a PostgreSQL of our own (${bin}) on port ${port} …`);
  if (isRoot) must('chown', [systemUser(), folder]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  try {
    must(
      ...asUser(join(bin, 'initdb'), [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-sync',
      ]),
    );
    must(
      ...asUser(join(bin, 'pg_ctl'), ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']),
    );
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    spawnSync(...asUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root. @param {string} program @param {string[]} args @returns {[string, string[]]} */
function asUser(program, args) {
  return isRoot ? ['runuser', ['-u', systemUser(), '--', program, ...args]] : [program, args];
}

const systemUser = () => (spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody');

/** @param {string} program @param {string[]} args */
function must(program, args) {
  // The database keeps running in the background and is not waited for, so it must not inherit a pipe.
  const { status, stderr } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Failure(`PostgreSQL does not start: ${stderr.trim()}`);
}
