import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Run, run, type World } from '../../../test/run.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const folder = temporaryFolder();

/** A program in place of the server's that records how it was called, and exits as configured. */
const stub = `
  import { writeFileSync } from 'node:fs';
  writeFileSync(process.env.CALLED, JSON.stringify({
    argv: process.argv.slice(2), cwd: process.cwd(), env: process.env, program: process.argv[1],
  }));
  if (process.env.ENDS === 'on signal') {
    process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log('ready');
  } else process.exitCode = Number(process.env.ENDS ?? 0);`;

beforeEach(async () => {
  const source = join(folder(), 'semestr/apps/server/src');
  await mkdir(join(source, 'operate'), { recursive: true });
  await mkdir(join(folder(), 'elsewhere'));
  await writeFile(join(source, 'operate/main.ts'), stub);
  await writeFile(join(source, 'main.ts'), stub);
});

interface Called {
  argv: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  program: string;
}

const calledFile = (): string => join(folder(), 'called.json');
const called = async (): Promise<Called> => JSON.parse(await readFile(calledFile(), 'utf8')) as Called;

const ask = (argv: readonly string[], { env, ...world }: World = {}): Promise<Run> =>
  run(argv, { cwd: join(folder(), 'semestr'), env: { CALLED: calledFile(), ...env }, ...world });

