import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as certificates from '@semestr/api/certificates';
import * as contacts from '@semestr/api/contacts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { logins, startTestServer, type TestServer } from './server.ts';
import { setup } from './templates.ts';

/**
 * `node tools/run.mjs release-dump 0.3.0`: writes a small university, stored by this version of the program, to
 * `releases/0.3.0.sql`. Run it once for each release. From then on the file is only read, by the test that upgrades
 * every release. Requires the programs of PostgreSQL 15 or newer.
 */
const [version = ''] = process.argv.slice(2);
/** Number of the oldest and of the newest rows of a table that are kept. */
const ROWS = 6;
const BYTES = 40;

/** Creates data that only users create: sessions, a request, a code with its message, entries of the audit log. */
async function use(server: TestServer): Promise<string> {
  const student = await server.client('student');
  await student.call(certificates.register, { body: certificates.register.example.body });
  const freshman = await server.client('unconfirmed');
  const { contactDtoList } = await freshman.call(contacts.list, {});
  await freshman.call(contacts.sendCode, { body: contactDtoList[0]?.id ?? 0 });
  return student.cookie();
}

const rowsOf = (result: unknown): Record<string, unknown>[] =>
  // Both drivers return this for a raw statement.
  (result as { rows: Record<string, unknown>[] }).rows;

const columnsWhere = async (db: Database, where: SQL) =>
  rowsOf(
    await db.execute(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and ${where} order by table_name`),
  ).map((row) => ({
    table: sql.identifier(String(row['table_name'])),
    column: sql.identifier(String(row['column_name'])),
  }));

/** Keeps the four demo students, some rows of large tables, and the beginnings of files. */
async function trim(db: Database): Promise<void> {
  const people = sql.join(
    Object.values(logins).map((login) => sql`${login}`),
    sql`, `,
  );
  await db.execute(sql`delete from students where card_number not in (${people})`);
  await db.execute(sql`delete from groups where id not in (select group_id from students)`);
  await db.execute(sql`delete from lessons where id not in (select lesson_id from lesson_groups)`);
  for (const { table, column } of await columnsWhere(db, sql`data_type = 'bytea'`))
    await db.execute(sql`update ${table} set ${column} = substring(${column} for ${BYTES})`);
  // Rows with references cannot be deleted, so their table is kept completely.
  for (const { table } of await columnsWhere(db, sql`column_name = 'id'`))
    await db
      .transaction(async (tx) =>
        tx.execute(sql`
          delete from ${table} where id not in (select id from ${table} order by id limit ${ROWS})
            and id not in (select id from ${table} order by id desc limit ${ROWS})`),
      )
      .catch(() => undefined);
}

/** Settings of the restoring session, and commands that only psql supports. */
const FOREIGN = /^(?:--.*|SET \w+ = .*;|SELECT pg_catalog\.set_config.*|\\(?:un)?restrict .*|)$/;

function dump(url: string): string {
  const flags = ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=100', url];
  const { status, stdout, stderr } = spawnSync('pg_dump', flags, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pg_dump: ${stderr}`);
  return stdout
    .split('\n')
    .filter((line) => !FOREIGN.test(line))
    .join('\n');
}

const dropTemplates = await setup();
const server = await startTestServer();
try {
  const cookie = await use(server);
  await trim(server.db);
  const head = [
    `-- Semestr ${version}: a small invented university as this release stored it.`,
    '-- src/db/releases.test.ts restores it, migrates it and looks for its rows. Never edit it; the next release gets',
    '-- a file of its own: node tools/run.mjs release-dump VERSION',
    `-- A student is signed in with ${cookie}`,
  ];
  const file = join(import.meta.dirname, 'releases', `${version}.sql`);
  writeFileSync(file, `${head.join('\n')}\n${dump(server.address ?? '')}\n`);
  process.stdout.write(`${file}\n`);
} finally {
  await server.close();
  await dropTemplates?.();
}
