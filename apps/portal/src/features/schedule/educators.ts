import type { EmployeeDto } from '@semestr/api/employees';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { fullName } from '@semestr/core/display';
import { type DayKey, dayKeys } from '@semestr/core/schedule';

type Plan = Schedule['schedules'] | undefined;

const lessonsOf = (plan: Plan): Lesson[] => dayKeys.flatMap((day) => plan?.[day] ?? []);

/** Lists the educators of a schedule, by name. */
export function educatorsOf({
  previousSchedules,
  schedules,
  nextSchedules,
  exams,
}: Schedule): readonly EmployeeDto[] {
  const lessons = [...[previousSchedules, schedules, nextSchedules].flatMap(lessonsOf), ...exams];
  const everybody = lessons.flatMap(({ employees }) => employees ?? []);
  return [...new Map(everybody.map((one) => [one.urlId, one])).values()].toSorted((a, b) =>
    fullName(a).localeCompare(fullName(b), 'ru'),
  );
}

/** Returns the lessons of one educator in a schedule, without empty days. */
export function filterByEducator<S extends Schedule>(schedule: S, urlId: string): S {
  const isTheirs = ({ employees }: Lesson): boolean => employees?.some((one) => one.urlId === urlId) ?? false;
  const planOf = <P extends Plan>(plan: P) => {
    if (!plan) return plan;
    const days = dayKeys.flatMap((day): [DayKey, Lesson[]][] => {
      const lessons = plan[day]?.filter(isTheirs) ?? [];
      return lessons.length > 0 ? [[day, lessons]] : [];
    });
    return Object.fromEntries(days);
  };
  return {
    ...schedule,
    schedules: planOf(schedule.schedules),
    previousSchedules: planOf(schedule.previousSchedules),
    nextSchedules: planOf(schedule.nextSchedules),
    exams: schedule.exams.filter(isTheirs),
  };
}
