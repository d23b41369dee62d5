import { type IsoDate, monthOf, yearOf } from './dates.ts';

/** The start of the coming academic year is prepared from this month on. */
const JUNE = 6;

/** Returns the academic year whose start is prepared on a day, by the calendar year in which it begins. */
export const yearToBegin = (today: IsoDate): number =>
  monthOf(today) >= JUNE ? yearOf(today) : yearOf(today) - 1;

/**
 * Stage of an academic year: `ahead` while the previous year and its courses still count; `start` while groups are
 * usually moved up; `running` later, when they most likely have been.
 */
export const yearStages = ['ahead', 'start', 'running'] as const;
export type YearStage = (typeof yearStages)[number];

export function yearStage(year: number, today: IsoDate): YearStage {
  if (today < `${year}-09-01`) return 'ahead';
  return today < `${year}-10-01` ? 'start' : 'running';
}

/** Usual number of courses of a first degree and of any other. */
const FIRST_DEGREE = 1;
const defaultCourses = (degree: number): number => (degree === FIRST_DEGREE ? 4 : 2);

/** Values that determine the length of a group's studies. */
export interface Studies {
  degree: number;
  /** The highest semester of the study plan of its speciality; null when there is no plan. */
  semester: number | null;
  /** The highest course in which the speciality has a group; null when no course is known. */
  course: number | null;
}

/**
 * Returns the last course of a group's studies: by the study plan, otherwise by the degree, and never below one that
 * has a group.
 */
export const lastCourse = ({ degree, semester, course }: Studies): number =>
  Math.max(semester === null ? defaultCourses(degree) : Math.ceil(semester / 2), course ?? 0);

/** Returns the next course of a group in a new year, or that it graduates. Null when its course is unknown. */
export function nextCourse(course: number | null, last: number): number | 'graduates' | null {
  if (course === null) return null;
  return course >= last ? 'graduates' : course + 1;
}

const two = (year: number): string => String(year % 100).padStart(2, '0');
const isFigures = (name: string): boolean => /^\d{3,}$/.test(name);
const figureBefore = (figure: string): string => String((Number(figure) + 9) % 10);
const figureAfter = (figure: string): string => String((Number(figure) + 1) % 10);

/**
 * Returns the name of a new group, derived from one that began a year earlier: "ПО-26-1" becomes "ПО-27-1". A numeric
 * name increments its first digit ("528501" becomes "628501") when that represents the year: most groups a course above
 * begin with the preceding digit. Empty when the name follows no pattern.
 */
export function nextGroupName(
  name: string,
  { year, above }: { year: number; above: readonly string[] },
): string {
  for (const [old, next] of [
    [String(year - 1), String(year)],
    [two(year - 1), two(year)],
  ] as const) {
    const renamed = name.replace(new RegExp(String.raw`(?<!\d)${old}(?!\d)`), next);
    if (renamed !== name) return renamed;
  }
  const first = name.charAt(0);
  const elder = above.filter(isFigures);
  const following = elder.filter((one) => one.startsWith(figureBefore(first)));
  const isYear = isFigures(name) && elder.length > 0 && following.length * 2 > elder.length;
  return isYear ? figureAfter(first) + name.slice(1) : '';
}

/**
 * State of a step of the checklist: to do, done, or nothing to do. `unclear`: in a year that has been running for a
 * while, groups that have been moved cannot be distinguished from others.
 */
export const stepStates = ['to-do', 'done', 'nothing', 'unclear'] as const;
export type StepState = (typeof stepStates)[number];

/** Returns the state of a step by its numbers of remaining and completed items. */
export function stepState({ left, done }: { left: number; done: number }): StepState {
  if (left > 0) return 'to-do';
  return done > 0 ? 'done' : 'nothing';
}

/**
 * Returns the state of a step about groups: once the year is running, a step that was not begun may have been done
 * elsewhere.
 */
export const groupStepState = (counts: { left: number; done: number }, stage: YearStage): StepState =>
  stage === 'running' && counts.left > 0 && counts.done === 0 ? 'unclear' : stepState(counts);
