import * as calls from '@semestr/api/specialities';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

/** How specialities are stored. */
export const specialityResource: Resource = defineResource(
  calls.specialities,
  specialities,
  [specialities.name, specialities.abbrev, specialities.code],
  { isPublic: true },
);

export const specialityResources: readonly Resource[] = [
  defineResource(calls.educationForms, educationForms, [educationForms.name], { isPublic: true }),
  specialityResource,
];
