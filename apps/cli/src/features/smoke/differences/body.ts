import type { Schema } from '@semestr/api/endpoint';
import * as z from 'zod/mini';
import { type Departure, departure } from './difference.ts';
import { extraKeys, placeOf } from './walk.ts';

/** Returns the type of a value without revealing its content. */
export function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'number';
  return value === '' ? 'empty string' : typeof value;
}

/** Returns the value at a path, as far as it exists. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? Object.getOwnPropertyDescriptor(at, key)?.value
        : undefined,
    value,
  );

/** Returns what was expected at the location of an issue, in the contract's words only, without received values. */
function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' | ');
  if (issue.code === 'too_small')
    return `${issue.origin} ${issue.inclusive === false ? '>' : '≥'} ${issue.minimum}`;
  if (issue.code === 'too_big')
    return `${issue.origin} ${issue.inclusive === false ? '<' : '≤'} ${issue.maximum}`;
  if (issue.code === 'invalid_union') return [...new Set(issue.errors.flat().map(expectedBy))].join(' | ');
  // A custom check of the contract: an invalid date or time.
  return 'format';
}

interface Fault {
  path: readonly PropertyKey[];
  expected: string;
}

/** Returns the faults of the union option that the value resembles: any other option fails at its top level. */
function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const kinds = issue.code === 'invalid_union' ? issue.errors : [];
  const own = kinds.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  if (!own) return [{ path: issue.path, expected: expectedBy(issue) }];
  return own.flatMap(faultsOf).map(({ path, expected }) => ({ path: [...issue.path, ...path], expected }));
}

/** Lists where a body does not match its schema. */
export function bodyDepartures(schema: Schema, value: unknown): Departure[] {
  const extra = extraKeys(schema, value).map((where) => departure('tolerated', 'extra', { where }));
  const parsed = z.safeParse(schema, value);
  const faults = (parsed.error?.issues ?? []).flatMap(faultsOf).map(({ path, expected }) =>
    departure('breaking', 'body', {
      where: placeOf(schema, path),
      expected,
      got: typeOf(valueAt(value, path)),
    }),
  );
  return [...faults, ...extra];
}
