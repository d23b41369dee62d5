import * as calls from '@semestr/api/faculties';
import { faculties } from '../../db/tables/faculties.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const facultyResources: readonly Resource[] = [
  defineResource(calls.faculties, faculties, [faculties.name, faculties.abbrev], { isPublic: true }),
];
