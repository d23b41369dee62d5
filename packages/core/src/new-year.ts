import { type IsoDate, monthOf, yearOf } from './dates.ts';

/** From this month on the start of the coming academic year is prepared. */
const JUNE = 6;

/** The academic year whose start is prepared on a day, by the calendar year in which it begins. */
export const yearToBegin = (today: IsoDate): number =>
  monthOf(today) >= JUNE ? yearOf(today) : yearOf(today) - 1;

/**
 * How far an academic year is: `ahead` while the one before still counts, and with it the courses of groups; `start` while
 * groups are usually moved up; `running` later, when they most likely have been.
 */
export const yearStages = ['ahead', 'start', 'running'] as const;
export type YearStage = (typeof yearStages)[number];

export function yearStage(year: number, today: IsoDate): YearStage {
  if (today < `${year}-09-01`) return 'ahead';
  return today < `${year}-10-01` ? 'start' : 'running';
}

/** How long studies for a first degree and for any other usually take, in courses. */
const FIRST_DEGREE = 1;
const usualCourses = (degree: number): number => (degree === FIRST_DEGREE ? 4 : 2);

/** What tells how long the studies of a group take. */
export interface Studies {
  degree: number;
  /** The highest semester of the study plan of its speciality; null where there is no plan. */
  semester: number | null;
  /** The highest course in which the speciality has a group; null where none says its course. */
  course: number | null;
}

/** The last course of a group's studies: by the study plan, else by the degree, and never below one that has a group. */
export const lastCourse = ({ degree, semester, course }: Studies): number =>
  Math.max(semester === null ? usualCourses(degree) : Math.ceil(semester / 2), course ?? 0);

/** What becomes of a group with a new year: its next course, or that its studies are over. Null where its course is not known. */
export function nextCourse(course: number | null, last: number): number | 'graduates' | null {
  if (course === null) return null;
  return course >= last ? 'graduates' : course + 1;
}

const two = (year: number): string => String(year % 100).padStart(2, '0');
const isFigures = (name: string): boolean => /^\d{3,}$/.test(name);
const figureBefore = (figure: string): string => String((Number(figure) + 9) % 10);
const figureAfter = (figure: string): string => String((Number(figure) + 1) % 10);

/**
 * What a new group of a year is called, after one that began a year before: "ПО-26-1" becomes "ПО-27-1". A name of figures
 * alone moves on in its first figure ("528501" becomes "628501") where that stands for the year: most groups of figures a
 * course above begin with the figure before it. Empty where the name follows no pattern.
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
 * How far a step of the checklist is: something is to do, all of it has been done, or there is nothing. `unclear`: in a year
 * that has been running for a while nobody can tell groups that have been moved from others.
 */
export const stepStates = ['to-do', 'done', 'nothing', 'unclear'] as const;
export type StepState = (typeof stepStates)[number];

/** The state of a step by how much of it is left and how much has been done. */
export function stepState({ left, done }: { left: number; done: number }): StepState {
  if (left > 0) return 'to-do';
  return done > 0 ? 'done' : 'nothing';
}

/** The same of a step about groups: once the year is running, what nobody has begun may have been done elsewhere. */
export const groupStepState = (counts: { left: number; done: number }, stage: YearStage): StepState =>
  stage === 'running' && counts.left > 0 && counts.done === 0 ? 'unclear' : stepState(counts);
