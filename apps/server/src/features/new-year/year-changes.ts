import type { NewYear } from '@semestr/api/new-year';
import { momentOfLocal } from '@semestr/core/dates';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { batchEntries, batches } from '../../db/tables/batches.ts';
import { users } from '../../db/tables/users.ts';
import { ownerName } from '../../domain/accounts.ts';

type Batch = NewYear['batches'][number];

/** Changes made for one academic year that have not been undone. */
export interface YearChanges {
  /** By the id of the group: the course before and after. */
  moved: ReadonlyMap<number, { from: number | null; to: number | null }>;
  graduated: ReadonlySet<number>;
  made: ReadonlySet<number>;
  /** Newest first. */
  batches: readonly Batch[];
}

/** The parts of a group's audit log entry that concern a new year. */
const Change = z.object({
  course: z.optional(z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) })),
  archivedAt: z.optional(z.unknown()),
});

const seasonStart = (year: number) => momentOfLocal(`${year}-06-01T00:00`) ?? new Date(0);

/** Selects all entries of the batches for a year, in the order in which they were made. */
const entriesFor = (db: Database, year: number) =>
  db
    .select({
      batchId: batches.id,
      at: batches.createdAt,
      undoneAt: batches.undoneAt,
      by: ownerName,
      userId: users.id,
      isUndone: batchEntries.isUndone,
      action: audit.action,
      subject: audit.subject,
      details: audit.details,
    })
    .from(batches)
    .innerJoin(batchEntries, eq(batchEntries.batchId, batches.id))
    // The log is kept for longer than a year.
    .innerJoin(audit, eq(audit.id, batchEntries.auditId))
    .leftJoin(users, eq(users.id, batches.userId))
    .where(
      and(
        eq(batches.kind, 'new-year'),
        gte(batches.createdAt, seasonStart(year)),
        lt(batches.createdAt, seasonStart(year + 1)),
      ),
    )
    .orderBy(asc(batches.id), asc(batchEntries.position));

/** Loads the changes made for the academic year that begins in `year`. */
export async function loadYearChanges(db: Database, year: number): Promise<YearChanges> {
  const moved = new Map<number, { from: number | null; to: number | null }>();
  const graduated = new Set<number>();
  const made = new Set<number>();
  const byId = new Map<number, Batch>();
  for (const entry of await entriesFor(db, year)) {
    const batch = byId.get(entry.batchId) ?? {
      id: entry.batchId,
      at: entry.at.toISOString(),
      by: entry.userId === null ? null : entry.by,
      moved: 0,
      graduated: 0,
      made: 0,
      isUndone: entry.undoneAt !== null,
    };
    byId.set(batch.id, batch);
    // Orders of graduates are counted with their group.
    if (!entry.subject.startsWith('groups/')) continue;
    const id = Number(entry.subject.split('/').at(-1));
    const change = z.safeParse(Change, entry.details);
    if (entry.action === 'groups.create') {
      batch.made += 1;
      if (!entry.isUndone) made.add(id);
    } else if (change.data?.course) {
      batch.moved += 1;
      if (!entry.isUndone) moved.set(id, change.data.course);
    } else {
      batch.graduated += 1;
      if (!entry.isUndone) graduated.add(id);
    }
  }
  return { moved, graduated, made, batches: [...byId.values()].toReversed() };
}
