import type { Schema } from '@semestr/api/endpoint';
import type { Language } from '@semestr/core/display';
import * as z from 'zod/mini';
import { cut } from '../../io/output.ts';
import { texts } from './texts.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a record: the field and why. */
export interface Fault {
  field: string;
  reason: string;
}

const MAX_SHOWN = 40;

function reasonOf(issue: z.core.$ZodIssue, language: Language): string {
  const t = texts[language].reasons;
  if (issue.input === undefined) return t.required;
  const shown = cut(JSON.stringify(issue.input), MAX_SHOWN);
  if (issue.code === 'invalid_type') return t.type(issue.expected, shown);
  if (issue.code === 'too_small' || issue.code === 'too_big') return t.range(shown);
  return t.format(shown);
}

/** The deepest issue of a union is the one that helps. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map(deepest)
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner && inner.path.length > 0 ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

/** Checks a value against a schema of the contract. */
export function check<S extends Schema>(
  schema: S,
  value: unknown,
  language: Language,
): { record: z.output<S>; fault: null } | { record: null; fault: Fault } {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return { record: parsed.data, fault: null };
  const [first] = parsed.error.issues;
  if (!first) return { record: null, fault: { field: '', reason: '' } };
  const issue = deepest(first);
  return { record: null, fault: { field: issue.path.join('.') || '.', reason: reasonOf(issue, language) } };
}

const timeFields = new Set(['startLessonTime', 'endLessonTime', 'startTime', 'endTime']);

/** "09:00:00" is "09:00": a provider has sent times with seconds. */
export function withoutSeconds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSeconds);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      timeFields.has(key) && typeof field === 'string' && /^\d\d:\d\d:\d\d$/.test(field)
        ? field.slice(0, 5)
        : withoutSeconds(field),
    ]),
  );
}
