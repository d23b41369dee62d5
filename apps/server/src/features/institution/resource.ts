import * as calls from '@semestr/api/institution';
import { institution } from '../../db/tables/institution.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const institutionResources: readonly Resource[] = [
  defineResource(calls.institution, institution, [institution.name], { isPublic: true }),
];
