import { csvRows } from '../../io/csv-rows.ts';
import { exit, failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** One student in a file. */
export interface Entry {
  /** The line of a table, or the position in a list, from 1. */
  line: number;
  /** The student card number, or the name. */
  student: string;
  /** Unparsed, as written in the file. */
  hours: string;
}

/** Relevant columns by their header. */
const heads = {
  student: /^(?:student|card|студент|билет|фио)$/i,
  hours: /^(?:hours|часы|часов)$/i,
  lesson: /^(?:lesson|занятие)$/i,
} as const;

/**
 * Returns the rows of a table that belong to the lesson: as `journal list --csv` prints them, or only student and
 * hours.
 */
function tableEntries(content: string, lesson: number): Entry[] {
  const rows = csvRows(content);
  const head = rows[0]?.cells ?? [];
  const place = (name: keyof typeof heads): number => head.findIndex((cell) => heads[name].test(cell));
  const hasHead = place('student') >= 0 && place('hours') >= 0;
  const [student, hours, ofLesson] = hasHead
    ? [place('student'), place('hours'), place('lesson')]
    : [0, 1, -1];
  return rows
    .slice(hasHead ? 1 : 0)
    .filter(({ cells }) => ofLesson < 0 || Number(cells[ofLesson]) === lesson)
    .map(({ line, cells }) => ({ line, student: cells[student] ?? '', hours: cells[hours] ?? '' }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function listEntries(content: string): Entry[] {
  let list: unknown;
  try {
    list = JSON.parse(content);
  } catch (cause) {
    throw failure(texts, (t) => t('notJson'), exit.failed, cause);
  }
  if (!Array.isArray(list)) throw failure(texts, (t) => t('notJson'));
  return list.map((one: unknown, index) => {
    const { student, hours } = isRecord(one) ? one : {};
    return { line: index + 1, student: asText(student), hours: asText(hours) };
  });
}

/** Parses the absences of a lesson from a file: a table, or a JSON list of `{"student": …, "hours": …}`. */
export function entriesIn(content: string, lesson: number): Entry[] {
  const text = content.replace(/^\uFEFF/, '');
  const entries = /^\s*[[{]/.test(text) ? listEntries(text) : tableEntries(text, lesson);
  if (entries.length === 0) throw failure(texts, (t) => t('noEntries'));
  return entries;
}
