import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Says something to a PostgreSQL; its driver is the server's. */
function tell(url: string, statement: string): void {
  const program = `import pg from 'pg';
    const client = new pg.Client(process.argv[1]);
    await client.connect(); await client.query(process.argv[2]); await client.end();`;
  const cwd = join(import.meta.dirname, '../apps/server');
  execFileSync(process.execPath, ['--input-type=module', '--eval', program, url, statement], { cwd });
}

/** A new database on a PostgreSQL, and how to remove it. */
export function newDatabase(server: string, what: string): { database: string; drop: () => void } {
  const name = `semestr_${what}_${randomUUID().replaceAll('-', '')}`;
  tell(server, `create database ${name}`);
  return {
    database: Object.assign(new URL(server), { pathname: name }).href,
    drop: () => tell(server, `drop database ${name} with (force)`),
  };
}
