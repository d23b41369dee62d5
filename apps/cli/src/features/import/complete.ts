import type { Group, GroupFound } from '@semestr/api/groups';
import { lessonsOfSchedule } from '@semestr/core/imports';
import type { Item, Items } from './kinds.ts';
import type { ImportRecords } from './records.ts';
import { texts } from './texts.ts';

/** The groups of which everything is known: by their list, or else by their own schedules. */
export function groupsInFull({ groups, schedules }: Items): Group[] {
  const listed = groups.map(({ record }) => record);
  const names = new Set(listed.map(({ name }) => name));
  const others = schedules.flatMap(({ record }) => record.studentGroupDto ?? []);
  return [...listed, ...others.filter(({ name }) => !names.has(name))];
}

/** Faculties that only the choice of the schedule names: the abbreviation stands for the name until one is known. */
export function completeFaculties(
  records: ImportRecords,
  choices: readonly Item<{ id: number; text: string }>[],
): void {
  const { reasons } = texts[records.language];
  const known = new Set(records.items.faculties.map(({ record }) => record.id));
  const names = new Map(groupsInFull(records.items).map((group) => [group.facultyId, group.facultyName]));
  for (const { record, source, name } of choices) {
    const { id, text: abbrev } = record;
    if (known.has(id)) continue;
    const full = names.get(id);
    const guess = { field: 'name', reason: full ? reasons.nameOfGroups : reasons.nameOfAbbrev };
    records.addGuess('faculties', { record: { id, abbrev, name: full ?? abbrev }, source, name }, guess);
  }
}

/** What a group found by number only takes over from a group of its speciality. */
type Place = Omit<Group, 'id' | 'course' | 'calendarId'>;

function placesByAbbrev(groups: readonly Group[]): Map<string, Map<string, Place>> {
  const places = new Map<string, Map<string, Place>>();
  for (const { id: _id, course: _course, calendarId: _calendarId, ...place } of groups) {
    const key = [place.specialityDepartmentEducationFormId, place.facultyId, place.educationDegree].join();
    const ofAbbrev = places.get(place.specialityAbbrev) ?? new Map<string, Place>();
    places.set(place.specialityAbbrev, ofAbbrev.has(key) ? ofAbbrev : ofAbbrev.set(key, place));
  }
  return places;
}

/** What the lessons say of the groups that attend them: the speciality and the degree, by the number of the group. */
function attendance({ schedules }: Items): Map<string, { specialityName: string; educationDegree: number }> {
  const named = schedules.flatMap(({ record }) =>
    lessonsOfSchedule(record).flatMap(({ studentGroups }) => studentGroups),
  );
  return new Map(named.map((group) => [group.name, group]));
}

const guessedFields = 'facultyId, specialityDepartmentEducationFormId, educationDegree';

/**
 * Groups that the search knows but no list tells in full. Where all groups with the same abbreviation share one
 * speciality and faculty, this one is taken to be of it too, and that is said; elsewhere nobody could tell.
 */
export function completeGroups(records: ImportRecords, found: readonly Item<GroupFound>[]): void {
  const full = groupsInFull(records.items);
  const idOfName = new Map(full.map(({ id, name }) => [name, id]));
  const nameOfId = new Map(full.map(({ id, name }) => [id, name]));
  const places = placesByAbbrev(full);
  const attending = attendance(records.items);
  const { reasons } = texts[records.language];
  for (const { record, source, name: label } of found) {
    const { id, name, specialityAbbrev: abbrev } = record;
    const refuse = (field: string, reason: string): void =>
      records.refuse('groups', { source, record: label, field, reason });
    const owner = nameOfId.get(id);
    if (owner === name) continue;
    if (owner !== undefined) refuse('id', reasons.ofAnother(owner));
    else if (idOfName.has(name)) refuse('id', reasons.ofAnother(`${name} (${idOfName.get(name)})`));
    else {
      const [place, other] = places.get(abbrev)?.values() ?? [];
      const said = attending.get(name);
      if (!place) refuse('specialityAbbrev', reasons.specialityUnknown(abbrev));
      else if (other || (said && said.specialityName !== place.specialityName))
        refuse('specialityAbbrev', reasons.specialityUnclear(abbrev));
      else {
        const educationDegree = said?.educationDegree ?? place.educationDegree;
        const group = { ...place, id, name, educationDegree, course: null, calendarId: null };
        const guess = { field: guessedFields, reason: reasons.likeGroup(place.name) };
        records.addGuess('groups', { record: group, source, name: label }, guess);
      }
    }
  }
}
