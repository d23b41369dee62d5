import type { Endpoint } from '@semestr/api/endpoint';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { invalidField, refusal } from './refusal.ts';

const UNIQUE = '23505';
const REFERENCE = '23503';

interface Violation {
  code: string;
  table: string;
  constraint: string;
}

/** Returns the constraint that PostgreSQL reports as violated, with either driver; null for other errors. */
function violationOf(error: unknown): Violation | null {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null;
  const constraint = 'constraint' in cause ? String(cause.constraint) : '';
  const table = 'table' in cause ? String(cause.table) : '';
  return { code: String(cause.code), table, constraint };
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the field in a constraint's name: `groups_faculty_id_faculties_id_fk`, `users_studentId_unique`. */
function fieldOf(table: PgTable, { constraint }: Violation): string | null {
  const rest = constraint.slice(getTableName(table).length + 1);
  const names = Object.keys(getTableColumns(table)).toSorted((a, b) => b.length - a.length);
  return names.find((name) => [name, snake(name)].some((one) => rest.startsWith(`${one}_`))) ?? null;
}

/**
 * Converts constraint violations to responses: a duplicate value or a missing reference is a 400 with its field,
 * deleting a record with references a 409. `others` maps other tables to the fields that are stored in them.
 */
export async function withFaults<T>(
  table: PgTable,
  call: Endpoint,
  work: () => Promise<T>,
  others: Readonly<Record<string, string>> = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const violation = violationOf(error);
    if (!violation || ![UNIQUE, REFERENCE].includes(violation.code)) throw error;
    if (violation.code === REFERENCE && call.method === 'DELETE') throw refusal('record-in-use');
    const reason = violation.code === UNIQUE ? 'taken' : 'unknown';
    const field = others[violation.table] ?? fieldOf(table, violation) ?? 'body';
    throw invalidField(field, reason);
  }
}
