import { academicYear } from './calendar.ts';
import { type IsoDate } from './dates.ts';
import { semester } from './term.ts';

/** How a discipline ends, in the provider's words and with its number of each. */
export const controls = { Экзамен: 1, Зачет: 2, 'Диф.зачет': 3, 'Курс. работа': 4 } as const;
export type Control = keyof typeof controls;

/** The longest studies, and the semesters that these have. */
export const MAX_COURSE = 6;
export const MAX_SEMESTER = 2 * MAX_COURSE;

/** The two semesters of a course. */
export const semestersOf = (course: number): number[] => [
  semester(course, 'autumn'),
  semester(course, 'spring'),
];

/**
 * The course of those who began in `year` ("2025" is the second one in autumn 2026). Some older clients send the
 * course itself under this name.
 */
export const courseOfYear = (year: number, today: IsoDate): number =>
  year <= MAX_COURSE ? year : academicYear(today) - year + 1;

/** "(6-05-0612-03) СУИ (1 ступень дневная)": codes of the second degree begin with 7. */
export const specialityText = ({
  code,
  abbrev,
  formName,
}: {
  code: string;
  abbrev: string;
  formName: string;
}): string => `${code ? `(${code}) ` : ''}${abbrev} (${code.startsWith('7') ? 2 : 1} ступень ${formName})`;
