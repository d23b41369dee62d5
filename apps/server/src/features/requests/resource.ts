import * as calls from '@semestr/api/request-threads';
import { requestTemplates } from '../../db/tables/request-threads.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

/** Texts that the office offers for questions and rejections. */
export const requestTemplateResources: readonly Resource[] = [
  defineResource(calls.requestTemplates, requestTemplates, [requestTemplates.text]),
];
