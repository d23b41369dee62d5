import type { EmployeeDto } from '@semestr/api/employees';
import type { Group } from '@semestr/api/groups';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { type DayKey, dayKeys } from '@semestr/core/schedule';
import {
  type TermCode,
  type TermPeriod,
  termDays,
  termKind,
  termName,
  termSlots,
  type UniversityTerm,
} from '@semestr/core/term';
import type { StoredLesson } from './store.ts';

/** A term as a schedule shows it. The days may be unknown: a group may have only a session. */
export interface ScheduleTerm {
  term: TermCode;
  start: IsoDate | null;
  end: IsoDate | null;
  examsStart: IsoDate | null;
  examsEnd: IsoDate | null;
  isExtramural: boolean | null;
}

const dottedOrNull = (date: IsoDate | null): string | null => (date === null ? null : dotted(date));

function lessonOf({ row, groups, employees }: StoredLesson, isOfEmployee: boolean): Lesson {
  return {
    weekNumber: row.weeks,
    studentGroups: groups,
    numSubgroup: row.subgroup,
    auditories: row.rooms,
    startLessonTime: row.startTime,
    endLessonTime: row.endTime,
    // An announcement has its text in the note; strict clients read texts here.
    subject: row.subject ?? (row.isAnnouncement ? '' : null),
    subjectFullName: row.subjectFull ?? (row.isAnnouncement ? '' : null),
    note: row.note,
    lessonTypeAbbrev: row.type,
    dateLesson: dottedOrNull(row.date),
    startLessonDate: dottedOrNull(row.startDate),
    endLessonDate: dottedOrNull(row.endDate),
    announcement: row.isAnnouncement,
    split: row.isSplit,
    employees: isOfEmployee ? null : employees,
  };
}

/** Each group once, by its number. */
const together = <T extends { name: string }>(groups: readonly T[]): T[] =>
  [...new Map(groups.map((group) => [group.name, group])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

/** Each educator once, as the first of the rows orders them. */
const eachOnce = (employees: readonly EmployeeDto[]): EmployeeDto[] => [
  ...new Map(employees.map((employee) => [employee.id, employee])).values(),
];

/**
 * The same lesson held for several groups comes as one row for each where it was imported: an educator gives one, and in a
 * room there is one.
 * @param isByEducator what several educators give at once stays several lessons
 */
export function mergeStreams(lessons: readonly StoredLesson[], isByEducator = false): StoredLesson[] {
  const key = ({
    row: {
      id: _id,
      origin: _origin,
      updatedOn: _updatedOn,
      version: _version,
      isSplit: _isSplit,
      namedGroups: _named,
      ...same
    },
    employees,
  }: StoredLesson) => JSON.stringify([same, isByEducator && employees.map(({ id }) => id)]);
  return [...Map.groupBy(lessons, key).values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            groups: together([first, ...others].flatMap(({ groups }) => groups)),
            employees: eachOnce([first, ...others].flatMap(({ employees }) => employees)),
          },
        ]
      : [],
  );
}

type Week = NonNullable<Schedule['schedules']>;

/** Lessons under the days on which they are given; null where there are none. */
function weekOf(lessons: readonly StoredLesson[], isOfEmployee: boolean): Week | null {
  const week: Partial<Record<DayKey, Lesson[]>> = {};
  for (const lesson of lessons) {
    const day = dayKeys[lesson.row.day - 1];
    if (day) (week[day] ??= []).push(lessonOf(lesson, isOfEmployee));
  }
  return lessons.length > 0 ? week : null;
}

type Slotted = ScheduleTerm & { period: TermPeriod };

/** A term without days of its own stands where its session does. */
function slotted(term: ScheduleTerm): Slotted[] {
  const start = term.start ?? term.examsStart;
  const end = term.end ?? term.examsEnd;
  if (start === null || end === null) return [];
  return [{ ...term, period: { start, end, examsStart: term.examsStart, examsEnd: term.examsEnd } }];
}

export interface ScheduleParts {
  today: IsoDate;
  terms: readonly ScheduleTerm[];
  lessons: readonly StoredLesson[];
  /** Whose schedule it is; that of a room or a department has neither. */
  group: Group | null;
  employee: EmployeeDto | null;
  /** It is that of several educators, each of whom gives lessons of their own. */
  isOfDepartment?: boolean;
}

/**
 * A schedule in the provider's shape: which term is the current one, which was the last and which comes next follows
 * from today.
 */
