import type { EmployeeDto } from '@semestr/api/employees';
import type { Group } from '@semestr/api/groups';
import type { Schedule } from '@semestr/api/schedule';
import { lessonsOfSchedule, partsOf } from '@semestr/core/imports';
import { translator } from '@semestr/core/texts';
import { groupsInFull } from './complete.ts';
import { type Item, type Items, ownerOf } from './kinds.ts';
import type { ImportRecords } from './records.ts';
import { texts } from './texts.ts';

/** Rejects schedules whose group has the id of another group: storing them would rename that group. */
export function refuseForeignIds(records: ImportRecords): void {
  const nameOfId = new Map(groupsInFull(records.items).map(({ id, name }) => [id, name]));
  for (const { record } of records.items.groups) nameOfId.set(record.id, record.name);
  const ownerOfId = ({ record: { studentGroupDto: group } }: Item<Schedule>): string | null => {
    const owner = group ? nameOfId.get(group.id) : undefined;
    return owner === undefined || owner === group?.name ? null : owner;
  };
  const foreign = records.items.schedules.flatMap((item) => {
    const owner = ownerOfId(item);
    return owner === null ? [] : [{ item, owner }];
  });
  for (const { item, owner } of foreign)
    records.withdraw('schedules', item, {
      field: 'studentGroupDto.id',
      reason: translator(texts, records.language)('reasons.ofAnother', { name: owner }),
    });
}

type Variants<T> = Map<number, Map<string, T>>;

/**
 * Returns the most complete of several versions; a tie is broken by content, so that the result does not depend on the
 * order.
 */
function bestOf<T extends { id: number }>(list: readonly T[]): Map<number, T> {
  const variants: Variants<T> = new Map();
  for (const one of list) {
    const existing = variants.get(one.id) ?? new Map<string, T>();
    variants.set(one.id, existing.set(JSON.stringify(one), one));
  }
  const completeness = (value: object): number =>
    Object.values(value).filter((part) => part != null && part !== '').length;
  return new Map(
    [...variants].flatMap(([id, versions]) => {
      const [best] = [...versions].toSorted(
        ([a, one], [b, other]) => completeness(other) - completeness(one) || (a < b ? -1 : 1),
      );
      return best ? [[id, best[1]] as const] : [];
    }),
  );
}

const educatorsOf = (schedule: Schedule): EmployeeDto[] => [
  ...(schedule.employeeDto ? [schedule.employeeDto] : []),
  ...lessonsOfSchedule(schedule).flatMap(({ employees }) => employees ?? []),
];

function withEducators(schedule: Schedule, best: ReadonlyMap<number, EmployeeDto>): Schedule {
  const same = (one: EmployeeDto): EmployeeDto => best.get(one.id) ?? one;
  const week = <W extends Schedule['schedules'] | undefined>(days: W): W =>
    // The keys do not change, only the lessons.
    (days && Object.fromEntries(Object.entries(days).map(([day, list]) => [day, list?.map(lesson)]))) as W;
  const lesson = (one: Schedule['exams'][number]) => ({
    ...one,
    employees: one.employees?.map(same) ?? null,
  });
  return {
    ...schedule,
    employeeDto: schedule.employeeDto && same(schedule.employeeDto),
    schedules: week(schedule.schedules),
    ...('previousSchedules' in schedule && { previousSchedules: week(schedule.previousSchedules) }),
    ...('nextSchedules' in schedule && { nextSchedules: week(schedule.nextSchedules) }),
    exams: schedule.exams.map(lesson),
  };
}

/** Returns a sort key: schedules of groups before those of educators, then by owner and by the first term. */
const rank = (schedule: Schedule): string => {
  const [first = ''] = partsOf(schedule)
    .map(({ term }) => term)
    .toSorted((a, b) => a.localeCompare(b));
  return `${schedule.studentGroupDto ? 0 : 1} ${ownerOf(schedule)} ${first}`;
};

/**
 * Uses one version of each faculty, group and educator everywhere: the one in the list of that kind, otherwise the most
 * complete one. Responses may contradict each other: a schedule saved last year has last year's course. Otherwise
 * records of one import would overwrite each other, and a second run would not find everything unchanged.
 */
export function unify(items: Items): void {
  const names = new Map<number, string>();
  for (const { record } of items.faculties) names.set(record.id, record.name);
  for (const { facultyId, facultyName } of groupsInFull(items))
    if (facultyName && !names.has(facultyId)) names.set(facultyId, facultyName);

  const named = (group: Group): Group => {
    const facultyName = names.get(group.facultyId);
    return facultyName === undefined ? group : { ...group, facultyName };
  };
  for (const item of items.groups) item.record = named(item.record);

  items.schedules.sort((a, b) => rank(a.record).localeCompare(rank(b.record)));
  const schedules = items.schedules.map(({ record }) => record);
  const educators = bestOf(schedules.flatMap(educatorsOf));
  // A group's latest schedule has its current course.
  const groups = new Map(
    schedules.flatMap(({ studentGroupDto: own }) => (own ? [[own.name, named(own)]] : [])),
  );
  for (const { record } of items.groups) groups.set(record.name, record);
  for (const item of items.schedules) {
    const { studentGroupDto: own } = item.record;
    item.record = {
      ...withEducators(item.record, educators),
      studentGroupDto: own && (groups.get(own.name) ?? own),
    };
  }
}
