import { academicYear } from './calendar.ts';
import { type IsoDate } from './dates.ts';
import { semester } from './term.ts';

/** Forms of assessment in the provider's words, with its number of each. */
export const controls = { Экзамен: 1, Зачет: 2, 'Диф.зачет': 3, 'Курс. работа': 4 } as const;
export type Control = keyof typeof controls;

/** The longest course of studies, and its number of semesters. */
export const MAX_COURSE = 6;
export const MAX_SEMESTER = 2 * MAX_COURSE;

/** Returns the two semesters of a course. */
export const semestersOf = (course: number): number[] => [
  semester(course, 'autumn'),
  semester(course, 'spring'),
];

/**
 * Returns the course of students who began in `year` ("2025" is the second one in autumn 2026). Some older clients send
 * the course itself under this name.
 */
export const courseOfYear = (year: number, today: IsoDate): number =>
  year <= MAX_COURSE ? year : academicYear(today) - year + 1;

/** Formats "(6-05-0612-03) СУИ (1 ступень дневная)": codes of the second degree begin with 7. */
export const specialityText = ({
  code,
  abbrev,
  formName,
}: {
  code: string;
  abbrev: string;
  formName: string;
}): string => `${code ? `(${code}) ` : ''}${abbrev} (${code.startsWith('7') ? 2 : 1} ступень ${formName})`;
