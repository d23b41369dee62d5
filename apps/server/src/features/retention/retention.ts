import { sessionLimits } from '@semestr/core/session';
import { and, eq, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { audit } from '../../db/tables/audit.ts';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { idempotencyKeys } from '../../db/tables/idempotency.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox, outboxFiles } from '../../db/tables/outbox.ts';
import { tableImports } from '../../db/tables/table-imports.ts';
import { sessions, signInFailures } from '../../db/tables/users.ts';
import { FAILURE_WINDOW } from '../../domain/sign-in-attempts.ts';

/** Number of days for which rows are kept, by type; 0 keeps them forever. */
export interface Retention {
  /** Sent messages, and messages whose codes expired before they were sent. */
  outbox: number;
  /** The files of sent messages. */
  attachments: number;
  audit: number;
  /** Reports to the support team, with their screenshots. */
  reports: number;
  notifications: number;
  /** Expired sessions. */
  sessions: number;
  /** The replies to requests with an `Idempotency-Key`. */
  keys: number;
  /** The cells of imported tables, which contain personal data. The results of the import stay. */
  imports: number;
}

export interface Removal {
  table: keyof Retention | 'sign-in failures' | 'API tokens';
  removed: number;
}

/** Maximum number of rows removed by one statement, to keep locks short. */
export const CHUNK = 1000;
const DAY = 24 * 60 * 60_000;

/** Days for which an expired API token is still shown to its owner. */
const EXPIRED = 30;

const before = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() - milliseconds);

/** Pending and failed messages were never received; only an administrator may remove them. */
const isDone = inArray(outbox.state, ['sent', 'expired']);

/** Matches sessions that had expired at a given time. Impersonation sessions are never remembered. */
const isExpiredAt = (isRemembered: boolean, moment: Date): SQL | undefined => {
  const { idle, total } = isRemembered ? sessionLimits.remembered : sessionLimits.plain;
  return and(
    eq(sessions.isRemembered, isRemembered),
    or(lt(sessions.seenAt, before(moment, idle)), lt(sessions.createdAt, before(moment, total))),
  );
};

interface Rule {
  name: keyof Retention;
  table: PgTable;
  isOld: (moment: Date) => SQL | undefined;
  /** Replacement values when the row stays. */
  emptied?: Readonly<Record<string, unknown>>;
}

/** Number of the last stored row of an import, counted without empty rows: the only information kept about its rows. */
const countStored = sql`(
  select greatest(1, count(*)) from jsonb_array_elements(${tableImports.cells}) with ordinality as one (cells, place)
  where one.cells <> '[]' and one.place <= ${tableImports.storedUpTo})`;

const rules: readonly Rule[] = [
  {
    name: 'attachments',
    table: outboxFiles,
    isOld: (moment) => sql`exists (
      select from ${outbox} where ${outbox.id} = ${outboxFiles.messageId}
        and ${and(eq(outbox.state, 'sent'), lt(outbox.createdAt, moment))})`,
  },
  { name: 'outbox', table: outbox, isOld: (moment) => and(isDone, lt(outbox.createdAt, moment)) },
  { name: 'audit', table: audit, isOld: (moment) => lt(audit.at, moment) },
  { name: 'reports', table: bugReports, isOld: (moment) => lt(bugReports.createdAt, moment) },
  { name: 'notifications', table: notifications, isOld: (moment) => lt(notifications.createdAt, moment) },
  {
    name: 'sessions',
    table: sessions,
    isOld: (moment) => or(isExpiredAt(false, moment), isExpiredAt(true, moment)),
  },
  { name: 'keys', table: idempotencyKeys, isOld: (moment) => lt(idempotencyKeys.createdAt, moment) },
  {
    name: 'imports',
    table: tableImports,
    isOld: (moment) =>
      and(
        sql`${tableImports.cells} <> '[]'`,
        notInArray(tableImports.state, ['running', 'undoing']),
        lt(sql`coalesce(${tableImports.finishedAt}, ${tableImports.createdAt})`, moment),
      ),
    emptied: { cells: [], source: null, storedUpTo: countStored },
  },
];

interface Old extends Pick<Rule, 'table' | 'emptied'> {
  isOld: SQL | undefined;
}

/** Removes or empties one chunk of a table. Rows that another server is removing are skipped. */
async function removeChunk(db: Database, { table, isOld, emptied }: Old): Promise<number> {
  const piece = db
    .select({ row: sql`ctid` })
    .from(table)
    .where(isOld)
    .limit(CHUNK)
    .for('update', { skipLocked: true });
  const where = sql`ctid = any(array(${piece}))`;
  const one = { one: sql`1` };
  const removed = emptied
    ? await db.update(table).set(emptied).where(where).returning(one)
    : await db.delete(table).where(where).returning(one);
  return removed.length;
}

/**
 * Removes data older than the configured retention, in chunks, so that the caller may stop after each of them. Several
 * servers may do so at the same time.
 */
export async function* removeOld(
  db: Database,
  { retention, now }: { retention: Retention; now: Date },
): AsyncGenerator<Removal> {
  const configured = rules
    .filter(({ name }) => retention[name] > 0)
    .map((rule) => ({ ...rule, isOld: rule.isOld(before(now, retention[rule.name] * DAY)) }));
  // These have expired regardless of the configuration.
  const isOver = lt(signInFailures.since, before(now, FAILURE_WINDOW));
  const hasExpired = lt(apiTokens.expiresAt, before(now, EXPIRED * DAY));
  const old = [
    ...configured,
    { name: 'sign-in failures' as const, table: signInFailures, isOld: isOver },
    { name: 'API tokens' as const, table: apiTokens, isOld: hasExpired },
  ];
  for (const { name, ...rows } of old) {
    let removed: number;
    do {
      removed = await removeChunk(db, rows);
      if (removed > 0) yield { table: name, removed };
    } while (removed === CHUNK);
  }
}
