import { lessons as calls } from '@semestr/api/timetable';
import { WEEK_CYCLE, weekNumber } from '@semestr/core/calendar';
import { addDays, inOrder, isoDate, mondayOf, weekday } from '@semestr/core/dates';
import { cycleWeeks, parseLessonType, partOfTerm } from '@semestr/core/table-import-lesson-cells';
import { isTermCode, termDays } from '@semestr/core/term';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lessons } from '../../db/tables/lessons.ts';
import { universityTerms } from '../../domain/calendar.ts';
import { lessonLinks } from '../../domain/linked-lessons.ts';
import { withLinks } from '../../db/links.ts';
import { lessonResource } from '../timetable/lessons/resource.ts';
import type { Row } from '../../records/store.ts';
import { abbreviateSubject } from './subject-names.ts';
import {
  type ImportKind,
  isFault,
  onlyOf,
  type RowLookup,
  type Stored,
  storedOf,
  createStore,
  textOf,
} from './kind.ts';

const usual = {
  term: undefined,
  isExam: false,
  day: undefined,
  weeks: null,
  subgroup: 0,
  startTime: undefined,
  endTime: undefined,
  subject: undefined,
  subjectFull: null,
  type: null,
  note: null,
  rooms: [],
  date: null,
  startDate: null,
  endDate: null,
  isAnnouncement: false,
  groupIds: undefined,
  employeeIds: [],
} as const satisfies Row;

const storage = { calls, config: lessonResource.config };

const sameSet = (a: unknown, b: unknown): boolean =>
  JSON.stringify([a].flat().map(String).toSorted(inOrder)) ===
  JSON.stringify([b].flat().map(String).toSorted(inOrder));

/** Finds the lessons of these groups in this subject at this time. */
async function atThatTime({ tx, values }: RowLookup): Promise<Stored[]> {
  const { date } = values;
  const rows = await tx
    .select()
    .from(lessons)
    .where(
      and(
        sql`${lessons.term} = ${textOf(values['term'])}`,
        eq(lessons.startTime, textOf(values['startTime'])),
        sql`${lessons.subgroup} = ${Number(values['subgroup'] ?? 0)}::float`,
        sql`lower(${lessons.subject}) = lower(${textOf(values['subject'])})`,
        typeof date === 'string'
          ? sql`${lessons.date} = ${date}`
          : and(isNull(lessons.date), sql`${lessons.day} = ${Number(values['day'] ?? 0)}::float`),
      ),
    )
    .orderBy(lessons.id);
  const linked = await withLinks(tx, lessonLinks, rows);
  return rows.flatMap((row, index) => {
    const links = linked[index] ?? {};
    return sameSet(links['groupIds'], values['groupIds']) ? [storedOf({ ...row, ...links }, usual)] : [];
  });
}

/** Whether a lesson has exactly these weeks and this type, if the row states them. */
const isJust = ({ body }: Stored, { weeks, type }: Row): boolean =>
  (weeks === undefined || sameSet(body['weeks'] ?? [], weeks ?? [])) &&
  (type === undefined || parseLessonType(textOf(body['type'])) === type);

/** Whether a lesson has every value of a row. */
const hasAll = ({ body }: Stored, values: Row): boolean =>
  Object.entries(values).every(([field, value]) => sameSet(body[field] ?? [], value ?? []));

/** Keeps the order and the spelling of stored values with the same meaning. */
function keepSpellings(stored: Stored | null, values: Row): void {
  if (!stored) return;
  const { body } = stored;
  for (const field of ['weeks', 'groupIds', 'rooms'])
    if (field in values && sameSet(body[field] ?? [], values[field] ?? [])) values[field] = body[field];
  const type = textOf(body['type']);
  if (type !== '' && parseLessonType(type) === values['type']) values['type'] = type;
}

/**
 * Converts weeks of the term to those of the cycle; every week is stored as null. Weeks of a part of the term get its
 * first and last day, unless the row states other dates. Returns false when they do not repeat.
 */
async function convertWeeks({ tx, values }: RowLookup): Promise<boolean> {
  const { weeks, term } = values;
  if (!Array.isArray(weeks)) return true;
  const numbers = weeks.map(Number);
  const code = textOf(term);
  const isLong = numbers.some((week) => week > WEEK_CYCLE);
  const start = isLong && isTermCode(code) ? termDays(code, await universityTerms(tx)).start : null;
  const first = start === null ? 1 : weekNumber(start);
  const ofCycle = cycleWeeks(numbers, first);
  const part = ofCycle === null && start !== null ? partOfTerm(numbers, first) : null;
  if (part && start !== null) {
    const monday = mondayOf(start);
    values['startDate'] ??= addDays(monday, (part.from - 1) * WEEK);
    values['endDate'] ??= addDays(monday, part.to * WEEK - 1);
  }
  const found = ofCycle ?? part?.weeks;
  if (!found) return false;
  values['weeks'] = found.length === 0 ? null : found;
  return true;
}
const WEEK = 7;

const timeOf = (body: Row): string => `${textOf(body['startTime'])}–${textOf(body['endTime'])}`;

export const lessonRows: ImportKind = {
  ...storage,
  contractFields: { groups: 'groupIds', employees: 'employeeIds' },
  usual,
  find: async (sought) => {
    const { values, isTaken } = sought;
    const [year = 0, month = 0, day = 0] = textOf(values['date']).split('-').map(Number);
    const date = isoDate(year, month, day);
    if (date) values['day'] ??= weekday(date);
    if (values['day'] === undefined) return { field: 'day', reason: 'required' };
    if (!(await convertWeeks(sought))) return { field: 'weeks', reason: 'format' };
    // Lessons of one subject may alternate by weeks, so lessons matched by earlier rows are excluded.
    const unmatched = async () => (await atThatTime(sought)).filter(({ id }) => !isTaken(id));
    let free = await unmatched();
    if (free.length === 0 && (await abbreviateSubject(sought))) free = await unmatched();
    // These have the same groups; another order of their names is not a change.
    if (free[0]) values['groupIds'] = free[0].body['groupIds'];
    const just = free.filter((lesson) => isJust(lesson, values));
    // A stream may be taught by several teachers at the same time, each with a separate lesson.
    const same = just.find((lesson) => hasAll(lesson, values));
    const found = same ?? onlyOf(just.length > 0 ? just : free, 'subject');
    if (!isFault(found)) keepSpellings(found, values);
    return found;
  },
  nameOf: async (body, names) => {
    const groups = await names.groups();
    const ids = Array.isArray(body['groupIds']) ? body['groupIds'].map(Number) : [];
    return [textOf(body['subject']), ids.map(groups.nameOf).join(', '), timeOf(body)]
      .filter(Boolean)
      .join(', ');
  },
  store: createStore(storage),
};
