import { Lesson } from '@semestr/api/schedule';
import type { Language } from '@semestr/core/display';
import { dayKeys } from '@semestr/core/schedule';
import { check, type Fault, isRecord } from './check.ts';
import { texts } from './texts.ts';

const plans = ['schedules', 'previousSchedules', 'nextSchedules'] as const;
const days: readonly string[] = dayKeys;

/** The lessons that fit the contract; the others are told with their place: `schedules.Среда.2.subject`. */
function goodLessons(list: unknown, place: string, language: Language, faults: Fault[]): unknown {
  if (!Array.isArray(list)) return list;
  return list.filter((lesson: unknown, index) => {
    const { fault } = check(Lesson, lesson, language);
    if (fault) faults.push({ ...fault, field: `${place}.${index + 1}.${fault.field}` });
    return fault === null;
  });
}

function goodWeek(week: unknown, place: string, language: Language, faults: Fault[]): unknown {
  if (!isRecord(week)) return week;
  return Object.fromEntries(
    Object.entries(week).flatMap(([day, list]): [string, unknown][] => {
      if (days.includes(day)) return [[day, goodLessons(list, `${place}.${day}`, language, faults)]];
      faults.push({ field: `${place}.${day}`, reason: texts[language].reasons.unknownDay });
      return [];
    }),
  );
}

/**
 * A schedule without the lessons that do not fit the contract: one bad lesson is no reason to lose a whole schedule.
 * `exams: null` has been seen and means none.
 */
export function withoutBadLessons(
  schedule: unknown,
  language: Language,
): { schedule: unknown; faults: Fault[] } {
  if (!isRecord(schedule)) return { schedule, faults: [] };
  const faults: Fault[] = [];
  const weeks = plans
    .filter((plan) => plan in schedule)
    .map((plan) => [plan, goodWeek(schedule[plan], plan, language, faults)]);
  const exams = goodLessons(schedule['exams'] ?? [], 'exams', language, faults);
  return { schedule: { ...schedule, ...Object.fromEntries(weeks), exams }, faults };
}
