import { type IsoDate, parseDotted, readMoment, weekday, yearOf } from './dates.ts';
import { dayKeys } from './schedule.ts';
import { examTermCode, type TermCode, termCode } from './term.ts';

/** Rules for importing the timetables of another provider. */

/** The number of lessons before and after an import. */
export interface LessonCounts {
  before: number;
  after: number;
}

/** One lesson in this many may be lost without confirmation. */
const TOLERATED = 10;

/**
 * Whether an import would lose more lessons than ordinary changes do: more than a tenth. When a provider changes the
 * type of one field, every lesson becomes unreadable, and a faulty provider may return half a timetable; such a
 * schedule is not stored until an administrator confirms the loss.
 */
export const isLoss = ({ before, after }: LessonCounts): boolean => (before - after) * TOLERATED > before;

/** Fields of a lesson that these rules read, with the provider's names; dates are `D.M.Y`, times `HH:MM`. */
export interface ProviderLesson {
  startLessonTime: string;
  endLessonTime: string;
  dateLesson: string | null;
  startLessonDate: string | null;
  endLessonDate: string | null;
  announcement: boolean;
}

type Week<L> = Readonly<Partial<Record<(typeof dayKeys)[number], readonly L[] | undefined>>> | null;

/** Fields of a schedule that these rules read. */
export interface ProviderSchedule<L extends ProviderLesson> {
  startDate: string | null;
  endDate: string | null;
  startExamsDate: string | null;
  endExamsDate: string | null;
  schedules: Week<L>;
  previousSchedules?: Week<L> | undefined;
  nextSchedules?: Week<L> | undefined;
  exams: readonly L[];
}

/** The lessons of a term, or (with `isExam`) its session. An import replaces whole parts. */
export interface TermPart<L> {
  term: TermCode;
  isExam: boolean;
  start: IsoDate | null;
  end: IsoDate | null;
  /** With the day of the week, 1 = Monday … 6 = Saturday. */
  lessons: readonly { lesson: L; day: number }[];
}

/** Counts the lessons without announcements, which change all the time. */
export const countLessons = (rows: readonly { announcement: boolean }[]): number =>
  rows.filter(({ announcement }) => !announcement).length;

const iso = (date: string | null): IsoDate | null => (date === null ? null : parseDotted(date));

const inOrder = (dates: readonly (IsoDate | null)[]): IsoDate[] =>
  dates.filter((date) => date !== null).toSorted((a, b) => a.localeCompare(b));
const earliest = (dates: readonly (IsoDate | null)[]): IsoDate | null => inOrder(dates)[0] ?? null;
const latest = (dates: readonly (IsoDate | null)[]): IsoDate | null => inOrder(dates).at(-1) ?? null;

/** Lessons of a session have a date instead of a day of the week. Sundays are stored as Saturdays. */
const dayOfDate = (date: IsoDate | null): number => (date === null ? 1 : Math.min(6, weekday(date)));

const rowsOf = <L>(week: Week<L> | undefined): { lesson: L; day: number }[] =>
  dayKeys.flatMap((key, index) => (week?.[key] ?? []).map((lesson) => ({ lesson, day: index + 1 })));

/** Returns every lesson of a schedule, from all plans and the session. */
export const lessonsOfSchedule = <L extends ProviderLesson>(schedule: ProviderSchedule<L>): L[] => [
  ...[schedule.schedules, schedule.previousSchedules, schedule.nextSchedules]
    .flatMap(rowsOf)
    .map(({ lesson }) => lesson),
  ...schedule.exams,
];

/**
 * Returns a weekly plan. Its term follows from the given first day, otherwise from the first lesson; null when neither
 * is known.
 */
function planOf<L extends ProviderLesson>(
  week: Week<L> | undefined,
  dates: { start: IsoDate | null; end: IsoDate | null },
): TermPart<L> | null {
  const lessons = rowsOf(week);
  // An announcement may be outside the term, so its date is only used when no lesson has one.
  const [weekly, announced] = [false, true].map((isAnnounced) =>
    lessons.flatMap(({ lesson }) => (lesson.announcement === isAnnounced ? [lesson] : [])),
  );
  const first = (some: readonly L[] = []): IsoDate | null =>
    earliest(some.map((lesson) => iso(lesson.startLessonDate) ?? iso(lesson.dateLesson)));
  const last = (some: readonly L[] = []): IsoDate | null =>
    latest(some.map((lesson) => iso(lesson.endLessonDate) ?? iso(lesson.dateLesson)));
  const start = dates.start ?? first(weekly) ?? first(announced);
  if (start === null) return null;
  const end = dates.end ?? last(weekly) ?? last(announced) ?? start;
  return { term: termCode(start), isExam: false, start, end, lessons };
}

function sessionOf<L extends ProviderLesson>(schedule: ProviderSchedule<L>): TermPart<L> | null {
  const dates = schedule.exams.map(({ dateLesson }) => iso(dateLesson));
  const start = iso(schedule.startExamsDate) ?? earliest(dates);
  if (start === null) return null;
  const end = iso(schedule.endExamsDate) ?? latest(dates) ?? start;
  const lessons = schedule.exams.map((lesson, index) => ({ lesson, day: dayOfDate(dates[index] ?? null) }));
  return { term: examTermCode(start), isExam: true, start, end, lessons };
}

