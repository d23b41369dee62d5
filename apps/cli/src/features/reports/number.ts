import { reportKeys, type ReportName, ReportRow } from '@semestr/api/reports';
import * as z from 'zod/mini';
import { exit, failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** Number of a report to open. */
export interface Opened {
  /** Its column, as `--csv` names it. */
  column: string;
  /** "facultyId=20005" each: the row, or several rows that share these values. */
  row: readonly string[];
}

/** Keys with numeric values; an empty text represents an unknown value. */
const numbers: ReadonlySet<string> = new Set(['facultyId', 'course', 'groupId']);

function pairOf(name: ReportName, text: string): [key: string, value: string | number | null] {
  const at = text.indexOf('=');
  const [key, value] = [text.slice(0, at), text.slice(at + 1)];
  const keys: readonly string[] = reportKeys[name];
  if (at < 1 || !keys.includes(key))
    throw failure(texts, (t) => t('noKey', { name, text, keys: keys.join(', ') }), exit.usage);
  if (value === '') return [key, null];
  return [key, numbers.has(key) ? Number(value) : value];
}

/** Serialises the row whose number is opened. Throws when it is not a row of the report. */
export function rowOf(name: ReportName, { row }: Opened): string {
  const values = Object.fromEntries(row.map((text) => pairOf(name, text)));
  const wrong = z.safeParse(ReportRow, values).error?.issues[0]?.path[0];
  if (wrong !== undefined) {
    const text = row.find((one) => one.startsWith(`${String(wrong)}=`)) ?? String(wrong);
    throw failure(texts, (t) => t('noValue', { text }), exit.usage);
  }
  return JSON.stringify(values);
}
