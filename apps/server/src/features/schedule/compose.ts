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
import { EMPLOYEE_ORIGIN } from '../../db/tables/lessons.ts';
import type { StoredLesson } from './store.ts';

/** A term of a schedule. The dates may be unknown, because a group may only have a session. */
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
    // The text of an announcement is in the note; strict clients require texts here.
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

/** Removes duplicate groups by number. */
const together = <T extends { name: string }>(groups: readonly T[]): T[] =>
  [...new Map(groups.map((group) => [group.name, group])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

/** Removes duplicate educators, in the order of the first rows. */
const eachOnce = (employees: readonly EmployeeDto[]): EmployeeDto[] => [
  ...new Map(employees.map((employee) => [employee.id, employee])).values(),
];

/**
 * Merges the rows of a lesson for several groups, for each of which imports store a row: an educator or a room has only
 * one lesson.
 *
 * @param isByEducator whether simultaneous lessons of several educators stay separate
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

const byTime = ({ row: a }: StoredLesson, { row: b }: StoredLesson): number =>
  a.day - b.day || a.startTime.localeCompare(b.startTime) || a.subgroup - b.subgroup || a.id - b.id;

/** Merges the lessons of a group that the imported schedules of several educators contain. */
function withEducators(lessons: readonly StoredLesson[]): StoredLesson[] {
  const { ofEducator = [], own = [] } = Object.groupBy(lessons, ({ row }) =>
    row.origin?.startsWith(EMPLOYEE_ORIGIN) ? 'ofEducator' : 'own',
  );
  return ofEducator.length > 0 ? [...own, ...mergeStreams(ofEducator)].toSorted(byTime) : own;
}

type Week = NonNullable<Schedule['schedules']>;

/** Groups lessons by weekday; null when there are none. */
function weekOf(lessons: readonly StoredLesson[], isOfEmployee: boolean): Week | null {
  const week: Partial<Record<DayKey, Lesson[]>> = {};
  for (const lesson of lessons) {
    const day = dayKeys[lesson.row.day - 1];
    if (day) (week[day] ??= []).push(lessonOf(lesson, isOfEmployee));
  }
  return lessons.length > 0 ? week : null;
}

type Slotted = ScheduleTerm & { period: TermPeriod };

/** A term without dates is sorted by its session. */
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
  /** Owner of the schedule: a group or an educator; null for a room or a department. */
  group: Group | null;
  employee: EmployeeDto | null;
  /** Whether it combines several educators, each with separate lessons. */
  isOfDepartment?: boolean;
}

/** Builds a schedule in the provider's format: the current, previous and next terms follow from today's date. */
export function composeSchedule(parts: ScheduleParts): Schedule {
  const { today, terms, lessons, group, employee, isOfDepartment = false } = parts;
  const isOfEmployee = employee !== null;
  const termPeriods = terms.flatMap(slotted);
  const slots = termSlots(
    termPeriods.map(({ period, term }) => ({ ...period, term })),
    today,
  );
  const nearest = slots.current ?? slots.previous ?? slots.next;
  const dates = termPeriods.find(({ term }) => term === nearest?.term);
  const own = group ? withEducators(lessons) : mergeStreams(lessons, isOfDepartment);
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
      .filter(({ row }) => row.isExam && row.term === nearest?.term)
      .toSorted((a, b) => (a.row.date ?? '').localeCompare(b.row.date ?? ''))
      .map((lesson) => lessonOf(lesson, isOfEmployee)),
    isZaochOrDist: dates?.isExtramural ?? null,
  };
}

/**
 * Returns the terms of lessons without stored dates: those of the university, otherwise from the first to the last day
 * of the lessons. A lesson without dates takes place throughout its term; an announcement does not extend the term.
 */
export function termsOfLessons(
  lessons: readonly StoredLesson[],
  terms: readonly UniversityTerm[],
): ScheduleTerm[] {
  return [...Map.groupBy(lessons, ({ row }) => row.term)].map(([term, all]) => {
    const lasting = all.filter(({ row }) => !row.isAnnouncement);
    const own = lasting.length > 0 ? lasting : all;
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

/** Returns the term of a group, with the university's dates when the group has none. */
function withDays(own: ScheduleTerm, terms: readonly UniversityTerm[]): ScheduleTerm {
  const term = dayFields.every((day) => own[day] === null) && terms.find((one) => one.term === own.term);
  return term ? { ...term, isExtramural: own.isExtramural } : own;
}

/** Returns the terms of a group: those with stored dates, and those of its other lessons. */
export function termsOfGroup(
  stored: readonly ScheduleTerm[],
  lessons: readonly StoredLesson[],
  terms: readonly UniversityTerm[],
): ScheduleTerm[] {
  const storedTerms = new Set(stored.map(({ term }) => term));
  const others = lessons.filter(({ row }) => !storedTerms.has(row.term));
  return [...stored.map((term) => withDays(term, terms)), ...termsOfLessons(others, terms)];
}

const sorted = (dates: readonly (IsoDate | null)[]): IsoDate[] =>
  dates.filter((date) => date !== null).toSorted((a, b) => a.localeCompare(b));
const earliest = (dates: readonly (IsoDate | null)[]): IsoDate | null => sorted(dates)[0] ?? null;
const latest = (dates: readonly (IsoDate | null)[]): IsoDate | null => sorted(dates).at(-1) ?? null;
