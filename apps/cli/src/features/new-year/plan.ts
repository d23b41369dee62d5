import type { NewYear, Plan } from '@semestr/api/new-year';
import { exit, failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** Part of the proposal to carry out. */
export interface Taken {
  /** Numbers of the only groups to include; empty for all. */
  groups: readonly string[];
  /** Whether to include everything in a year that has been running for a while. */
  isAll: boolean;
  blocksGraduates: boolean;
}

/** New groups begin in the first course. */
const FIRST_COURSE = 1;

const normaliseName = (name: string): string => name.trim().toLowerCase();

/** Rejects the number of a group that the proposal does not contain, because a misspelt number would go unnoticed. */
function checkNames({ groups, newGroups }: NewYear, names: readonly string[]): void {
  const planned = [
    ...groups.filter(({ outcome }) => outcome === 'moves' || outcome === 'graduates'),
    ...newGroups,
  ];
  const plannedNames = new Set(planned.map(({ name }) => normaliseName(name)));
  const unknown = names.find((name) => !plannedNames.has(normaliseName(name)));
  if (unknown !== undefined) throw failure(texts, (t) => t('notProposed', { name: unknown }));
}

/**
 * Selects a plan from the proposal. In a year that has been running for a while groups may have been moved elsewhere,
 * so nothing is included by default. Before the year begins groups do not move, unless one is named and the server
 * allows it.
 */
export function planOf(found: NewYear, { groups: names, isAll, blocksGraduates }: Taken): Plan {
  checkNames(found, names);
  const { year, stage, groups, newGroups } = found;
  const wanted = new Set(names.map(normaliseName));
  const isTaken = ({ name }: { name: string }): boolean =>
    wanted.size > 0 ? wanted.has(normaliseName(name)) : isAll || stage !== 'running';
  const moves = wanted.size > 0 || stage !== 'ahead';
  return {
    year,
    moves: groups.flatMap((group) =>
      group.outcome === 'moves' && group.next !== null && moves && isTaken(group)
        ? [{ groupId: group.id, version: group.version, course: group.next }]
        : [],
    ),
    graduates: groups
      .filter((group) => group.outcome === 'graduates' && isTaken(group))
      .map(({ id, version }) => ({ groupId: id, version })),
    newGroups: newGroups.filter(isTaken).map(({ name, facultyId, specialityId, degree }) => ({
      name,
      facultyId,
      specialityId,
      degree,
      course: FIRST_COURSE,
    })),
    blockGraduates: blocksGraduates,
  };
}

/** Rejects an empty plan, and explains how to get a plan. */
export function checkPlan({ moves, graduates, newGroups }: Plan, { stage, ...found }: NewYear): void {
  if (moves.length + graduates.length + newGroups.length > 0) return;
  const isProposed =
    found.newGroups.length > 0 ||
    found.groups.some(({ outcome }) => outcome === 'moves' || outcome === 'graduates');
  const reason = stage === 'running' && isProposed ? 'nothingTaken' : 'nothingProposed';
  throw failure(texts, (t) => t(reason), exit.usage);
}
