import type { Group, GroupFound } from '@semestr/api/groups';
import type { Book } from './book.ts';
import type { Item, Items } from './kinds.ts';
import { texts } from './texts.ts';

/** The groups that are told in full: by their list, or else by their own schedules. */
export function groupsInFull({ groups, schedules }: Items): Group[] {
  const listed = groups.map(({ record }) => record);
  const names = new Set(listed.map(({ name }) => name));
  const others = schedules.flatMap(({ record }) => record.studentGroupDto ?? []);
  return [...listed, ...others.filter(({ name }) => !names.has(name))];
}

/** Faculties that only the choice of the schedule names: the abbreviation stands for the name until one is known. */
export function completeFaculties(book: Book, choices: readonly Item<{ id: number; text: string }>[]): void {
  const known = new Set(book.items.faculties.map(({ record }) => record.id));
  const names = new Map(groupsInFull(book.items).map((group) => [group.facultyId, group.facultyName]));
  for (const { record, source, name } of choices) {
    if (known.has(record.id)) continue;
    const { id, text } = record;
    book.add('faculties', { record: { id, abbrev: text, name: names.get(id) ?? text }, source, name });
  }
}

/** What a group found by number only takes over from the groups of its speciality. */
type Place = Omit<Group, 'id' | 'name' | 'course' | 'calendarId'>;

function placesByAbbrev(groups: readonly Group[]): Map<string, Map<string, Place>> {
  const places = new Map<string, Map<string, Place>>();
  for (const { id: _id, name: _name, course: _course, calendarId: _calendarId, ...place } of groups) {
    const key = [place.specialityDepartmentEducationFormId, place.facultyId, place.educationDegree].join();
    const ofAbbrev = places.get(place.specialityAbbrev) ?? new Map<string, Place>();
    places.set(place.specialityAbbrev, ofAbbrev.has(key) ? ofAbbrev : ofAbbrev.set(key, place));
  }
  return places;
}

/**
 * Groups that the search knows but no list tells in full. Where all groups with the same abbreviation share one
 * speciality and faculty, so does this one; elsewhere it would be a guess.
 */
export function completeGroups(book: Book, found: readonly Item<GroupFound>[]): void {
  const full = groupsInFull(book.items);
  const names = new Set(full.map(({ name }) => name));
  const ids = new Set(full.map(({ id }) => id));
  const places = placesByAbbrev(full);
  const { reasons } = texts[book.language];
  for (const { record, source, name } of found) {
    if (names.has(record.name) || ids.has(record.id)) continue;
    const { specialityAbbrev: abbrev } = record;
    const [place, other] = places.get(abbrev)?.values() ?? [];
    if (place && !other) {
      const group = { ...place, id: record.id, name: record.name, course: null, calendarId: null };
      book.add('groups', { record: group, source, name });
    } else {
      const reason = place ? reasons.specialityUnclear(abbrev) : reasons.specialityUnknown(abbrev);
      book.refuse('groups', { source, record: name, field: 'specialityAbbrev', reason });
    }
  }
}
