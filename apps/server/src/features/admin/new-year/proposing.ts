import type { ProposedGroup, YearGroup } from '@semestr/api/new-year';
import { lastCourse, nextCourse, nextGroupName } from '@semestr/core/new-year';
import type { GroupBefore } from './groups-of-year.ts';

/** Those that were there before the start of the year: made earlier, and not archived earlier. */
const wereThere = (groups: readonly GroupBefore[]): GroupBefore[] =>
  groups.filter(({ became, isArchived }) => became !== 'made' && (!isArchived || became === 'graduated'));

/** What the new year makes of each group that is not archived. */
export function proposedMoves(
  groups: readonly GroupBefore[],
  semesters: ReadonlyMap<number, number>,
): YearGroup[] {
  const before = wereThere(groups);
  const highest = new Map(
    [...Map.groupBy(before, ({ specialityId }) => specialityId)].map(([id, own]) => [
      id,
      Math.max(...own.map((group) => group.before ?? 0)),
    ]),
  );
  return before
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, version, name, speciality, specialityId, degree, course, students, became }) => {
      const told = { id, version, name, speciality, degree, course, students };
      if (became === 'moved') return { ...told, fate: 'moved', next: course };
      const last = lastCourse({
        degree,
        semester: semesters.get(specialityId) ?? null,
        course: highest.get(specialityId) ?? null,
      });
      const next = nextCourse(course, last);
      if (next === null) return { ...told, fate: 'unknown', next };
      return next === 'graduates'
        ? { ...told, fate: 'graduates', next: null }
        : { ...told, fate: 'moves', next };
    });
}

const FIRST_COURSE = 1;
const placeOf = ({ facultyId, specialityId, degree }: GroupBefore): string =>
  [facultyId, specialityId, degree].join(' ');

/**
 * As many new groups as there were in the first course, but for those that are there already: under their name, or without a
 * pattern of names as many as were made in the same place.
 */
export function proposedGroups(groups: readonly GroupBefore[], year: number): ProposedGroup[] {
  const before = wereThere(groups);
  const above = before.filter((group) => group.before === FIRST_COURSE + 1).map(({ name }) => name);
  const named = new Map(groups.map((group) => [group.name, group]));
  const unmatched = groups.filter(({ became }) => became === 'made');
  const take = (found: GroupBefore | undefined): boolean => {
    if (!found) return false;
    unmatched.splice(unmatched.indexOf(found), 1);
    return true;
  };
  const wanted = before
    .filter((group) => group.before === FIRST_COURSE)
    .map((group) => ({ group, name: nextGroupName(group.name, { year, above }) }));
  // First by name: what is left over was made for those without one.
  const nameless = wanted.filter(({ name }) => !take(unmatched.find((made) => made.name === name)));
  return nameless
    .filter(
      ({ group }) =>
        // One of another name was made in its place.
        !take(unmatched.find((made) => placeOf(made) === placeOf(group))),
    )
    .filter(({ name }) => named.get(name)?.course !== FIRST_COURSE || named.get(name)?.isArchived === true)
    .map(({ group: { facultyId, specialityId, degree, speciality, name: after }, name }) => ({
      facultyId,
      specialityId,
      degree,
      speciality,
      after,
      // A name of years ago, which an archived group still has.
      name: named.has(name) ? '' : name,
    }));
}
