import type { Schema } from '@semestr/api/endpoint';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import * as z from 'zod/mini';
import { cut } from '../../io/output.ts';
import { convert, type FieldPath } from './convert.ts';
import { texts } from './texts.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a record: the field and the reason. */
export interface Fault {
  field: string;
  reason: string;
}

/** Formats a path for display, with list positions counted from 1: `studentGroups.1.name`. */
export const fieldName = (path: FieldPath): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.') || '.';

const MAX_SHOWN = 40;
const preview = (value: unknown): string => cut(JSON.stringify(value), MAX_SHOWN);

/** Names of the contract's own rules. */
const rules: Readonly<Record<string, 'order' | 'years' | 'noTerm' | 'characters'>> = {
  order: 'order',
  years: 'years',
  'no-term': 'noTerm',
  characters: 'characters',
};

function reasonOf({ code, message, input, ...issue }: z.core.$ZodIssue, language: Language): string {
  const t = translator(texts, language);
  const rule = rules[message];
  if (code === 'custom' && rule) return t(`reasons.${rule}`);
  if (input === undefined) return t('reasons.required');
  const value = preview(input);
  if (code === 'invalid_type' && 'expected' in issue)
    return t('reasons.type', { expected: String(issue.expected), given: value });
  const isRange = code === 'too_small' || code === 'too_big';
  return t(isRange ? 'reasons.range' : 'reasons.format', { given: value });
}

/** Returns the issue of a union with the longest path, which is the most specific. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map(deepest)
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner && inner.path.length > 0 ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

export type Checked<S extends Schema> =
  | { record: z.output<S>; fault: null; leftOut: Fault[] }
  | { record: null; fault: Fault; leftOut: Fault[] };

/**
 * Checks a value against a schema of the contract, after unambiguous conversions. `leftOut` names the fields that were
 * dropped to make the record valid.
 */
export function check<S extends Schema>(schema: S, value: unknown, language: Language): Checked<S> {
  const t = translator(texts, language);
  const leftOut: Fault[] = [];
  const absent = new Set<string>();
  let current = value;
  for (;;) {
    const parsed = z.safeParse(schema, current, { reportInput: true });
    if (parsed.success) return { record: parsed.data, fault: null, leftOut };
    const issues = parsed.error.issues.map(deepest);
    let next = current;
    for (const issue of issues) {
      const place = fieldName(issue.path);
      const changed = convert(next, issue, absent.has(place));
      if (changed === null) continue;
      if (issue.input === undefined) absent.add(place);
      if (issue.message === 'link')
        leftOut.push({ field: place, reason: t('reasons.notLink', { given: preview(changed.before) }) });
      next = changed.value;
    }
    if (next === current) {
      const [issue] = issues;
      if (!issue) throw new Error('A value was refused without a reason');
      const field = fieldName(issue.path);
      const reason = absent.has(field) ? t('reasons.required') : reasonOf(issue, language);
      return { record: null, fault: { field, reason }, leftOut };
    }
    current = next;
  }
}
