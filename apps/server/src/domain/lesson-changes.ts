import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import { dotted, type IsoDate, localDate, localTime } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import {
  type LessonNews,
  lessonNews,
  MAX_TOLD_ONE_BY_ONE,
  type ToldLesson,
} from '@semestr/core/lesson-changes';
import { type TermCode, type TermDays, termDays } from '@semestr/core/term';
import { and, eq, inArray, max, min } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { employees } from '../db/tables/employees.ts';
import { groupTerms } from '../db/tables/groups.ts';
import { academicCalendar } from './calendar.ts';
import en from './lesson-changes/en.ts';
import ru from './lesson-changes/ru.ts';
import { defineMessages, localized, type LocalizedText } from './localized.ts';
import { notifyGroups } from './notify.ts';

const texts = defineMessages('server.lessons', { ru, en });

/** A lesson as it stood, or stands. Announcements in a schedule are none: their educators tell of them. */
export type ChangingLesson = ToldLesson & { term: TermCode; isAnnouncement: boolean };

/** Null stands for a lesson that was not there before, or is no more. */
export interface LessonChange {
  before: ChangingLesson | null;
  after: ChangingLesson | null;
}

/** When these groups have lessons in a term: what is stored of any of them, else what is of the university. */
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

const shown = (lesson: ChangingLesson | null): ChangingLesson | null =>
  lesson?.isAnnouncement ? null : lesson;

const lineOf = ({ subject, type }: Pick<ToldLesson, 'subject' | 'type'>): string =>
  [subject, type].filter(Boolean).join(', ');

/** "25.11.2026, 14:00–15:20, 304-5 к. (Иванов И. И.)": the same in every language. */
async function whenOf(tx: Database, lesson: ToldLesson, date: IsoDate): Promise<string> {
  const { startTime, endTime, rooms, employeeIds } = lesson;
  const given = await tx
    .select()
    .from(employees)
    .where(inArray(employees.id, [...employeeIds]));
  const place = [dotted(date), `${startTime}–${endTime}`, ...rooms].join(', ');
  return given.length > 0 ? `${place} (${given.map(shortName).join(', ')})` : place;
}

type Told = LessonChange & { news: LessonNews };

async function messageOf(tx: Database, { before, after, news }: Told): Promise<LocalizedText> {
  const lesson = lineOf(after ?? before ?? { subject: null, type: null });
  const was = before && 'was' in news ? await whenOf(tx, before, news.was) : '';
  const when = after && 'on' in news ? await whenOf(tx, after, news.on) : '';
  if (news.what === 'added') return localized(texts, 'news.added', { lesson, when });
  if (news.what === 'cancelled') return localized(texts, 'news.cancelled', { lesson, was });
  return localized(texts, 'news.changed', { lesson, was, when });
}

/**
 * Tells the groups what of these changes they must know in the coming week, whoever made them: one by one, or where there
 * are many, how many. In the transaction of the changes.
 */
export async function tellOfLessons(
  tx: Database,
  changes: readonly LessonChange[],
  now: Date,
): Promise<void> {
  const moment = { today: localDate(now), time: localTime(now) };
  const calendar = await academicCalendar(tx);
  const { holidays } = calendar;
  const told: Told[] = [];
  // The changes of an import are those of one group and few terms.
  const terms = new Map<string, Promise<TermDays>>();
  for (const change of changes) {
    const [before, after] = [shown(change.before), shown(change.after)];
    const code = (after ?? before)?.term;
    if (!code) continue;
    const groupIds = [...new Set([...(before?.groupIds ?? []), ...(after?.groupIds ?? [])])];
    const key = `${code} ${groupIds.toSorted((a, b) => a - b).join()}`;
    const days = terms.get(key) ?? daysOf(tx, calendar, code, groupIds);
    terms.set(key, days);
    const term = await days;
    for (const news of lessonNews(before, after, { term, holidays, moment }))
      told.push({ before, after, news });
  }
  if (told.length > MAX_TOLD_ONE_BY_ONE) {
    const groupIds = new Set(told.flatMap(({ news }) => news.groupIds));
    for (const groupId of groupIds) {
      const count = told.filter(({ news }) => news.groupIds.includes(groupId)).length;
      const message = localized(texts, 'news.several', { count });
      await notifyGroups(tx, [groupId], { type: 'INFO', message, now });
    }
    return;
  }
  for (const one of told)
    await notifyGroups(tx, one.news.groupIds, { type: 'INFO', message: await messageOf(tx, one), now });
}
