import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { nullableId, requestResource } from './request-fields.ts';
import { amount, archivable, named, optionalText, resource, text } from './resource.ts';
import { Id } from './shapes.ts';

export const diplomaSuggestions = requestResource(
  'diploma-suggestions',
  'the topics that students suggested',
  {
    rules: requestRules.topics,
    fields: {
      topic: z.string(),
      belarusianTopic: z.nullable(z.string()),
      englishTopic: z.nullable(z.string()),
      justification: z.nullable(z.string()),
      employeeId: nullableId,
      externalManagerId: nullableId,
    },
    edited: {
      topic: z.optional(text(500)),
      belarusianTopic: z.optional(optionalText(500)),
      englishTopic: z.optional(optionalText(500)),
      employeeId: z.optional(nullableId),
      externalManagerId: z.optional(nullableId),
    },
    filter: { employeeId: Id },
  },
);

const academicTitle = { ...named, abbrev: text(50), price: z.nullable(amount(10_000)) };
export const academicTitles = resource('academic-titles', 'the degrees and ranks of external managers', {
  area: 'choices',
  fields: academicTitle,
  edited: academicTitle,
  filter: {},
});

const manager = {
  names: text(300),
  degreeId: z.nullable(Id),
  rankId: z.nullable(Id),
  workPlace: optionalText(300),
  jobPosition: optionalText(300),
};
export const externalManagers = resource('external-managers', 'the supervisors from other organisations', {
  area: 'choices',
  fields: {
    ...manager,
    names: z.string(),
    workPlace: z.nullable(z.string()),
    jobPosition: z.nullable(z.string()),
  },
  edited: manager,
  filter: { degreeId: Id, rankId: Id },
});

const topic = { employeeId: Id, topic: text(500) };
export const diplomaTopics = resource('diploma-topics', 'the topics that supervisors offer', {
  area: 'choices',
  fields: { ...topic, ...archivable.fields },
  edited: { ...topic, ...archivable.edited },
  filter: { employeeId: Id },
  conditions: archivable.conditions,
});
