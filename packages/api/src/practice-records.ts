import { practiceLifecycle } from '@semestr/core/practice';
import { states } from '@semestr/core/requests';
import * as z from 'zod/mini';
import { ofStudent, period } from './filters.ts';
import { decision, issuedTextNumber, nullableId, requestFields } from './request-fields.ts';
import { decidedResource, named, ordered, resource } from './resource.ts';
import { Id } from './shapes.ts';

const practiceState = z.enum(states(practiceLifecycle));
export const practiceApplications = decidedResource(
  'practice-applications',
  'the applications for practice',
  {
    area: 'requests',
    fields: {
      ...requestFields,
      state: practiceState,
      number: z.nullable(z.string()),
      enterpriseId: Id,
      typeId: Id,
      employeeId: nullableId,
      uploadId: nullableId,
    },
    edited: {
      ...decision,
      state: practiceState,
      number: issuedTextNumber,
      enterpriseId: z.optional(Id),
      employeeId: z.optional(nullableId),
    },
    filter: {
      ...ofStudent,
      state: practiceState,
      enterpriseId: Id,
      employeeId: Id,
    },
    conditions: period,
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
