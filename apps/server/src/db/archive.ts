import { isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What lists for everybody and choices hold: records that are in use, none that is archived. */
export const notArchived = ({ archivedAt }: { archivedAt: PgColumn }): SQL => isNull(archivedAt);
