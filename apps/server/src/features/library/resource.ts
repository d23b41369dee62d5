import * as calls from '@semestr/api/library';
import { isNotNull, isNull } from 'drizzle-orm';
import { libraryNews, loans } from '../../db/tables/library.ts';
import { invalidField } from '../../domain/refusal.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const libraryResources: readonly Resource[] = [
  defineResource(calls.loans, loans, [loans.title, loans.author], {
    period: loans.dueOn,
    conditions: {
      isReturned: (_db, isReturned) => (isReturned === true ? isNotNull : isNull)(loans.returnedOn),
    },
    before: ({ before, values }) => {
      const { takenOn, dueOn } = { ...before, ...values };
      if (takenOn !== undefined && dueOn !== undefined && dueOn < takenOn)
        throw invalidField('dueOn', 'too-small');
    },
  }),
  defineResource(calls.libraryNews, libraryNews, [libraryNews.title], {
    isPublic: true,
    period: libraryNews.date,
  }),
];
