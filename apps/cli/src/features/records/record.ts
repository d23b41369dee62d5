import * as z from 'zod/mini';
import type { Cell } from '../../io/csv.ts';
import type { ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';

/** A record of any kind. What its fields are was checked against the contract when it came. */
const Row = z.looseObject({ id: z.int() });
export type Row = z.output<typeof Row>;

/** A record in an answer. */
export const recordIn = (answer: unknown): Row => z.parse(Row, answer);

/** The records in an answer. */
export const recordsIn = (answer: unknown): Row[] => z.parse(z.array(Row), answer);

/** A value of a record as a table shows it: what is no text and no number as JSON, as which it is typed too. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

/** Prints a record, a line for each field that has a value. */
export const printRecord = (context: Context, record: Row): ExitCode =>
  printFacts(
    context,
    Object.entries(record).map(([name, value]) => [name, cellOf(value)]),
    record,
  );
