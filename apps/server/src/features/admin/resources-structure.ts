import * as calls from '@semestr/api/resources-structure';
import { departments } from '../../db/tables/departments.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { institution } from '../../db/tables/institution.ts';
import { rooms } from '../../db/tables/rooms.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { defineResource, type Resource } from './define-resource.ts';

const isPublic = { isPublic: true };

/** Of what the university consists. */
export const structure: readonly Resource[] = [
  defineResource(calls.institution, institution, [institution.name], isPublic),
  defineResource(calls.faculties, faculties, [faculties.name, faculties.abbrev], isPublic),
  defineResource(calls.departments, departments, [departments.name, departments.abbrev], isPublic),
  defineResource(
    calls.specialities,
    specialities,
    [specialities.name, specialities.abbrev, specialities.code],
    isPublic,
  ),
  defineResource(calls.groups, groups, [groups.name], isPublic),
  defineResource(calls.rooms, rooms, [rooms.name, rooms.buildingName], isPublic),
];
