import type { TableImportInList } from '@semestr/api/table-imports';
import type { UndoReason } from '@semestr/api/undo-reasons';
import type { TableImportKind } from '@semestr/core/table-imports';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { batchEntries } from '../../db/tables/batches.ts';
import { tableImports } from '../../db/tables/table-imports.ts';
import { users } from '../../db/tables/users.ts';
import { ownerName } from '../../domain/accounts.ts';
import { changedIn, isFirstOfRow, ownersOf } from './entries.ts';
import type { CellFault } from './kind.ts';

/** Stored imports. Faults of their rows are in the audit log, without the cells. */

export type TableImportRow = typeof tableImports.$inferSelect;

export const subjectOf = (id: number): string => `table-imports/${id}`;

/**
 * Counts the non-empty rows after the header, which may be below empty rows. `condition` is evaluated for each row; it
 * must not read the cells again, which would unpack the whole file thousands of times.
 */
const rowsWhere = (condition: SQL) =>
  sql<number>`case
  when ${tableImports.cells} = '[]' then ${tableImports.storedUpTo} - 1
  else (select greatest(0, count(*) - 1) from jsonb_array_elements(${tableImports.cells}) with ordinality as one (cells, place)
    where one.cells <> '[]' and ${condition})
end`.mapWith(Number);

const columns = {
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

/** Counts the created and updated records of each batch, and how many were undone. */
async function countsOf(db: Database, batchIds: readonly number[]) {
  const isCreated = sql`${audit.action} = ${tableImports.kind} || '.create'`;
  const rows = await db
    .select({
      batchId: batchEntries.batchId,
      created: sql<number>`count(*) filter (where ${isCreated})`.mapWith(Number),
      // Includes records of which only contacts or posts were changed.
      updated: sql<number>`count(*) filter (where not ${isCreated})`.mapWith(Number),
      undone: sql<number>`count(*) filter (where ${batchEntries.isUndone})`.mapWith(Number),
    })
    .from(batchEntries)
    .innerJoin(tableImports, eq(tableImports.batchId, batchEntries.batchId))
    .leftJoin(audit, eq(audit.id, batchEntries.auditId))
    .where(and(inArray(batchEntries.batchId, [...batchIds]), isFirstOfRow))
    .groupBy(batchEntries.batchId);
  return new Map(rows.map(({ batchId, ...counts }) => [batchId, counts]));
}

/** Faults of a row in the audit log. */
export interface RowFaults {
  row: number;
  faults: readonly CellFault[];
}

/** Counts the skipped rows of each file. */
async function countSkipped(db: Database, ids: readonly number[]): Promise<Map<string, number>> {
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

/** Lists the imports, newest first, with their results. */
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
    .select(columns)
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
  const leftOut = await countSkipped(
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

/** Loads a stored file; null when it does not exist. */
export async function importById(db: Database, id: number): Promise<TableImportRow | null> {
  const [row] = await db.select().from(tableImports).where(eq(tableImports.id, id));
  return row ?? null;
}

/** Audit log actions of an import: `apply` records its start, the others record rejected or kept rows. */
const loggedActions = [
  'table-imports.apply',
  'table-imports.leave-out',
  'table-imports.refuse',
  'table-imports.left',
];

/**
 * Loads the results of an import since its last start: the invalid rows, and the records kept after an undo. Its stored
 * records are loaded separately.
 */
export async function logOf(db: Database, id: number) {
  const entries = await db
    .select({ action: audit.action, details: audit.details })
    .from(audit)
    .where(and(inArray(audit.action, loggedActions), eq(audit.subject, subjectOf(id))))
    .orderBy(audit.id);
  const begun = entries.findLastIndex(({ action }) => action === 'table-imports.apply');
  const ofAction = (wanted: string, since: number) =>
    entries.flatMap(({ action, details }, index) =>
      action === wanted && index >= since ? [details ?? {}] : [],
    );
  const faults = [...ofAction('table-imports.leave-out', 0), ...ofAction('table-imports.refuse', begun)];
  return {
    // Written by this feature, in this form.
    faults: faults.flatMap((details) => details['rows'] as RowFaults[]),
    left: ofAction('table-imports.left', 0)
      .slice(-1)
      .flatMap((details) => details['rows'] as { row: number; reason: UndoReason }[]),
  };
}

/** Loads the first records that a batch created or updated. */
export async function recordsOf(
  db: Database,
  { kind, batchId }: Pick<TableImportRow, 'kind' | 'batchId'>,
  limit: number,
) {
  if (batchId === null) return [];
  const rows = await db
    .select({ row: batchEntries.position, subject: audit.subject })
    .from(batchEntries)
    .innerJoin(audit, eq(audit.id, batchEntries.auditId))
    .where(and(eq(batchEntries.batchId, batchId), eq(batchEntries.isUndone, false), isFirstOfRow))
    .orderBy(batchEntries.position)
    .limit(limit);
  const changed = rows.map(({ row, subject }) => ({ row, subject, ...changedIn(subject) }));
  const owners = await ownersOf(db, changed);
  return changed.flatMap((one) => {
    const id = one.kind === kind ? one.id : owners.get(one.subject);
    return id === undefined ? [] : [{ row: one.row, id }];
  });
}
