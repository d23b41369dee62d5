import type { TableImportInList } from '@semestr/api/table-imports';
import type { UndoReason } from '@semestr/api/undo-reasons';
import type { TableImportKind } from '@semestr/core/table-imports';
import { and, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { audit } from '../../../db/tables/audit.ts';
import { batchEntries } from '../../../db/tables/batches.ts';
import { tableImports } from '../../../db/tables/table-imports.ts';
import { users } from '../../../db/tables/users.ts';
import { ownerName } from '../owners.ts';
import type { CellFault } from './kind.ts';

/** The imports as they are stored. What was wrong with their rows stands in the audit log, without the cells. */

export type TableImportRow = typeof tableImports.$inferSelect;

export const subjectOf = (id: number): string => `table-imports/${id}`;

/**
 * Counts the rows that have something in them, beside the head. `condition` is evaluated for each row: one that reads
 * the cells again would unpack the whole file thousands of times.
 */
const rowsWhere = (condition: SQL) =>
  sql<number>`case
  when ${tableImports.cells} = '[]' then ${tableImports.storedUpTo} - 1
  else (select count(*) - 1 from jsonb_array_elements(${tableImports.cells}) with ordinality as one (cells, place)
    where one.cells <> '[]' and ${condition})
end`.mapWith(Number);

const shown = {
  id: tableImports.id,
  kind: tableImports.kind,
  fileName: tableImports.fileName,
  state: tableImports.state,
  batchId: tableImports.batchId,
  rows: rowsWhere(sql`true`),
  progress: rowsWhere(sql`one.place <= ${tableImports.storedUpTo}`),
  by: ownerName,
  createdAt: tableImports.createdAt,
  finishedAt: tableImports.finishedAt,
};

/** Of each batch how many records it made and changed, and how many of these have been taken back. */
async function countsOf(db: Database, batchIds: readonly number[]) {
  const rows = await db
    .select({
      batchId: batchEntries.batchId,
      created: sql<number>`count(*) filter (where ${like(audit.action, '%.create')})`.mapWith(Number),
      updated: sql<number>`count(*) filter (where ${like(audit.action, '%.update')})`.mapWith(Number),
      undone: sql<number>`count(*) filter (where ${batchEntries.isUndone})`.mapWith(Number),
    })
    .from(batchEntries)
    .leftJoin(audit, eq(audit.id, batchEntries.auditId))
    .where(inArray(batchEntries.batchId, [...batchIds]))
    .groupBy(batchEntries.batchId);
  return new Map(rows.map(({ batchId, ...counts }) => [batchId, counts]));
}

/** What the audit log says of a file that was gone through. */
export interface RowFaults {
  row: number;
  faults: readonly CellFault[];
}

/** Of each file how many rows were left out. */
async function leftOutOf(db: Database, ids: readonly number[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      subject: audit.subject,
      count: sql<number>`sum(jsonb_array_length(${audit.details} -> 'rows'))`.mapWith(Number),
    })
    .from(audit)
    .where(and(eq(audit.action, 'table-imports.leave-out'), inArray(audit.subject, ids.map(subjectOf))))
    .groupBy(audit.subject);
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

/** The imports, the last first, with what they did. */
export async function listImports(
  db: Database,
  { kind, id }: { kind?: TableImportKind | undefined; id?: number },
  [first, last]: readonly [number, number],
): Promise<{ items: TableImportInList[]; total: number }> {
  const where = and(
    kind === undefined ? undefined : eq(tableImports.kind, kind),
    id === undefined ? undefined : eq(tableImports.id, id),
  );
  const rows = await db
    .select(shown)
    .from(tableImports)
    .leftJoin(users, eq(users.id, tableImports.userId))
    .where(where)
    .orderBy(desc(tableImports.id))
    .offset(first)
    .limit(last - first + 1);
  const counts = await countsOf(
    db,
    rows.flatMap(({ batchId }) => batchId ?? []),
  );
  const leftOut = await leftOutOf(
    db,
    rows.map((row) => row.id),
  );
  const items = rows.map(({ batchId, createdAt, finishedAt, ...row }) => {
    const { created = 0, updated = 0, undone = 0 } = counts.get(batchId ?? 0) ?? {};
    const faulty = leftOut.get(subjectOf(row.id)) ?? 0;
    const unchanged = Math.max(0, row.progress - created - updated - faulty);
    return {
      ...row,
      counts: { created, updated, unchanged, faulty, undone },
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    };
  });
  return { items, total: await db.$count(tableImports, where) };
}

/** A file as it is stored; null where there is none. */
export async function importById(db: Database, id: number): Promise<TableImportRow | null> {
  const [row] = await db.select().from(tableImports).where(eq(tableImports.id, id));
  return row ?? null;
}

/** The entries that say what became of a file: `apply` that it was begun, the others which rows were not as wished. */
const told = ['table-imports.apply', 'table-imports.leave-out', 'table-imports.refuse', 'table-imports.left'];

/** What became of a file beside its records, since it was last begun: the faults of rows, and what stayed after an undo. */
export async function toldOf(db: Database, id: number) {
  const entries = await db
    .select({ action: audit.action, details: audit.details })
    .from(audit)
    .where(and(inArray(audit.action, told), eq(audit.subject, subjectOf(id))))
    .orderBy(audit.id);
  const begun = entries.findLastIndex(({ action }) => action === 'table-imports.apply');
  const ofAction = (wanted: string, since: number) =>
    entries.flatMap(({ action, details }, index) =>
      action === wanted && index >= since ? [details ?? {}] : [],
    );
  const faults = [...ofAction('table-imports.leave-out', 0), ...ofAction('table-imports.refuse', begun)];
  return {
    // Written by ourselves, in this form.
    faults: faults.flatMap((details) => details['rows'] as RowFaults[]),
    left: ofAction('table-imports.left', 0)
      .slice(-1)
      .flatMap((details) => details['rows'] as { row: number; reason: UndoReason }[]),
  };
}

/** The first records that a batch made or changed. */
export async function recordsOf(db: Database, batchId: number | null, limit: number) {
  if (batchId === null) return [];
  const rows = await db
    .select({ row: batchEntries.position, subject: audit.subject })
    .from(batchEntries)
    .innerJoin(audit, eq(audit.id, batchEntries.auditId))
    .where(and(eq(batchEntries.batchId, batchId), eq(batchEntries.isUndone, false)))
    .orderBy(batchEntries.position)
    .limit(limit);
  return rows.map(({ row, subject }) => ({ row, id: Number(subject.split('/').at(-1)) }));
}
