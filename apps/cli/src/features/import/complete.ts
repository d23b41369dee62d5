import type { Group, GroupFound } from '@semestr/api/groups';
import { lessonsOfSchedule } from '@semestr/core/imports';
import { translator } from '@semestr/core/texts';
import type { Item, Items } from './kinds.ts';
import type { ImportRecords } from './records.ts';
import { texts } from './texts.ts';

/** Returns the groups with complete data: from the list of groups, otherwise from their own schedules. */
export function groupsInFull({ groups, schedules }: Items): Group[] {
  const listed = groups.map(({ record }) => record);
  const names = new Set(listed.map(({ name }) => name));
  const others = schedules.flatMap(({ record }) => record.studentGroupDto ?? []);
  return [...listed, ...others.filter(({ name }) => !names.has(name))];
}

/**
 * Adds faculties that appear only in the choice of faculties; the abbreviation serves as the name until a name is
 * imported.
 */
export function completeFaculties(
  records: ImportRecords,
  choices: readonly Item<{ id: number; text: string }>[],
): void {
  const t = translator(texts, records.language);
  const facultyIds = new Set(records.items.faculties.map(({ record }) => record.id));
  const names = new Map(groupsInFull(records.items).map((group) => [group.facultyId, group.facultyName]));
  for (const { record, source, name } of choices) {
    const { id, text: abbrev } = record;
    if (facultyIds.has(id)) continue;
    const full = names.get(id);
    const guess = { field: 'name', reason: t(full ? 'reasons.nameOfGroups' : 'reasons.nameOfAbbrev') };
    records.addGuess('faculties', { record: { id, abbrev, name: full ?? abbrev }, source, name }, guess);
  }
}

/** Fields that complete a search result, from a group of the same speciality. */
type Enrolment = Omit<Group, 'id' | 'course' | 'calendarId'>;

function enrolmentsByAbbrev(groups: readonly Group[]): Map<string, Map<string, Enrolment>> {
  const enrolments = new Map<string, Map<string, Enrolment>>();
  for (const { id: _id, course: _course, calendarId: _calendarId, ...enrolment } of groups) {
    const key = [
      enrolment.specialityDepartmentEducationFormId,
      enrolment.facultyId,
      enrolment.educationDegree,
    ].join();
    const ofAbbrev = enrolments.get(enrolment.specialityAbbrev) ?? new Map<string, Enrolment>();
    enrolments.set(enrolment.specialityAbbrev, ofAbbrev.has(key) ? ofAbbrev : ofAbbrev.set(key, enrolment));
  }
  return enrolments;
}

/** Maps group numbers to the speciality and degree that lessons name. */
function attendance({ schedules }: Items): Map<string, { specialityName: string; educationDegree: number }> {
  const named = schedules.flatMap(({ record }) =>
    lessonsOfSchedule(record).flatMap(({ studentGroups }) => studentGroups),
  );
  return new Map(named.map((group) => [group.name, group]));
}

const guessedFields = 'facultyId, specialityDepartmentEducationFormId, educationDegree';

/**
 * Completes groups that appear only in search results. If all groups with the same abbreviation share a speciality and
 * a faculty, these are assumed for the new group too, with a note; otherwise the group is skipped.
 */
export function completeGroups(records: ImportRecords, found: readonly Item<GroupFound>[]): void {
  const full = groupsInFull(records.items);
  const idOfName = new Map(full.map(({ id, name }) => [name, id]));
  const nameOfId = new Map(full.map(({ id, name }) => [id, name]));
  const enrolments = enrolmentsByAbbrev(full);
  const byNumber = attendance(records.items);
  const t = translator(texts, records.language);
  for (const { record, source, name: label } of found) {
    const { id, name, specialityAbbrev: abbrev } = record;
    const refuse = (field: string, reason: string): void =>
      records.refuse('groups', { source, record: label, field, reason });
    const owner = nameOfId.get(id);
    if (owner === name) continue;
    if (owner !== undefined) refuse('id', t('reasons.ofAnother', { name: owner }));
    else if (idOfName.has(name))
      refuse('id', t('reasons.ofAnother', { name: `${name} (${idOfName.get(name)})` }));
    else {
      const [enrolment, other] = enrolments.get(abbrev)?.values() ?? [];
      const inLessons = byNumber.get(name);
      if (!enrolment) refuse('specialityAbbrev', t('reasons.specialityUnknown', { abbrev }));
      else if (other || (inLessons && inLessons.specialityName !== enrolment.specialityName))
        refuse('specialityAbbrev', t('reasons.specialityUnclear', { abbrev }));
      else {
        const educationDegree = inLessons?.educationDegree ?? enrolment.educationDegree;
        const group = { ...enrolment, id, name, educationDegree, course: null, calendarId: null };
        const guess = { field: guessedFields, reason: t('reasons.likeGroup', { name: enrolment.name }) };
        records.addGuess('groups', { record: group, source, name: label }, guess);
      }
    }
  }
}
