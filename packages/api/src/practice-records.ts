import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { issuedTextNumber, nullableId, requestResource } from './request-fields.ts';
import { named, ordered, resource } from './resource.ts';
import { Id } from './shapes.ts';

export const practiceApplications = requestResource(
  'practice-applications',
  'the applications for practice',
  {
    rules: requestRules.practice,
    fields: {
      number: z.nullable(z.string()),
      enterpriseId: Id,
      typeId: Id,
      employeeId: nullableId,
      uploadId: nullableId,
    },
    edited: {
      number: issuedTextNumber,
      enterpriseId: z.optional(Id),
      employeeId: z.optional(nullableId),
    },
    filter: {
      enterpriseId: Id,
      employeeId: Id,
    },
  },
);

export const enterprises = resource('enterprises', 'the enterprises that offer practice', {
  area: 'choices',
  fields: named,
  edited: named,
  filter: {},
});

export const practiceTypes = resource('practice-types', 'the types of practice', {
  area: 'choices',
  fields: ordered,
  edited: ordered,
  filter: {},
});
