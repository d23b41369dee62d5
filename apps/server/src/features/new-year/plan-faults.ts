import type { Plan, PlanFault } from '@semestr/api/new-year';
import { yearStage, yearToBegin } from '@semestr/core/new-year';
import type { IsoDate } from '@semestr/core/dates';
import type { GroupBefore } from './groups-of-year.ts';

/** Data against which a plan is validated. */
export interface PlanContext {
  today: IsoDate;
  /** Current groups, by id. */
  groups: ReadonlyMap<number, GroupBefore>;
  facultyIds: ReadonlySet<number>;
  specialityIds: ReadonlySet<number>;
}

type Reason = PlanFault['reason'];

/** Returns why a group cannot be moved or archived; null when it can. */
function groupFault(group: GroupBefore | undefined, version: number): Reason | null {
  if (!group) return 'unknown';
  if (group.became === 'moved' || group.became === 'graduated') return 'done';
  return group.isArchived || group.version !== version ? 'stale' : null;
}

/** Validates each row of a plan, in order; empty when the plan can be applied. */
export function planFaults(
  plan: Plan,
  { today, groups, facultyIds, specialityIds }: PlanContext,
): PlanFault[] {
  if (plan.year !== yearToBegin(today)) return [{ field: 'year', reason: 'year' }];
  const rows = [...plan.moves, ...plan.graduates, ...plan.newGroups];
  if (rows.length === 0) return [{ field: 'moves', reason: 'required' }];
  const isEarly = yearStage(plan.year, today) === 'ahead';
  const seen = new Set<number>();
  const faults: PlanFault[] = [];
  const add = (field: string, reason: Reason | null): void => {
    if (reason) faults.push({ field, reason });
  };
  const isTwice = (id: number): boolean => {
    const isKnown = seen.has(id);
    seen.add(id);
    return isKnown;
  };

  for (const [index, { groupId, version, course }] of plan.moves.entries()) {
    const group = groups.get(groupId);
    const fault = isTwice(groupId) ? 'twice' : groupFault(group, version);
    add(`moves.${index}.groupId`, fault ?? (isEarly ? 'early' : null));
    if (!fault && group?.course === course) add(`moves.${index}.course`, 'same');
  }
  for (const [index, { groupId, version }] of plan.graduates.entries())
    add(`graduates.${index}.groupId`, isTwice(groupId) ? 'twice' : groupFault(groups.get(groupId), version));
  const names = new Set([...groups.values()].map(({ name }) => name));
  for (const [index, { name, facultyId, specialityId }] of plan.newGroups.entries()) {
    add(`newGroups.${index}.name`, name === '' ? 'required' : names.has(name) ? 'taken' : null);
    names.add(name);
    add(`newGroups.${index}.facultyId`, facultyIds.has(facultyId) ? null : 'unknown');
    add(`newGroups.${index}.specialityId`, specialityIds.has(specialityId) ? null : 'unknown');
  }
  return faults;
}