const nowhere = { start: null, end: null };

/**
 * Returns the parts of terms that a schedule contains; an import leaves all others unchanged. It does not matter which
 * plan was current when the schedule was recorded: the dates of the lessons determine their term. A schedule with a
 * current plan includes that term's session even when it has no exams; one with only exams does not include the plan.
 */
export function partsOf<L extends ProviderLesson>(schedule: ProviderSchedule<L>): TermPart<L>[] {
  const dates = { start: iso(schedule.startDate), end: iso(schedule.endDate) };
  const has = (week: Week<L> | undefined): boolean => rowsOf(week).length > 0;
  // Between two terms the dates of the schedule are those of the previous plan.
  const isOver = !has(schedule.schedules) && has(schedule.previousSchedules);
  const current = isOver ? null : planOf(schedule.schedules, dates);
  const session = sessionOf(schedule);
  const emptySession: TermPart<L> | null =
    current && session?.term !== current.term
      ? { term: current.term, isExam: true, ...nowhere, lessons: [] }
      : null;
  return mergeParts([
    current,
    has(schedule.previousSchedules) ? planOf(schedule.previousSchedules, isOver ? dates : nowhere) : null,
    has(schedule.nextSchedules) ? planOf(schedule.nextSchedules, nowhere) : null,
    session,
    emptySession,
  ]);
}

/** Merges plans that belong to the same term. */
function mergeParts<L>(parts: readonly (TermPart<L> | null)[]): TermPart<L>[] {
  const presentParts = parts.filter((part) => part !== null);
  return [...Map.groupBy(presentParts, ({ term, isExam }) => `${term} ${isExam}`).values()].flatMap(
    ([first, ...others]) =>
      first
        ? [
            others.reduce(
              (all, part) => ({
                ...all,
                start: earliest([all.start, part.start]),
                end: latest([all.end, part.end]),
                lessons: [...all.lessons, ...part.lessons],
              }),
              first,
            ),
          ]
        : [],
  );
}

/** What is wrong with a record, with the path to the field. */
export interface RecordFault {
  path: readonly (string | number)[];
  reason: 'years' | 'order' | 'no-term';
}

/** Years outside this century are typing errors. */
const isPlausible = (date: IsoDate | null): boolean =>
  date === null || (yearOf(date) >= 2000 && yearOf(date) < 2100);

const isInOrder = (from: string | null, to: string | null): boolean =>
  from === null || to === null || from <= to;

const datesFault = (
  fields: Readonly<Record<string, string | null>>,
  pairs: readonly (readonly [string, string])[],
): RecordFault | null => {
  const date = (name: string): IsoDate | null => iso(fields[name] ?? null);
  const implausible = Object.keys(fields).find((name) => !isPlausible(date(name)));
  if (implausible) return { path: [implausible], reason: 'years' };
  const turned = pairs.find(([from, to]) => !isInOrder(date(from), date(to)));
  return turned ? { path: [turned[1]], reason: 'order' } : null;
};

/** Returns what is wrong with the dates and times of a lesson: an implausible year, or an end before its start. */
export function lessonFault({
  dateLesson,
  startLessonDate,
  endLessonDate,
  startLessonTime,
  endLessonTime,
}: ProviderLesson): RecordFault | null {
  const fault = datesFault({ dateLesson, startLessonDate, endLessonDate }, [
    ['startLessonDate', 'endLessonDate'],
  ]);
  if (fault) return fault;
  return isInOrder(startLessonTime, endLessonTime) ? null : { path: ['endLessonTime'], reason: 'order' };
}

/** Returns what is wrong with a schedule's own dates; `no-term` when the term of a plan cannot be determined. */
export function scheduleFault<L extends ProviderLesson>(schedule: ProviderSchedule<L>): RecordFault | null {
  const { startDate, endDate, startExamsDate, endExamsDate } = schedule;
  const fault = datesFault({ startDate, endDate, startExamsDate, endExamsDate }, [
    ['startDate', 'endDate'],
    ['startExamsDate', 'endExamsDate'],
  ]);
  if (fault) return fault;
  const placed = partsOf(schedule).reduce((sum, { lessons }) => sum + lessons.length, 0);
  return placed === lessonsOfSchedule(schedule).length ? null : { path: ['startDate'], reason: 'no-term' };
}

/** Returns what is wrong with the day or the times of an announcement, whose date is `D.M.Y` or `YYYY-MM-DD`. */
export function announcementFault(announcement: {
  date: string;
  startTime: string | null;
  endTime: string | null;
}): RecordFault | null {
  const date = parseDotted(announcement.date) ?? readMoment(announcement.date);
  if (date === null || !isPlausible(date)) return { path: ['date'], reason: 'years' };
  return isInOrder(announcement.startTime, announcement.endTime)
    ? null
    : { path: ['endTime'], reason: 'order' };
}

/** Whether a link can be stored: a web address or a path on the same host, and nothing that a browser would execute. */
export const isSafeLink = (link: string): boolean => /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i.test(link);
