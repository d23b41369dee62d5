import { dotted, readMoment } from '@semestr/core/dates';
import type * as z from 'zod/mini';

export type FieldPath = readonly PropertyKey[];

/**
 * Lists for which providers send null instead of an empty list. For others, such as an employee's departments, [] would
 * delete data.
 */
const emptyLists = new Set<PropertyKey>(['auditories', 'exams']);

/** Converts "9:00:00" to "09:00". */
const timeOf = (text: string): string | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
};

/** Converts "2026-09-01" to "01.09.2026". */
const dateOf = (text: string): string | undefined => {
  const date = readMoment(text);
  return date === null ? undefined : dotted(date);
};

/**
 * Returns the value that an input of a wrong type or format unambiguously represents; undefined when it is ambiguous.
 */
function convertedValue(issue: z.core.$ZodIssue, input: unknown): unknown {
  const { path } = issue;
  if (issue.code === 'invalid_type') {
    const { expected } = issue;
    if (expected === 'array') return input === null && emptyLists.has(path.at(-1) ?? '') ? [] : undefined;
    if (expected === 'boolean') return { true: true, false: false }[String(input)];
    const isNumber = expected === 'number' || expected === 'int';
    return isNumber && typeof input === 'string' && /^-?\d{1,15}$/.test(input) ? Number(input) : undefined;
  }
  if (issue.code === 'custom' && issue.message === 'link') return null;
  return typeof input === 'string' ? (timeOf(input) ?? dateOf(input)) : undefined;
}

const at = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

/** Returns a copy of the value with the part at this path replaced. */
function withPart(value: unknown, [key, ...rest]: FieldPath, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === key ? withPart(one, rest, part) : one));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [key]: withPart((value as Record<PropertyKey, unknown>)[key], rest, part) };
}

/**
 * Resolves an issue of form only: a number sent as text, a missing field that may be null, a date in another notation.
 * Returns null when there is no unambiguous conversion.
 */
export function convert(
  value: unknown,
  issue: z.core.$ZodIssue,
  wasAbsent: boolean,
): { value: unknown; before: unknown } | null {
  const before = at(value, issue.path);
  const isAbsent = before === undefined && issue.path.length > 0;
  if (isAbsent && wasAbsent) return null;
  const part = isAbsent ? null : convertedValue(issue, before);
  if (part === undefined || part === before) return null;
  return { value: withPart(value, issue.path, part), before };
}
