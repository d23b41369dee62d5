import type { ProposedGroup, YearGroup } from '@semestr/api/new-year';
import { lastCourse, nextCourse, nextGroupName } from '@semestr/core/new-year';
import type { GroupBefore } from './groups-of-year.ts';

/** Returns the groups that existed before the start of the year: created before it, and not archived before it. */
const existedBefore = (groups: readonly GroupBefore[]): GroupBefore[] =>
  groups.filter(({ became, isArchived }) => became !== 'made' && (!isArchived || became === 'graduated'));

/** Proposes a change for each group that is not archived. */
export function proposedMoves(
  groups: readonly GroupBefore[],
  semesters: ReadonlyMap<number, number>,
): YearGroup[] {
  const before = existedBefore(groups);
  const highest = new Map(
    [...Map.groupBy(before, ({ specialityId }) => specialityId)].map(([id, own]) => [
      id,
      Math.max(...own.map((group) => group.before ?? 0)),
    ]),
  );
  return before
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, version, name, speciality, specialityId, degree, course, students, became }) => {
      const group = { id, version, name, speciality, degree, course, students };
      if (became === 'moved') return { ...group, outcome: 'moved', next: course };
      const last = lastCourse({
        degree,
        semester: semesters.get(specialityId) ?? null,
        course: highest.get(specialityId) ?? null,
      });
      const next = nextCourse(course, last);
      if (next === null) return { ...group, outcome: 'unknown', next };
      return next === 'graduates'
        ? { ...group, outcome: 'graduates', next: null }
        : { ...group, outcome: 'moves', next };
    });
}

const FIRST_COURSE = 1;
const placeOf = ({ facultyId, specialityId, degree }: GroupBefore): string =>
  [facultyId, specialityId, degree].join(' ');

/**
 * Proposes as many new groups as the first course had, except for those that already exist. They are matched by name,
 * or by their place when names have no pattern.
 */
export function proposedGroups(groups: readonly GroupBefore[], year: number): ProposedGroup[] {
  const before = existedBefore(groups);
  const above = before.filter((group) => group.before === FIRST_COURSE + 1).map(({ name }) => name);
  const named = new Map(groups.map((group) => [group.name, group]));
  const unmatched = groups.filter(({ became }) => became === 'made');
  const take = (found: GroupBefore | undefined): boolean => {
    if (!found) return false;
    unmatched.splice(unmatched.indexOf(found), 1);
    return true;
  };
  const proposals = before
    .filter((group) => group.before === FIRST_COURSE)
    .map((group) => ({ group, name: nextGroupName(group.name, { year, above }) }));
  // Matches by name first: the remaining groups were created for proposals without a name.
  const nameless = proposals.filter(({ name }) => !take(unmatched.find((made) => made.name === name)));
  return nameless
    .filter(
      ({ group }) =>
        // A group with another name was created for this proposal.
        !take(unmatched.find((made) => placeOf(made) === placeOf(group))),
    )
    .filter(({ name }) => named.get(name)?.course !== FIRST_COURSE || named.get(name)?.isArchived === true)
    .map(({ group: { facultyId, specialityId, degree, speciality, name: after }, name }) => ({
      facultyId,
      specialityId,
      degree,
      speciality,
      after,
      // An archived group may still have the name from years ago.
      name: named.has(name) ? '' : name,
    }));
}
