import type { Group } from '@semestr/api/groups';
import { groupsInFull } from './complete.ts';
import type { Items } from './kinds.ts';

/**
 * The same thing is told in several answers, and not always alike: a schedule saved last year names last year's
 * course. The list of a thing's own kind is right, so that a second import finds everything as the first one left it.
 */
export function agree(items: Items): void {
  const names = new Map<number, string>();
  for (const { record } of items.faculties) names.set(record.id, record.name);
  for (const { facultyId, facultyName } of groupsInFull(items))
    if (facultyName && !names.has(facultyId)) names.set(facultyId, facultyName);

  const named = (group: Group): Group => {
    const facultyName = names.get(group.facultyId);
    return facultyName === undefined ? group : { ...group, facultyName };
  };
  for (const item of items.groups) item.record = named(item.record);
  const groups = new Map(items.groups.map(({ record }) => [record.name, record]));
  for (const item of items.schedules) {
    const { studentGroupDto: own } = item.record;
    if (own) item.record = { ...item.record, studentGroupDto: groups.get(own.name) ?? named(own) };
  }
}
