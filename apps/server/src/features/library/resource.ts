import * as calls from '@semestr/api/library';
import { isNotNull, isNull } from 'drizzle-orm';
import { libraryNews, loans } from '../../db/tables/library.ts';
import { invalidField } from '../../domain/refusal.ts';
import { consequencesOfLeaving } from '../../domain/student-states.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const libraryResources: readonly Resource[] = [
  defineResource(calls.loans, loans, [loans.title, loans.author], {
    period: loans.dueOn,
    conditions: {
      isReturned: (_db, isReturned) => (isReturned === true ? isNotNull : isNull)(loans.returnedOn),
    },
    before: async ({ tx, before, values, isRestored }) => {
      const isNew = before === null && !isRestored;
      const left =
        isNew && values.studentId !== undefined ? await consequencesOfLeaving(tx, values.studentId) : null;
      // Forms do not offer students who have left.
      if (left?.mayBorrow === false) throw invalidField('studentId', 'unknown');
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
