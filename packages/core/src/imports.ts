import { type IsoDate, parseDotted, weekday, yearOf } from './dates.ts';
import { dayKeys } from './schedule.ts';
import { examTermCode, termCode } from './term.ts';

/** Rules of taking over the timetables of another provider. */

/** How many lessons there were, and how many of them there would be after an import. */
export interface LessonCounts {
  before: number;
  after: number;
}

/** One lesson in so many may go without anybody saying so. */
const TOLERATED = 10;

/**
 * Whether more lessons would go than a timetable loses by ordinary changes: more than a tenth. A provider that changes
 * one type makes every lesson unreadable at once, and a server that is half broken answers with half a timetable; such
 * a schedule is kept as it was until somebody says that the loss is meant.
 */
export const isLoss = ({ before, after }: LessonCounts): boolean => (before - after) * TOLERATED > before;

/** What these rules read of a lesson, in the provider's own field names; dates are `D.M.Y`, times `HH:MM`. */
export interface ProviderLesson {
  startLessonTime: string;
  endLessonTime: string;
  dateLesson: string | null;
  startLessonDate: string | null;
  endLessonDate: string | null;
  announcement: boolean;
}

type Week<L> = Readonly<Partial<Record<(typeof dayKeys)[number], readonly L[] | undefined>>> | null;

/** What these rules read of a schedule. */
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

/** The lessons of a term, or (with `isExam`) its session: what one answer replaces as a whole. */
export interface TermPart<L> {
  term: string;
  isExam: boolean;
  start: IsoDate | null;
  end: IsoDate | null;
  /** With the day of the week, 1 = Monday … 6 = Saturday. */
  lessons: readonly { lesson: L; day: number }[];
}

/** Announcements come and go; only lessons count when a schedule shrinks. */
export const countLessons = (rows: readonly { announcement: boolean }[]): number =>
  rows.filter(({ announcement }) => !announcement).length;

const iso = (date: string | null): IsoDate | null => (date === null ? null : parseDotted(date));

const inOrder = (dates: readonly (IsoDate | null)[]): IsoDate[] =>
  dates.filter((date) => date !== null).toSorted((a, b) => a.localeCompare(b));
const earliest = (dates: readonly (IsoDate | null)[]): IsoDate | null => inOrder(dates)[0] ?? null;
const latest = (dates: readonly (IsoDate | null)[]): IsoDate | null => inOrder(dates).at(-1) ?? null;

/** A session's lesson comes under no day of the week: its date tells. A Sunday's stands with the Saturday's. */
const dayOfDate = (date: IsoDate | null): number => (date === null ? 1 : Math.min(6, weekday(date)));

const rowsOf = <L>(week: Week<L> | undefined): { lesson: L; day: number }[] =>
  dayKeys.flatMap((key, index) => (week?.[key] ?? []).map((lesson) => ({ lesson, day: index + 1 })));

/** Every lesson of a schedule, wherever it stands. */
export const lessonsOfSchedule = <L extends ProviderLesson>(schedule: ProviderSchedule<L>): L[] => [
  ...[schedule.schedules, schedule.previousSchedules, schedule.nextSchedules]
    .flatMap(rowsOf)
    .map(({ lesson }) => lesson),
  ...schedule.exams,
];

/** A weekly plan; its term follows from the given first day, or else from the first lesson's. Null where neither is known. */
function planOf<L extends ProviderLesson>(
  week: Week<L> | undefined,
  given: { start: IsoDate | null; end: IsoDate | null },
): TermPart<L> | null {
  const lessons = rowsOf(week);
  // An announcement may lie outside the term; its day counts where there is nothing else.
  const [weekly, announced] = [false, true].map((isAnnounced) =>
    lessons.flatMap(({ lesson }) => (lesson.announcement === isAnnounced ? [lesson] : [])),
  );
  const first = (some: readonly L[] = []): IsoDate | null =>
    earliest(some.map((lesson) => iso(lesson.startLessonDate) ?? iso(lesson.dateLesson)));
  const last = (some: readonly L[] = []): IsoDate | null =>
    latest(some.map((lesson) => iso(lesson.endLessonDate) ?? iso(lesson.dateLesson)));
  const start = given.start ?? first(weekly) ?? first(announced);
  if (start === null) return null;
  const end = given.end ?? last(weekly) ?? last(announced) ?? start;
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
 * The parts of terms that a schedule speaks of; it says nothing about any other. Which plan was current when it was
 * recorded does not matter: the days of the lessons say to which term they belong. A schedule with a current plan speaks
 * of that term's session too, even when it has no exams; one with exams alone leaves the plan to an earlier answer.
 */
export function partsOf<L extends ProviderLesson>(schedule: ProviderSchedule<L>): TermPart<L>[] {
  const given = { start: iso(schedule.startDate), end: iso(schedule.endDate) };
  const has = (week: Week<L> | undefined): boolean => rowsOf(week).length > 0;
  // Between two terms the days of the schedule are those of the plan that is over.
  const isOver = !has(schedule.schedules) && has(schedule.previousSchedules);
  const current = isOver ? null : planOf(schedule.schedules, given);
  const session = sessionOf(schedule);
  const emptySession: TermPart<L> | null =
    current && session?.term !== current.term
      ? { term: current.term, isExam: true, ...nowhere, lessons: [] }
      : null;
  return joined([
    current,
    has(schedule.previousSchedules) ? planOf(schedule.previousSchedules, isOver ? given : nowhere) : null,
    has(schedule.nextSchedules) ? planOf(schedule.nextSchedules, nowhere) : null,
    session,
    emptySession,
  ]);
}

/** Two plans whose days are of one term are one part. */
function joined<L>(parts: readonly (TermPart<L> | null)[]): TermPart<L>[] {
  const known = parts.filter((part) => part !== null);
  return [...Map.groupBy(known, ({ term, isExam }) => `${term} ${isExam}`).values()].flatMap(
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

/** What is wrong with a record, by the path to the field. */
export interface RecordFault {
  path: readonly (string | number)[];
  reason: 'years' | 'order' | 'no-term';
}

/** Timetables of other centuries are slips of the pen. */
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

/** What is wrong with the days and times of a lesson: another century, or an end before its start. */
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

/** What is wrong with a schedule's own days, or with a plan of which nobody can say to which term it belongs. */
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

/** What is wrong with the day or the times of an announcement, whose date is `D.M.Y` or `YYYY-MM-DD`. */
export function announcementFault(announcement: {
  date: string;
  startTime: string | null;
  endTime: string | null;
}): RecordFault | null {
  const date = parseDotted(announcement.date) ?? announcement.date;
  if (!isPlausible(date)) return { path: ['date'], reason: 'years' };
  return isInOrder(announcement.startTime, announcement.endTime)
    ? null
    : { path: ['endTime'], reason: 'order' };
}

/** Whether a link may be stored: an address on the web or a path on the same host, and nothing that a browser would run. */
export const isSafeLink = (link: string): boolean => /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i.test(link);
