import { reportKeys, type ReportName, ReportRow } from '@semestr/api/reports';
import * as z from 'zod/mini';
import { exit, failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** Which number of a report is opened. */
export interface Opened {
  /** Its column, as `--csv` names it. */
  column: string;
  /** "facultyId=20005" each: the row, or several rows that have this in common. */
  row: readonly string[];
}

/** The keys whose values are numbers; nothing stands for a value that is not known. */
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

/** What names the row whose number is opened, as it is sent; refused where it is no row of the report. */
export function rowOf(name: ReportName, { row }: Opened): string {
  const values = Object.fromEntries(row.map((text) => pairOf(name, text)));
  const wrong = z.safeParse(ReportRow, values).error?.issues[0]?.path[0];
  if (wrong !== undefined) {
    const text = row.find((one) => one.startsWith(`${String(wrong)}=`)) ?? String(wrong);
    throw failure(texts, (t) => t('noValue', { text }), exit.usage);
  }
  return JSON.stringify(values);
}
