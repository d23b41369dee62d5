import { type PGlite, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';

/** The types that drizzle reads by itself, with the arrays of numbers, times and days. */
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
  (query, params, { parsers: _told, ...options } = {}) =>
    to.query(query, params, options);

/**
 * drizzle on an embedded database. With each query it names the same few parsers, for which PGlite would copy the
 * hundreds that it has, and that took longer than many a query: here they are told once.
 */
export function drizzleOn(pglite: PGlite): Database {
  for (const type of readByDrizzle) pglite.parsers[type] = (value) => value;
  // Of both drizzle uses nothing else.
  const client = {
    query: withoutParsers(pglite),
    transaction: (work) => pglite.transaction((tx) => work({ query: withoutParsers(tx) } as Transaction)),
  } as PGlite;
  return drizzle({ client, casing: 'snake_case' });
}
