import * as z from 'zod/mini';

/**
 * A backup consists of gzipped JSON lines, each ended by a line feed: the header; for each table a line with its name
 * and columns, then its rows, several per line as an array of objects; the sequences; the footer. Rows are in the
 * format of PostgreSQL's `row_to_json`. Values are not parsed in between, so numbers keep all digits.
 */
export const FORMAT = 1;

/** The part of the header that every version of the format has. */
export const Beginning = z.object({ backup: z.int(), semestr: z.string() });

export const Header = z.object({
  /** The number of the format. */
  backup: z.literal(FORMAT),
  /** The version of Semestr that created it. */
  semestr: z.string(),
  /** Time of creation, in ISO form. */
  at: z.iso.datetime(),
  /** "PostgreSQL 15.8". */
  database: z.string(),
  /** Whether it was the embedded database. */
  embedded: z.boolean(),
  /** The last migration applied to the database. */
  migration: z.string(),
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.nullable(z.number()) })),
});
export type Header = z.output<typeof Header>;

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.output<typeof TableLine>;

export const SequencesLine = z.object({
  /** The last value of each sequence; null when it has not been used yet. */
  sequences: z.record(z.string(), z.nullable(z.int())),
});
export type SequencesLine = z.output<typeof SequencesLine>;

export const Footer = z.object({
  end: z.literal(true),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** SHA-256, in hex, of everything before the footer. */
  sha256: z.string(),
});
export type Footer = z.output<typeof Footer>;

/** Metadata of a completely read backup. */
export interface Contents {
  header: Header;
  rows: ReadonlyMap<string, number>;
}

export const totalOf = (rows: ReadonlyMap<string, number>): number =>
  [...rows.values()].reduce((sum, count) => sum + count, 0);
