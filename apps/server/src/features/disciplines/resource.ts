import * as calls from '@semestr/api/disciplines';
import { disciplines } from '../../db/tables/disciplines.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const disciplineResource: Resource = defineResource(
  calls.disciplines,
  disciplines,
  [disciplines.name, disciplines.abbrev],
  { isPublic: true },
);
