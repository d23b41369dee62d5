import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Escapes text for a LIKE pattern. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export const beginsWith = (text: string): string => `${literal(text)}%`;
export const contains = (text: string): string => `%${literal(text)}%`;

/** Matches a column with the given value or with one of several; undefined when any value matches. */
export const isOneOf = (column: PgColumn, wanted: unknown): SQL | undefined =>
  wanted === undefined ? undefined : inArray(column, [wanted].flat());

/**
 * Matches a page address in any case: addresses are in small letters, but users and phone keyboards capitalise them.
 */
export const isUrlId = (column: PgColumn, text: string): SQL => inArray(column, [text, text.toLowerCase()]);
