import * as z from 'zod/mini';

/**
 * A backup is JSON lines under gzip, each ended by a line feed: the header; for each table a line with its name and
 * columns, then its rows, some in each line as an array of objects; the sequences; the footer. Rows are as PostgreSQL's
 * `row_to_json` writes them, and no program reads their values on the way: every number keeps its digits.
 */
export const FORMAT = 1;

/** What any edition of the format begins with. */
export const Beginning = z.object({ backup: z.int(), semestr: z.string() });

export const Header = z.object({
  /** The number of the format. */
  backup: z.literal(FORMAT),
  /** The version of Semestr that made it. */
  semestr: z.string(),
  /** When, in ISO form. */
  at: z.iso.datetime(),
  /** "PostgreSQL 15.8". */
  database: z.string(),
  /** Whether that ran within Semestr. */
  embedded: z.boolean(),
  /** The last migration that the database had had. */
  migration: z.string(),
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.nullable(z.number()) })),
});
export type Header = z.output<typeof Header>;

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.output<typeof TableLine>;

export const SequencesLine = z.object({
  /** The last value of each; null where it has given none yet. */
  sequences: z.record(z.string(), z.nullable(z.int())),
});
export type SequencesLine = z.output<typeof SequencesLine>;

export const Footer = z.object({
  end: z.literal(true),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
  /** SHA-256, in hex, of all that stands before the footer. */
  sha256: z.string(),
});
export type Footer = z.output<typeof Footer>;

/** What is known of a backup that was read whole. */
export interface Contents {
  header: Header;
  rows: ReadonlyMap<string, number>;
}

export const totalOf = (rows: ReadonlyMap<string, number>): number =>
  [...rows.values()].reduce((sum, count) => sum + count, 0);
