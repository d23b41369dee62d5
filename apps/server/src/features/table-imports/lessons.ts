import { lessons as calls } from '@semestr/api/timetable';
import { inOrder, isoDate, weekday } from '@semestr/core/dates';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lessons } from '../../db/tables/lessons.ts';
import { lessonLinks } from '../../domain/linked-lessons.ts';
import { withLinks } from '../../db/links.ts';
import { lessonResource } from '../timetable/resource.ts';
import type { Row } from '../../records/store.ts';
import { type ImportKind, onlyOf, type RowLookup, type Stored, storedOf, storing, textOf } from './kind.ts';

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

const kept = { calls, config: lessonResource.config };

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

/** Whether a lesson has exactly these weeks and this type, as far as the row states them. */
const isJust = ({ body }: Stored, { weeks, type }: Row): boolean =>
  (weeks === undefined || sameSet(body['weeks'] ?? [], weeks ?? [])) &&
  (type === undefined || body['type'] === type);

const timeOf = (body: Row): string => `${textOf(body['startTime'])}–${textOf(body['endTime'])}`;

export const lessonRows: ImportKind = {
  ...kept,
  contractFields: { groups: 'groupIds', employees: 'employeeIds' },
  usual,
  find: async (sought) => {
    const { values, isTaken } = sought;
    const [year = 0, month = 0, day = 0] = textOf(values['date']).split('-').map(Number);
    const date = isoDate(year, month, day);
    if (date) values['day'] ??= weekday(date);
    if (values['day'] === undefined) return { field: 'day', reason: 'required' };
    // Every week is expressed by an empty list.
    if (Array.isArray(values['weeks']) && values['weeks'].length === 0) values['weeks'] = null;
    // Lessons of one subject may alternate by weeks: those matched by earlier rows are no longer available.
    const free = (await atThatTime(sought)).filter(({ id }) => !isTaken(id));
    const just = free.filter((lesson) => isJust(lesson, values));
    return onlyOf(just.length > 0 ? just : free, 'subject');
  },
  nameOf: async (body, names) => {
    const groups = await names.groups();
    const ids = Array.isArray(body['groupIds']) ? body['groupIds'].map(Number) : [];
    return [textOf(body['subject']), ids.map(groups.nameOf).join(', '), timeOf(body)]
      .filter(Boolean)
      .join(', ');
  },
  store: storing(kept),
};
