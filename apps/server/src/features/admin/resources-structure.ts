import * as calls from '@semestr/api/resources-structure';
import { isBelowItself } from '@semestr/core/departments';
import { lockNumbers } from '../../db/numbers.ts';
import { holidays, terms } from '../../db/tables/calendar.ts';
import { departments } from '../../db/tables/departments.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { institution } from '../../db/tables/institution.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { invalidField } from '../../domain/refusal.ts';
import { dating, universityTerming } from './dating.ts';
import { type Change, defineResource, type Resource } from './define-resource.ts';
import { renaming } from './renaming.ts';
import type { RecordOf } from './store.ts';
import { terming } from './terming.ts';

/** Rejects moving a department below itself: it would be detached from the structure with everything below it. */
async function structured({ tx, before, values }: Change<RecordOf<typeof departments>>): Promise<void> {
  if (!before || values.parentId == null || values.parentId === before.parentId) return;
  // Sequentially: two concurrent moves could place each department below the other.
  await lockNumbers(tx, departments);
  const rows = await tx.select({ id: departments.id, parentId: departments.parentId }).from(departments);
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  if (isBelowItself(before.id, values.parentId, parentOf)) throw invalidField('parentId');
}

const isPublic = { isPublic: true };

/** The parts of the university. */
export const structure: readonly Resource[] = [
  defineResource(calls.institution, institution, [institution.name], isPublic),
  defineResource(calls.faculties, faculties, [faculties.name, faculties.abbrev], isPublic),
  defineResource(calls.departments, departments, [departments.name, departments.abbrev], {
    ...isPublic,
    before: structured,
  }),
  defineResource(calls.educationForms, educationForms, [educationForms.name], isPublic),
  defineResource(
    calls.specialities,
    specialities,
    [specialities.name, specialities.abbrev, specialities.code],
    isPublic,
  ),
  defineResource(calls.groups, groups, [groups.name], isPublic),
  defineResource(calls.groupTerms, groupTerms, [groupTerms.term], { ...isPublic, ...terming }),
  defineResource(calls.terms, terms, [terms.term], { ...isPublic, ...universityTerming }),
  defineResource(calls.holidays, holidays, [holidays.name, holidays.nameEn, holidays.nameBe], {
    ...isPublic,
    ...dating,
  }),
  defineResource(calls.buildings, buildings, [buildings.name], { ...isPublic, ...renaming }),
  defineResource(calls.roomTypes, roomTypes, [roomTypes.name, roomTypes.abbrev], isPublic),
  defineResource(calls.rooms, rooms, [rooms.name], isPublic),
];
