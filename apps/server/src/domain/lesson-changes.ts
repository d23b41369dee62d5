import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import { dotted, type IsoDate, localDate, localTime } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import {
  type LessonNews,
  lessonNews,
  MAX_LISTED_CHANGES,
  type LessonInNotice,
} from '@semestr/core/lesson-changes';
import { type TermCode, type TermDays, termDays } from '@semestr/core/term';
import { and, eq, inArray, max, min } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { employees } from '../db/tables/employees.ts';
import { groupTerms } from '../db/tables/groups.ts';
import type { ChangingLesson } from '../db/tables/lessons.ts';
import { academicCalendar } from './calendar.ts';
import { localized, type LocalizedText } from './localized.ts';
import { notifyGroups } from './notify.ts';
import { lessonChangeTexts } from './notice-texts.ts';

/** Null when the lesson did not exist before the change, or no longer exists after it. */
export interface LessonChange {
  before: ChangingLesson | null;
  after: ChangingLesson | null;
}

/**
 * Returns the dates of these groups' lessons in a term: those stored for any of the groups, otherwise those of the
 * university.
 */
async function daysOf(
  tx: Database,
  { terms }: AcademicCalendar,
  term: TermCode,
  groupIds: readonly number[],
): Promise<TermDays> {
  const [stored] = await tx
    .select({ start: min(groupTerms.start), end: max(groupTerms.end) })
    .from(groupTerms)
    .where(and(eq(groupTerms.term, term), inArray(groupTerms.groupId, [...groupIds])));
  const { start, end } = termDays(term, terms);
  return { start: stored?.start ?? start, end: stored?.end ?? end };
}

const withoutAnnouncement = (lesson: ChangingLesson | null): ChangingLesson | null =>
  lesson?.isAnnouncement ? null : lesson;

const lineOf = ({ subject, type }: Pick<LessonInNotice, 'subject' | 'type'>): string =>
  [subject, type].filter(Boolean).join(', ');

/**
 * Formats time and place of a lesson: "25.11.2026, 14:00–15:20, 304-5 к. (Иванов И. И.)", the same in every language.
 */
async function whenOf(tx: Database, lesson: LessonInNotice, date: IsoDate): Promise<string> {
  const { startTime, endTime, rooms, employeeIds } = lesson;
  const educators = await tx
    .select()
    .from(employees)
    .where(inArray(employees.id, [...employeeIds]));
  const place = [dotted(date), `${startTime}–${endTime}`, ...rooms].join(', ');
  return educators.length > 0 ? `${place} (${educators.map(shortName).join(', ')})` : place;
}

type ChangeInNotice = LessonChange & { news: LessonNews };

/** Returns the date and time by which announced changes are sorted. */
function placeOf({ before, after, news }: ChangeInNotice): string {
  const [date, lesson] = 'on' in news ? [news.on, after] : [news.was, before];
  return `${date} ${lesson?.startTime ?? ''}`;
}

async function messageOf(tx: Database, { before, after, news }: ChangeInNotice): Promise<LocalizedText> {
  const lesson = lineOf(after ?? before ?? { subject: null, type: null });
  const was = before && 'was' in news ? await whenOf(tx, before, news.was) : '';
  const when = after && 'on' in news ? await whenOf(tx, after, news.on) : '';
  if (news.what === 'added') return localized(lessonChangeTexts, 'news.added', { lesson, when });
  if (news.what === 'cancelled') return localized(lessonChangeTexts, 'news.cancelled', { lesson, was });
  return localized(lessonChangeTexts, 'news.changed', { lesson, was, when });
}

/** Selects the changes that must be announced, in the order in which they take effect. */
async function newsOf(tx: Database, changes: readonly LessonChange[], now: Date): Promise<ChangeInNotice[]> {
  const moment = { today: localDate(now), time: localTime(now) };
  const calendar = await academicCalendar(tx);
  const { holidays } = calendar;
  const notices: ChangeInNotice[] = [];
  // The changes of an import concern one group and few terms.
  const terms = new Map<string, Promise<TermDays>>();
  for (const change of changes) {
    const [before, after] = [withoutAnnouncement(change.before), withoutAnnouncement(change.after)];
    const code = (after ?? before)?.term;
    if (!code) continue;
    const groupIds = [...new Set([...(before?.groupIds ?? []), ...(after?.groupIds ?? [])])];
    const key = `${code} ${groupIds.toSorted((a, b) => a - b).join()}`;
    const days = terms.get(key) ?? daysOf(tx, calendar, code, groupIds);
    terms.set(key, days);
    const term = await days;
    for (const news of lessonNews(before, after, { term, holidays, moment }))
      notices.push({ before, after, news });
  }
  return notices.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

/** Groups recipients by identical content. */
function groupByContent(changes: readonly ChangeInNotice[]): { groupIds: number[]; own: ChangeInNotice[] }[] {
  const batches = new Map<string, { groupIds: number[]; own: ChangeInNotice[] }>();
  for (const groupId of new Set(changes.flatMap(({ news }) => news.groupIds))) {
    const own = changes.filter(({ news }) => news.groupIds.includes(groupId));
    const key = own.map((one) => changes.indexOf(one)).join();
    const batch = batches.get(key) ?? { groupIds: [], own };
    batch.groupIds.push(groupId);
    batches.set(key, batch);
  }
  return [...batches.values()];
}

/**
 * Notifies the groups of those changes that concern the coming week: each group once, with a sentence for each change or,
 * if there are many, their number. Runs in the transaction of the changes.
 */
export async function notifyOfLessons(
  tx: Database,
  changes: readonly LessonChange[],
  now: Date,
): Promise<void> {
  for (const { groupIds, own } of groupByContent(await newsOf(tx, changes, now))) {
    const message =
      own.length > MAX_LISTED_CHANGES
        ? localized(lessonChangeTexts, 'news.several', { count: own.length })
        : await Promise.all(own.map((one) => messageOf(tx, one)));
    await notifyGroups(tx, groupIds, { type: 'INFO', message, now });
  }
}
