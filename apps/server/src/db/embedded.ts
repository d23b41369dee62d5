import { type PGlite, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';

/** The types that drizzle parses automatically, including the arrays of numbers, times and days. */
const readByDrizzle = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];

const withoutParsers =
  (to: Pick<PGlite, 'query'>): PGlite['query'] =>
  (query, params, { parsers: _message, ...options } = {}) =>
    to.query(query, params, options);

/**
 * Creates drizzle on an embedded database. With each query drizzle passes the same few parsers, for which PGlite would
 * copy its hundreds of parsers; that took longer than many queries, so they are registered only once here.
 */
export function drizzleOn(pglite: PGlite): Database {
  for (const type of readByDrizzle) pglite.parsers[type] = (value) => value;
  // Drizzle uses nothing else of either client.
  const client = {
    query: withoutParsers(pglite),
    transaction: (work) => pglite.transaction((tx) => work({ query: withoutParsers(tx) } as Transaction)),
  } as PGlite;
  return drizzle({ client, casing: 'snake_case' });
}