export function composeSchedule(parts: ScheduleParts): Schedule {
  const { today, terms, lessons, group, employee, isOfDepartment = false } = parts;
  const isOfEmployee = employee !== null;
  const known = terms.flatMap(slotted);
  const slots = termSlots(
    known.map(({ period, term }) => ({ ...period, term })),
    today,
  );
  const shown = slots.current ?? slots.previous ?? slots.next;
  const dates = known.find(({ term }) => term === shown?.term);
  const own = group ? lessons : mergeStreams(lessons, isOfDepartment);
  const planOf = (slot: { term: TermCode } | null) =>
    slot &&
    weekOf(
      own.filter(({ row }) => !row.isExam && row.term === slot.term),
      isOfEmployee,
    );
  const nameOf = (slot: TermPeriod | null) => slot && termName[termKind(slot.start)];
  return {
    startDate: dottedOrNull(dates?.start ?? null),
    endDate: dottedOrNull(dates?.end ?? null),
    startExamsDate: dottedOrNull(dates?.examsStart ?? null),
    endExamsDate: dottedOrNull(dates?.examsEnd ?? null),
    employeeDto: employee,
    studentGroupDto: group,
    schedules: planOf(slots.current),
    previousSchedules: slots.current ? null : planOf(slots.previous),
    nextSchedules: planOf(slots.next),
    currentTerm: nameOf(slots.current),
    previousTerm: slots.current ? null : nameOf(slots.previous),
    nextTerm: nameOf(slots.next),
    currentPeriod: slots.period,
    exams: own
      .filter(({ row }) => row.isExam && row.term === shown?.term)
      .toSorted((a, b) => (a.row.date ?? '').localeCompare(b.row.date ?? ''))
      .map((lesson) => lessonOf(lesson, isOfEmployee)),
    isZaochOrDist: dates?.isExtramural ?? null,
  };
}

/**
 * The terms of lessons of which nothing else tells the days: as the university has them, else from the first to the last
 * day of the lessons. A lesson without days of its own is given throughout its term.
 */
export function termsOfLessons(
  lessons: readonly StoredLesson[],
  terms: readonly UniversityTerm[],
): ScheduleTerm[] {
  return [...Map.groupBy(lessons, ({ row }) => row.term)].map(([term, own]) => {
    const stored = terms.find((one) => one.term === term);
    const days = termDays(term, terms);
    const weekly = own.filter(({ row }) => !row.isExam).map(({ row }) => row);
    const exams = own.filter(({ row }) => row.isExam).flatMap(({ row }) => row.date ?? []);
    return {
      term,
      start: stored?.start ?? earliest(weekly.map((row) => row.startDate ?? row.date ?? days.start)),
      end: stored?.end ?? latest(weekly.map((row) => row.endDate ?? row.date ?? days.end)),
      examsStart: stored?.examsStart ?? earliest(exams),
      examsEnd: stored?.examsEnd ?? latest(exams),
      isExtramural: null,
    };
  });
}

const dayFields = [
  'start',
  'end',
  'examsStart',
  'examsEnd',
] as const satisfies readonly (keyof UniversityTerm)[];

/** The term of a group with the days of the university where the group has none of its own. */
function withDays(own: ScheduleTerm, terms: readonly UniversityTerm[]): ScheduleTerm {
  const term = dayFields.every((day) => own[day] === null) && terms.find((one) => one.term === own.term);
  return term ? { ...term, isExtramural: own.isExtramural } : own;
}

/**
 * The terms of a group: those whose days are stored, and those in which it has lessons that were made here. What an
 * educator's schedule tells of a group is not that group's schedule.
 */
export function termsOfGroup(
  stored: readonly ScheduleTerm[],
  lessons: readonly StoredLesson[],
  terms: readonly UniversityTerm[],
): ScheduleTerm[] {
  const known = new Set(stored.map(({ term }) => term));
  const own = lessons.filter(({ row }) => row.origin === null && !known.has(row.term));
  return [...stored.map((term) => withDays(term, terms)), ...termsOfLessons(own, terms)];
}

const sorted = (dates: readonly (IsoDate | null)[]): IsoDate[] =>
  dates.filter((date) => date !== null).toSorted((a, b) => a.localeCompare(b));
const earliest = (dates: readonly (IsoDate | null)[]): IsoDate | null => sorted(dates)[0] ?? null;
const latest = (dates: readonly (IsoDate | null)[]): IsoDate | null => sorted(dates).at(-1) ?? null;
