import * as calls from '@semestr/api/groups';
import { groups } from '../../db/tables/groups.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const groupResource: Resource = defineResource(calls.groups, groups, [groups.name], {
  isPublic: true,
});