describe('server operations', () => {
  it.each([
    [['backup'], ['backup']],
    [
      ['backup', '--out', 'a.backup', '--force'],
      ['backup', '--out', 'a.backup', '--force'],
    ],
    [
      ['backup', '--check', 'a.backup'],
      ['backup', '--check', 'a.backup'],
    ],
    [
      ['restore', 'a.backup'],
      ['restore', 'a.backup'],
    ],
    [
      ['doctor', '--backups', 'b', '--json'],
      ['doctor', '--backups', 'b'],
    ],
  ])('operations: %j runs the operation of the server', async (argv, expected) => {
    const json = argv.includes('--json') ? ['--json'] : [];
    expect(await ask(argv)).toEqual({ code: 0, out: '', err: '' });
    expect((await called()).argv).toEqual([...expected, '--language', 'en', ...json]);
  });

  it.each([
    ['ru', 'ru'],
    ['be', 'ru'],
    ['en', 'en'],
  ])('operations: passes the language: %s is %s', async (language, named) => {
    await ask(['doctor', '--lang', language]);
    expect((await called()).argv).toEqual(['doctor', '--language', named]);
  });

  it('operations: inherits the user’s environment, without colours when there is no terminal', async () => {
    await ask(['doctor'], { env: { DATABASE_URL: 'postgres://localhost/a' } });
    expect((await called()).env).toMatchObject({ DATABASE_URL: 'postgres://localhost/a', NO_COLOR: '1' });
    await ask(['doctor'], { isTerminal: true });
    expect((await called()).env['NO_COLOR']).toBeUndefined();
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['130', 130],
    ['99', 1],
  ])('operations: an operation that ends with %s makes the program exit with %d', async (ends, code) => {
    expect(await ask(['doctor'], { env: { ENDS: ends } })).toMatchObject({ code });
  });

  it('operations: a stop signal is forwarded to the operation, and the program waits for its end', async () => {
    const main = join(import.meta.dirname, '../../main.ts');
    const env = { ...process.env, CALLED: calledFile(), ENDS: 'on signal' };
    const child = spawn(process.execPath, [main, 'restore', 'a.backup'], {
      cwd: join(folder(), 'semestr'),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      said += String(chunk);
      if (said === 'ready\n') child.kill('SIGTERM');
    }
    if (child.exitCode === null) await once(child, 'exit');
    expect([said, child.exitCode]).toEqual(['ready\nended\n', 0]);
  });
});

describe('server folder', () => {
  it('operations: finds the server from any folder of its project', async () => {
    const cwd = join(folder(), 'semestr/apps');
    expect((await ask(['doctor'], { cwd })).code).toBe(0);
    expect((await called()).cwd).toBe(cwd);
  });

  it.each([
    [['--server', '../semestr'], {}],
    [[], { SEMESTR_SERVER: '../semestr' }],
  ])('operations: finds the server with %j and %j', async (argv, env) => {
    const cwd = join(folder(), 'elsewhere');
    expect((await ask(['doctor', ...argv], { cwd, env })).code).toBe(0);
    expect((await called()).program).toBe(join(folder(), 'semestr/apps/server/src/operate/main.ts'));
  });

  it.each([['backup'], ['restore', 'a.backup'], ['doctor'], ['demo']])(
    'operations: reports that no server was found: %s',
    async (...argv) => {
      const { code, out, err } = await ask(argv, { cwd: join(folder(), 'elsewhere') });
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe('There is no Semestr server here. Give its folder: --server DIR or SEMESTR_SERVER.\n');
    },
  );

  it('operations: reports that the named folder contains no server', async () => {
    const { code, err } = await ask(['doctor', '--server', 'apps', '--lang', 'ru']);
    expect(code).toBe(1);
    expect(err).toBe(
      `В ${join(folder(), 'semestr/apps')} нет сервера «Семестра»: нужна папка, в которой есть apps/server/src/operate/main.ts.\n`,
    );
    expect(existsSync(calledFile())).toBe(false);
  });
});

describe('semestr demo', () => {
  it('demo: serves an invented university, regardless of the settings of a real one', async () => {
    const env = { DATABASE_URL: 'postgres://localhost/a', SMTP_URL: 'smtp://mail.example', DEMO: 'off' };
    const { code, err } = await ask(['demo', '--port', '8080', '--scale', '0.2'], { env });
    expect(code).toBe(0);
    expect(err).toContain('The data are deleted when the demo stops');
    expect(err).toContain('not built yet');
    const { program, env: named } = await called();
    expect(program).toBe(join(folder(), 'semestr/apps/server/src/main.ts'));
    expect(named).toMatchObject({
      DEMO: 'on',
      DATABASE_URL: '',
      SMTP_URL: '',
      PORT: '8080',
      DEMO_SCALE: '0.2',
    });
    expect(existsSync(named['DATA_DIR'] ?? '')).toBe(false);
  });

  it('demo: stores its data in the given folder', async () => {
    const { err } = await ask(['demo', '--data', 'kept']);
    expect(err).not.toContain('temporary');
    expect((await called()).env['DATA_DIR']).toBe(join(folder(), 'semestr/kept'));
  });

  it.each([
    ['--port', '65536', '0 to 65535'],
    ['--port', 'http', '0 to 65535'],
    ['--scale', '0.01', '0.05 to 20'],
    ['--scale', '21', '0.05 to 20'],
  ])('demo: rejects %s %s', async (option, value, range) => {
    const { code, err } = await ask(['demo', option, value]);
    expect(code).toBe(2);
    expect(err).toContain(`${option}: write a number from ${range}, not ${value}.`);
  });
});

describe('help of the operations', () => {
  it.each([
    ['backup', 'сохранить всю базу данных', 'save the whole database'],
    ['restore', 'файл резервной копии', 'backup file'],
    ['doctor', 'папка с резервными копиями', 'folder with backups'],
    ['demo', 'запустить сервер с выдуманным университетом', 'run a server with a sample university'],
  ])('operations: the help of %s exists in both languages', async (command, russian, english) => {
    expect((await ask([command, '--help', '--lang', 'ru'])).out).toContain(russian);
    expect((await ask([command, '--help', '--lang', 'en'])).out).toContain(english);
  });

  it('operations: rejects a backup that is both checked and created', async () => {
    const { code, err } = await ask(['backup', '--check', 'a', '--force']);
    expect(code).toBe(2);
    expect(err).toContain(`option '--check <file>' cannot be used with option '--force'`);
  });

  it.each([
    ['an old Node', 'echo v20.20.2', 'the node in PATH is v20.20.2'],
    ['none', null, 'there is no node in PATH'],
  ])(
    'operations: the executable reports the Node version that it needs when PATH has %s',
    async (_what, script, words) => {
      const bin = join(folder(), 'bin');
      await mkdir(bin);
      if (script !== null) await writeFile(join(bin, 'node'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      const own = process.execPath;
      // As main.ts does in the executable.
      process.execPath = 'node';
      try {
        const { code, err } = await ask(['doctor'], { env: { PATH: bin } });
        expect(code).toBe(1);
        expect(err).toMatch(/^The server needs Node 22\.19 or newer, but /);
        expect(err).toContain(words);
      } finally {
        process.execPath = own;
      }
    },
  );
});
