import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { batches } from './batches.ts';
import { termCode } from './dates.ts';
import { id } from './ids.ts';
import type { lessons } from './lessons.ts';
import { users } from './users.ts';

/** A lesson in a draft, with everything that is stored of a published one except the id. */
export type DraftLesson = Omit<typeof lessons.$inferSelect, 'id'> & {
  groupIds: number[];
  employeeIds: number[];
};

/** A kind of soft violation that remains in the result of a search, with the first examples. */
export interface SoftFinding {
  kind: 'seats' | 'days' | 'rooms' | 'isolated';
  count: number;
  examples: {
    subject: string | null;
    groups: string[];
    day: number | null;
    startTime: string | null;
  }[];
}

/** The last search for a timetable in a draft. */
export interface DraftSearch {
  state: 'running' | 'done' | 'stopped' | 'failed';
  startedAt: string;
  seconds: number;
  lessons: number;
  moved: number;
  hard: number;
  costBefore: number;
  cost: number;
  soft: SoftFinding[];
}

/** Changes of a term's lessons that only planners see until they are published together. */
export const timetableDrafts = pgTable(
  'timetable_drafts',
  {
    id: id(),
    /** As in lessons. */
    term: termCode().notNull(),
    name: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is not published. */
    publishedAt: timestamp({ withTimezone: true }),
    /** The changes of its last publication. */
    batchId: integer().references(() => batches.id, { onDelete: 'set null' }),
    search: jsonb().$type<DraftSearch>(),
    /** Whether the running search was asked to stop. */
    isStopping: boolean().notNull().default(false),
  },
  (table) => [index().on(table.term), index().on(table.userId), index().on(table.batchId)],
);

/** The changes of a draft: at most one for each published lesson. */
export const draftChanges = pgTable(
  'draft_changes',
  {
    id: id(),
    draftId: integer()
      .notNull()
      .references(() => timetableDrafts.id, { onDelete: 'cascade' }),
    /** The published lesson; not a foreign key, because it may be deleted meanwhile. Null for a new lesson. */
    lessonId: integer(),
    /** The version of the published lesson that was changed. */
    baseVersion: integer(),
    /** Null when the lesson is removed. */
    lesson: jsonb().$type<DraftLesson>(),
    /** Whether searches keep the change because a planner made it. */
    isPinned: boolean().notNull(),
  },
  (table) => [unique().on(table.draftId, table.lessonId)],
);
