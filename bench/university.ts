import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** A server that measures are taken of, in a process of its own. */
export interface Child {
  url: string;
  /** The memory that it holds, in bytes. */
  memory: () => number;
  close: () => Promise<void>;
}

/** Runs a program until it says where it listens, with the memory that `npm start` gives the server. */
export async function startChild(program: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`${program} ended: ${output}`)));
  });
  return {
    url,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) * 1024,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface University extends Child {
  /** Where its database is. */
  database: string;
}

const home = join(import.meta.dirname, '../apps/server');

/** Says something to a PostgreSQL; its driver is the server's. */
function tell(url: string, statement: string): void {
  const program = `import pg from 'pg';
    const client = new pg.Client(process.argv[1]);
    await client.connect(); await client.query(process.argv[2]); await client.end();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program, url, statement], { cwd: home });
}

/** The server as it is run, with a demo university of this size in a PostgreSQL database that goes with it. */
export async function startUniversity(scale: number): Promise<University> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (!given) throw new Error('Say `npm run bench api`, which finds a PostgreSQL.');
  const name = `semestr_bench_${randomUUID().replaceAll('-', '')}`;
  tell(given, `create database ${name}`);
  const database = Object.assign(new URL(given), { pathname: name }).href;
  const drop = (): void => tell(given, `drop database ${name} with (force)`);
  const start = () =>
    startChild(join(home, 'src/main.ts'), {
      DATABASE_URL: database,
      DEMO: '1',
      DEMO_SCALE: String(scale),
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '0',
    });
  try {
    // Whoever made the university still holds the memory that it took.
    await (await start()).close();
    const child = await start();
    const close = async (): Promise<void> => {
      await child.close();
      drop();
    };
    return { ...child, database, close };
  } catch (error) {
    drop();
    throw error;
  }
}
