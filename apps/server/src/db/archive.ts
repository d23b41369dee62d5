import { isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Condition for public lists and options: excludes archived records. */
export const notArchived = ({ archivedAt }: { archivedAt: PgColumn }): SQL => isNull(archivedAt);
