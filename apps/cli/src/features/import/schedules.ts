import { ImportedLesson } from '@semestr/api/imports';
import type { Language } from '@semestr/core/languages';
import { countLessons, type LessonCounts } from '@semestr/core/imports';
import { dayKeys } from '@semestr/core/schedule';
import { translator } from '@semestr/core/texts';
import { check, type Fault, isRecord } from './check.ts';
import { texts } from './texts.ts';

const plans = ['schedules', 'previousSchedules', 'nextSchedules'] as const;
const days: readonly string[] = dayKeys;

/** Findings collected while the lessons of a schedule are read. */
interface Reading {
  language: Language;
  /** Lessons that cannot be used, with their path: `schedules.Среда.2.subject`. */
  faults: Fault[];
  /** Values left out of usable lessons. */
  leftOut: Fault[];
  /** Number of lessons received, and of usable ones. */
  counts: LessonCounts;
}

const count = (list: readonly unknown[]): number =>
  countLessons(list.map((lesson) => ({ announcement: isRecord(lesson) && lesson['announcement'] === true })));

function usableLessons(list: unknown, place: string, reading: Reading): unknown {
  if (!Array.isArray(list)) return list;
  reading.counts.before += count(list);
  const usable = list.flatMap((lesson: unknown, index): unknown[] => {
    const { record, fault, leftOut } = check(ImportedLesson, lesson, reading.language);
    const below = ({ field, reason }: Fault): Fault => ({ field: `${place}.${index + 1}.${field}`, reason });
    if (fault) reading.faults.push(below(fault));
    else reading.leftOut.push(...leftOut.map(below));
    return fault ? [] : [record];
  });
  reading.counts.after += count(usable);
  return usable;
}

function usableWeek(week: unknown, place: string, reading: Reading): unknown {
  if (!isRecord(week)) return week;
  return Object.fromEntries(
    Object.entries(week).flatMap(([day, list]): [string, unknown][] => {
      if (days.includes(day)) return [[day, usableLessons(list, `${place}.${day}`, reading)]];
      if (Array.isArray(list)) reading.counts.before += count(list);
      reading.faults.push({
        field: `${place}.${day}`,
        reason: translator(texts, reading.language)('reasons.unknownDay'),
      });
      return [];
    }),
  );
}

/** Returns a schedule without its unusable lessons, so that one bad lesson does not discard the whole schedule. */
export function usableSchedule(
  schedule: unknown,
  language: Language,
): { schedule: unknown } & Omit<Reading, 'language'> {
  const reading: Reading = { language, faults: [], leftOut: [], counts: { before: 0, after: 0 } };
  const { faults, leftOut, counts } = reading;
  if (!isRecord(schedule)) return { schedule, faults, leftOut, counts };
  const weeks = plans
    .filter((plan) => plan in schedule)
    .map((plan) => [plan, usableWeek(schedule[plan], plan, reading)]);
  const exams = usableLessons(schedule['exams'] ?? [], 'exams', reading);
  return { schedule: { ...schedule, ...Object.fromEntries(weeks), exams }, faults, leftOut, counts };
}
