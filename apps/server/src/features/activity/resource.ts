import * as calls from '@semestr/api/activity';
import { memberships, works } from '../../db/tables/activity.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const activityResources: readonly Resource[] = [
  defineResource(calls.memberships, memberships, [], { period: memberships.since }),
  defineResource(calls.works, works, [works.title, works.status], { period: works.date }),
];
