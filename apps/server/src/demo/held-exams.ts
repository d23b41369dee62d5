import { addDays, daysBetween, type IsoDate } from '@semestr/core/dates';

import { semester, type TermCode } from '@semestr/core/term';
import { inArray } from 'drizzle-orm';
import { disciplines } from '../db/tables/disciplines.ts';
import type { AreaInput } from './area-input.ts';
import { dayBetween, earlier, workdayFrom, workdayUntil } from './moments.ts';
import type { Random } from './random.ts';
import { demoYear, termFor, termOf, termsOf } from './terms.ts';

/** Date and examiner of a group's exam or credit in a line of its plan. */
export interface HeldExam {
  group_id: number;
  discipline_id: number;
  held_on: IsoDate;
  /** Date for students who failed. */
  retake_on: IsoDate;
  /** Date of the first credits, weeks earlier; null when there were none. */
  early_on: IsoDate | null;
  teacher_id: number | null;
}

type Discipline = typeof disciplines.$inferSelect;

/** Credits are assessed in the last days of lessons. */
const CREDIT_DAYS = 9;
/** Days until the retake; retakes of a session come after all exams, each on a separate day. */
const RETAKE_DAYS = 7;
const RETAKE_STEP = 2;
/** Days from the beginning of a term to the first early credits. */
const EARLY_AFTER_DAYS = 60;
const EARLY_DAYS = 18;

/** Finds the educators of each subject: for a group this year, and for any group; lecturers come first. */
function teachers({ made }: AreaInput) {
  const educators = Map.groupBy(made.lessonEmployees, ({ lessonId }) => lessonId);
  const groupsOf = Map.groupBy(made.lessonGroups, ({ lessonId }) => lessonId);
  const anywhere = new Map<string, Set<number>>();
  const own = new Map<string, number>();
  const exams = new Map<string, { date: IsoDate; employeeId: number }>();
  const rank = ({ type }: { type?: string | null | undefined }): number =>
    type === 'ЛК' ? 0 : type === 'ПЗ' ? 1 : 2;
  for (const { id = 0, subject, term, type, date } of made.lessons.toSorted((a, b) => rank(a) - rank(b)))
    for (const { employeeId } of educators.get(id) ?? []) {
      if (!subject) continue;
      anywhere.set(subject, (anywhere.get(subject) ?? new Set()).add(employeeId));
      for (const { groupId } of groupsOf.get(id) ?? []) {
        const key = keyOf(groupId, term, subject);
        if (!own.has(key)) own.set(key, employeeId);
        if (type === 'Экзамен' && date) exams.set(key, { date, employeeId });
      }
    }
  const all = new Map([...anywhere].map(([subject, ids]) => [subject, [...ids].slice(0, 4)]));
  return {
    own,
    exams,
    anyTeacher: (subject: string, groupId: number): number | null => {
      const ids = all.get(subject) ?? [];
      return ids[groupId % ids.length] ?? null;
    },
  };
}

const keyOf = (groupId: number, term: TermCode, subject: string): string => `${groupId} ${term} ${subject}`;

interface Semester {
  groupId: number;
  lines: readonly Discipline[];
  lessonsEnd: IsoDate;
  examsStart: IsoDate;
  examsEnd: IsoDate;
  code: TermCode;
  /** Whether it is the current one. */
  isRunning: boolean;
  isThisYear: boolean;
  start: IsoDate;
}

/** Returns the days of a group's exams of one semester, spaced apart; those of this year as scheduled. */
function examDays(
  one: Semester,
  staff: ReturnType<typeof teachers>,
  random: Random,
): Map<Discipline, IsoDate> {
  const exams = one.lines.filter(({ control }) => control === 'Экзамен');
  const step = Math.floor(daysBetween(one.examsStart, one.examsEnd) / (exams.length + 1));
  const usedDays = new Set<IsoDate>();
  const days = new Map<Discipline, IsoDate>();
  const planned = exams.flatMap((exam) => {
    const entry = one.isThisYear ? staff.exams.get(keyOf(one.groupId, one.code, exam.abbrev)) : undefined;
    return entry ? [{ exam, date: entry.date }] : [];
  });
  for (const { exam, date } of planned) {
    days.set(exam, date);
    usedDays.add(date);
  }
  exams.forEach((exam, index) => {
    if (days.has(exam)) return;
    const place = (index + one.groupId) % exams.length;
    let date = workdayFrom(addDays(one.examsStart, 1 + place * step + random.int(0, 1)));
    while (usedDays.has(date)) date = workdayFrom(addDays(date, 1));
    days.set(exam, date);
    usedDays.add(date);
  });
  return days;
}

function heldInSemester(
  one: Semester,
  staff: ReturnType<typeof teachers>,
  today: IsoDate,
  random: Random,
): HeldExam[] {
  const exams = examDays(one, staff, random);
  const lastExam = [...exams.values()].reduce((last, date) => (date > last ? date : last), one.examsStart);
  let again = lastExam;
  return one.lines.map((line) => {
    const exam = exams.get(line);
    const termExams =
      exam ?? workdayUntil(dayBetween(addDays(one.lessonsEnd, -CREDIT_DAYS), one.lessonsEnd, random));
    if (exam) again = workdayFrom(addDays(again, RETAKE_STEP));
    const key = keyOf(one.groupId, one.code, line.abbrev);
    const planned = one.isThisYear ? staff.exams.get(key)?.employeeId : undefined;
    const own = one.isThisYear ? staff.own.get(key) : undefined;
    const mayBeEarly = one.isRunning && !exam && addDays(one.start, EARLY_AFTER_DAYS) <= today;
    const early = workdayUntil(addDays(today, -random.int(2, EARLY_DAYS)));
    return {
      group_id: one.groupId,
      discipline_id: line.id,
      held_on: termExams,
      retake_on: exam ? again : workdayFrom(addDays(termExams, RETAKE_DAYS)),
      early_on: mayBeEarly ? earlier(early, termExams) : null,
      teacher_id: (exam ? planned : undefined) ?? own ?? staff.anyTeacher(line.abbrev, one.groupId),
    };
  });
}

/** Returns the date of every exam and credit of every group up to the current term. */
export async function heldExams(filling: AreaInput): Promise<HeldExam[]> {
  const { tx, made, today, random } = filling;
  const staff = teachers(filling);
  const year = demoYear(today);
  const running = termOf(today);
  const ids = [...new Set(made.groups.map(({ specialityId }) => specialityId))];
  const plans = Map.groupBy(
    (await tx.select().from(disciplines).where(inArray(disciplines.specialityId, ids))).filter(
      ({ isForeign }) => !isForeign,
    ),
    (line) => `${line.specialityId} ${line.semester}`,
  );
  return made.groups.flatMap(({ id: groupId, specialityId, course }) => {
    const last = semester(course ?? 1, running.kind);
    return Array.from({ length: last }, (_, index) => index + 1).flatMap((number) => {
      const then = Math.ceil(number / 2);
      const [autumn, spring] = termsOf(year - (course ?? 1) + then);
      const term = number % 2 === 1 ? autumn : spring;
      if (!term) return [];
      const { code, start, end, examsStart, examsEnd } = termFor(term, then);
      const days = { code, start, lessonsEnd: end, examsStart, examsEnd };
      const lines = plans.get(`${specialityId} ${number}`) ?? [];
      const isThisYear = then === course;
      return heldInSemester(
        { ...days, groupId, lines, isThisYear, isRunning: number === last },
        staff,
        today,
        random,
      );
    });
  });
}
