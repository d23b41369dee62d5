import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { StartError } from '../start/error.ts';
import { postgresUrl } from '../../test/server.ts';
import { openPostgres } from './open.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { meta } from './tables/meta.ts';

describe('PostgreSQL server', () => {
  const server = postgresUrl ?? '';
  it('PostgreSQL: rejects a server without the database with one sentence', async () => {
    const url = new URL(server);
    url.pathname = 'semestr_no_such_database';
    await expect(openPostgres(url.href)).rejects.toThrow(
      new StartError(
        'DATABASE_URL does not reach a PostgreSQL server: database "semestr_no_such_database" does not exist.',
      ),
    );
  });

  it('PostgreSQL: migrates once when several servers start at the same time', async () => {
    const name = `semestr_test_at_once_${process.pid}`;
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = name;
    try {
      const opened = await Promise.all([
        openPostgres(url.href),
        openPostgres(url.href),
        openPostgres(url.href),
      ]);
      const [first] = opened;
      expect(await first.db.select().from(meta)).toHaveLength(1);
      const applied = await first.db.execute(
        sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
      );
      expect(applied).toMatchObject({ rows: [{ count: journal.entries.length }] });
      for (const { close } of opened) await close();
    } finally {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    }
  });
});
