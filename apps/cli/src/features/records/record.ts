import * as z from 'zod/mini';
import type { Cell } from '../../io/csv.ts';
import type { ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';

/** A record of any type. Its fields were checked against the contract when it was received. */
const Row = z.looseObject({ id: z.int() });
export type Row = z.output<typeof Row>;

/** Parses a record in a response. */
export const recordIn = (answer: unknown): Row => z.parse(Row, answer);

/** Parses the records in a response. */
export const recordsIn = (answer: unknown): Row[] => z.parse(z.array(Row), answer);

/**
 * Formats a value of a record as a table cell. Values other than texts and numbers are formatted as JSON, in which they
 * are also typed.
 */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

/** Prints a record, one line for each field that has a value. */
export const printRecord = (context: Context, record: Row): ExitCode =>
  printFacts(
    context,
    Object.entries(record).map(([name, value]) => [name, cellOf(value)]),
    record,
  );
