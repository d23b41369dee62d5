import { historicalTables } from '../../db/migrate.ts';
import type { Database } from '../../db/database.ts';
import { queryRows, quoteName } from '../query-rows.ts';

/** A table according to the database. */
export interface StoredTable {
  name: string;
  /** Writable columns: excludes generated ones. */
  columns: string[];
  /** Whether some of its values are so long that they are stored separately. */
  hasLongValues: boolean;
}

/** Lists the tables of Semestr's schema, by name. */
async function allTables(db: Database): Promise<StoredTable[]> {
  return queryRows<StoredTable & Record<string, unknown>>(
    db,
    `select c.relname as name,
       (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce(pg_relation_size(nullif(c.reltoastrelid, 0)), 0) > 0 as "hasLongValues"
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  );
}

/** Lists the tables of any release of Semestr; `foreign` are the names of all others. */
export async function tablesOf(db: Database): Promise<{ own: StoredTable[]; foreign: string[] }> {
  const all = await allTables(db);
  return {
    own: all.filter(({ name }) => historicalTables.has(name)),
    foreign: all.filter(({ name }) => !historicalTables.has(name)).map(({ name }) => name),
  };
}

/** Returns the last value of each sequence, null when it has not been used yet. */
export async function sequencesOf(db: Database): Promise<Record<string, number | null>> {
  const rows = await queryRows<{ name: string; last: string | null }>(
    db,
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]));
}

/** A foreign key with its definition. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export const foreignKeysOf = (db: Database): Promise<ForeignKey[]> =>
  queryRows<ForeignKey & Record<string, unknown>>(
    db,
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0 order by 1, 2`,
  );

/** Counts the rows of each of these tables. */
export async function countsOf(db: Database, names: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [row] = await queryRows<{ count: number }>(
      db,
      `select count(*)::int as count from public.${quoteName(name)}`,
    );
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

/** Returns "PostgreSQL 15.8", and whether it is the embedded one. */
export async function kindOf(db: Database): Promise<{ database: string; embedded: boolean }> {
  const [row] = await queryRows<{ version: string }>(db, 'select version() as version');
  const [database = 'PostgreSQL'] = /^PostgreSQL [\d.]+/.exec(row?.version ?? '') ?? [];
  return { database, embedded: row?.version.includes('PGlite') === true };
}
