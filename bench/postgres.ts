import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Runs a statement on a PostgreSQL, with the server's driver. */
function run(url: string, statement: string): void {
  const program = `import pg from 'pg';
    const client = new pg.Client(process.argv[1]);
    await client.connect(); await client.query(process.argv[2]); await client.end();`;
  const cwd = join(import.meta.dirname, '../apps/server');
  execFileSync(process.execPath, ['--input-type=module', '--eval', program, url, statement], { cwd });
}

/** Creates a database on a PostgreSQL, and returns how to remove it. */
export function newDatabase(server: string, what: string): { database: string; drop: () => void } {
  const name = `semestr_${what}_${randomUUID().replaceAll('-', '')}`;
  run(server, `create database ${name}`);
  return {
    database: Object.assign(new URL(server), { pathname: name }).href,
    drop: () => run(server, `drop database ${name} with (force)`),
  };
}
