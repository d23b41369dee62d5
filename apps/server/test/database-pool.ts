import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, onEmbedded } from '../src/db/open.ts';
import { changedTables, type TableVersions, tableVersions } from './stored-data.ts';
import { snapshot } from './snapshot.ts';

/**
 * Opening a database in memory takes most of the time of a short test file, while undoing its changes takes little.
 * Each worker therefore opens few databases, and each file gets one in its initial state.
 */
interface Lent {
  pglite: PGlite;
  /** Tables, columns, functions, triggers and constraints, which cannot be restored in an existing database. */
  shape: string;
  sequences: string;
  versions: TableVersions;
  /** The columns of each table, as a list for a statement. */
  columns: Readonly<Record<string, string>>;
}

const idle = new Map<boolean, Lent[]>();

/** Returns an embedded database with the content of the snapshot; closing it returns it to the pool. */
export async function borrowDatabase(isDemo: boolean): Promise<OpenDatabase> {
  const borrowed = (await takeIdle(isDemo)) ?? (await open(isDemo));
  const stops: (() => Promise<void>)[] = [];
  // Work that is still running after the end of a file must not reach the database of the next one.
  const { proxy, revoke } = Proxy.revocable(borrowed.pglite, {
    get: (target, key): unknown => {
      if (key === 'listen')
        return async (...args: Parameters<PGlite['listen']>) => {
          const stop = await target.listen(...args);
          stops.push(() => stop());
          return stop;
        };
      const value: unknown = Reflect.get(target, key, target);
      // The private fields of the database are only accessible on itself.
      return typeof value === 'function' && key !== 'constructor' ? value.bind(target) : value;
    },
  });
  return {
    ...(await onEmbedded(proxy)),
    close: async () => {
      revoke();
      for (const stop of stops) await stop();
      idle.set(isDemo, [...(idle.get(isDemo) ?? []), borrowed]);
    },
  };
}

async function takeIdle(isDemo: boolean): Promise<Lent | null> {
  for (let database = idle.get(isDemo)?.pop(); database; database = idle.get(isDemo)?.pop()) {
    if (await isRestored(database)) return database;
    await database.pglite.close();
  }
  return null;
}

async function open(isDemo: boolean): Promise<Lent> {
  const pglite = await PGlite.create({ loadDataDir: await snapshot(isDemo) });
  const { db } = await onEmbedded(pglite);
  const versions = await tableVersions(db);
  const columns = await columnsOf(pglite);
  const copies = Object.keys(versions).map(
    (table) => `create table pristine.${table} as select ${columns[table] ?? ''} from public.${table};`,
  );
  await pglite.exec(`create schema pristine; ${copies.join('\n')}`);
  return { pglite, versions, columns, shape: await shapeOf(pglite), sequences: await sequencesOf(pglite) };
}

/**
 * Restores the rows that a file changed; returns false when it changed tables, functions or the like, which cannot be
 * restored.
 */
async function isRestored(lent: Lent): Promise<boolean> {
  const { pglite } = lent;
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  if ((await shapeOf(pglite)) !== lent.shape) return false;
  const { db } = await onEmbedded(pglite);
  const changed = changedTables(lent.versions, await tableVersions(db));
  await change(
    pglite,
    changed.map((table) => `delete from public.${table};`),
  );
  // Freeing the space of deleted rows stores the restored ones in their initial order, on which tests may depend.
  for (const table of changed) await pglite.exec(`vacuum public.${table}`);
  await change(pglite, [
    ...changed.map(
      (table) =>
        `insert into public.${table} (${lent.columns[table] ?? ''}) overriding system value table pristine.${table};`,
    ),
    `${lent.sequences};`,
  ]);
  if (changed.length > 0) lent.versions = { ...lent.versions, ...(await tableVersions(db, changed)) };
  return true;
}

/**
 * Changes rows in one transaction. In the replica role it checks no foreign keys, so the order of the tables does not
 * matter.
 */
async function change(pglite: PGlite, statements: readonly string[]): Promise<void> {
  await pglite.exec(`begin; set local session_replication_role = replica; ${statements.join('\n')} commit`);
}

/** Returns the columns of each table as a list, without generated ones. */
async function columnsOf(pglite: PGlite): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pglite.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

const textOf = async (pglite: PGlite, query: string): Promise<string> => {
  const { rows } = await pglite.query<{ text: string | null }>(query);
  return rows[0]?.text ?? '';
};

const inPublic = `in ('public'::regnamespace, 'drizzle'::regnamespace)`;

const shapeOf = (pglite: PGlite): Promise<string> =>
  textOf(
    pglite,
    `select md5(string_agg(part, ' ' order by part)) as text from (
       select concat_ws(' ', oid, relname, relkind) as part from pg_class where relnamespace ${inPublic}
       union all select concat_ws(' ', attrelid, attname, atttypid, attnotnull, attisdropped) from pg_attribute
         where attnum > 0 and attrelid in (select oid from pg_class where relnamespace ${inPublic})
       union all select concat_ws(' ', oid, proname, prosrc) from pg_proc where pronamespace ${inPublic}
       union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
       union all select concat_ws(' ', oid, conname, convalidated) from pg_constraint
       union all select concat_ws(' ', oid, nspname) from pg_namespace where nspname not like 'pg_%'
     ) parts`,
  );

/** Returns the statement that sets every sequence to its current value. */
const sequencesOf = (pglite: PGlite): Promise<string> =>
  textOf(
    pglite,
    `select 'select ' || string_agg(
       format('setval(%L, %s, %L)', schemaname || '.' || quote_ident(sequencename), coalesce(last_value, start_value), last_value is not null),
       ', ') as text from pg_sequences where schemaname = 'public'`,
  );
