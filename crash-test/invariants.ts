import type { FoundDatabase } from '../apps/server/src/db/open.ts';
import type { Fault } from './ledger.ts';
import { ROWS } from './table-import.ts';

type Database = FoundDatabase['db'];

/** Runs a query that returns one row, `what`, for each record that is incomplete. */
async function found(db: Database, query: string): Promise<string[]> {
  // The result type that both drivers have for a raw statement.
  const { rows } = (await db.execute(query)) as { rows: { what: unknown }[] };
  return rows.map(({ what }) => String(what));
}

/** Records of the admin calls and entries of the audit log that exist without each other. */
const logged = (table: string, name: string, kind: string, marks: string): Record<string, string> => ({
  [`${kind} without an entry in the log`]: `select ${name} as what from ${table} made where ${name} like '${marks}'
    and (select count(*) from audit where action = '${kind}.create' and subject = '${kind}/' || made.id) <> 1`,
  [`an entry in the log without its ${kind}`]: `select subject as what from audit made where action = '${kind}.create'
    and not exists (select 1 from ${table} where '${kind}/' || id = made.subject)
    and not exists (select 1 from audit gone where gone.action = '${kind}.remove' and gone.subject = made.subject)`,
});

/** SQL that counts the notifications that contain a text. */
const countOf = (text: string): string =>
  `(select count(*) from notifications where position(${text} in message) > 0)`;

/** Queries that find incomplete records, by the description of each fault. */
const halves = (marks: string): Record<string, string> => ({
  'a request without its paper': `select place_of_stay as what from omission_requests request where place_of_stay like '${marks}'
    and not exists (select 1 from omission_documents where request_id = request.id)`,
  'a decision without exactly one notification': `select rejection_reason as what from omission_requests
    where rejection_reason like '${marks}' and ${countOf(`rejection_reason`)} <> 1`,
  'a decision without an entry in the log': `select rejection_reason as what from omission_requests request
    where rejection_reason like '${marks}' and (select count(*) from audit
      where action = 'omission-requests.update' and subject = 'omission-requests/' || request.id) <> 1`,
  'a broadcast without exactly one notification per recipient': `select text as what from broadcasts
    where text like '${marks}' and ${countOf('text')} is distinct from recipients`,
  'an announcement without its group': `select content as what from announcements made where content like '${marks}'
    and not exists (select 1 from announcement_groups where announcement_id = made.id)`,
  'a code without its message': `select id as what from codes where not exists (select 1 from outbox where code_id = codes.id)`,
  'a key without its answer': `select key as what from idempotency_keys where reply is null`,
  'a file of which another number of rows is stored than it says': `select file_name as what from table_imports file
    where file_name like '${marks}' and stored_up_to - 1 <>
      (select count(*) from disciplines where name = replace(file.file_name, '.csv', ''))`,
  'a stored row that cannot be taken back': `select file_name as what from table_imports file
    where file_name like '${marks}' and stored_up_to - 1 <>
      (select count(*) from batch_entries entry join audit on audit.id = entry.audit_id where entry.batch_id = file.batch_id)`,
  'a batch of no file': `select id as what from batches where kind = 'table-import'
    and not exists (select 1 from table_imports where batch_id = batches.id)`,
  'a file that is stored twice': `select name as what from disciplines where name like '${marks}' group by name having count(*) > ${ROWS}`,
  'a file that is stored without an entry in the log': `select file_name as what from table_imports file
    where file_name like '${marks}' and state <> 'read' and not exists
      (select 1 from audit where action = 'table-imports.apply' and subject = 'table-imports/' || file.id)`,
  ...logged('faculties', 'name', 'faculties', marks),
  ...logged('broadcasts', 'text', 'broadcasts', marks),
  ...logged('disciplines', 'abbrev', 'disciplines', marks),
});

/** Returns the written records that are incomplete. */
export async function halfRecords(db: Database, prefix: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [what, query] of Object.entries(halves(`${prefix}%`)))
    for (const which of await found(db, query)) faults.push({ what: 'half', detail: `${what}: ${which}` });
  return faults;
}

/** Returns the current time of a PostgreSQL, in its own format. */
export async function timeOf(db: Database): Promise<string> {
  const [time = ''] = await found(db, 'select now()::text as what');
  return time;
}

/** Lists connections opened before a time, by servers that were killed, and what they are doing. */
export const leftSince = (db: Database, moment: string): Promise<string[]> =>
  found(
    db,
    `select state || ': ' || query as what from pg_stat_activity where datname = current_database()
     and backend_type = 'client backend' and backend_start < '${moment}'`,
  );
