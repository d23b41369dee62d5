import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Text for a LIKE pattern, in which its own signs stand for themselves. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export const beginsWith = (text: string): string => `${literal(text)}%`;
export const contains = (text: string): string => `%${literal(text)}%`;

/** Whether a column has the value that is wanted, or one of several; undefined where any will do. */
export const isOneOf = (column: PgColumn, wanted: unknown): SQL | undefined =>
  wanted === undefined ? undefined : inArray(column, [wanted].flat());
