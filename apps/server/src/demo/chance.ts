import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL for a repeatable pseudo-random number, used to create hundreds of thousands of rows: at least 0, less than 1, the
 * same for the same keys and seed.
 */
export const chanceOf = (seed: number, ...keys: (SQL | string)[]): SQL => {
  const parts = keys.map((key) => (typeof key === 'string' ? sql`${key}::text` : key));
  return sql`((hashtextextended(concat_ws('/', ${sql.join(parts, sql`, `)}), ${seed}::bigint) & 2147483647)::float8 / 2147483648)`;
};

/** Upper limit of a seed for `chanceOf`, drawn from an area's random generator. */
export const MAX_SEED = 2_000_000_000;
