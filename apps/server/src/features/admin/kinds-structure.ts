import * as calls from '@semestr/api/resources-structure';
import { auditories } from '../../db/tables/auditories.ts';
import { departments } from '../../db/tables/departments.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { type Kind, kind } from './kind.ts';

const isPublic = { isPublic: true };

/** Of what the university consists. */
export const structure: readonly Kind[] = [
  kind(calls.faculties, faculties, [faculties.name, faculties.abbrev], isPublic),
  kind(calls.departments, departments, [departments.name, departments.abbrev], isPublic),
  kind(
    calls.specialities,
    specialities,
    [specialities.name, specialities.abbrev, specialities.code],
    isPublic,
  ),
  kind(calls.groups, groups, [groups.name], isPublic),
  kind(calls.auditories, auditories, [auditories.name, auditories.buildingName], isPublic),
];
