import * as calls from '@semestr/api/library';
import { dotted, localDate } from '@semestr/core/dates';
import { debtLine, isOverdue } from '@semestr/core/library';
import type { FastifyInstance } from 'fastify';
import { studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { loansOf, newsOfLibrary } from './store.ts';

export function libraryRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.books, async ({ db, caller, now }) => {
    const loans = await loansOf(db, studentOf(calls.books, caller));
    return loans.map((loan) => ({
      id: loan.id,
      name: loan.title,
      title: loan.title,
      author: loan.author,
      takeDate: dotted(loan.takenOn),
      returnDate: dotted(loan.dueOn),
      isOverdue: isOverdue(loan, localDate(now)),
    }));
  });

  handle(app, services, calls.debts, async ({ db, caller, now }) => {
    const loans = await loansOf(db, studentOf(calls.debts, caller));
    return loans.filter((loan) => isOverdue(loan, localDate(now))).map(debtLine);
  });

  handle(app, services, calls.news, async ({ db, now }) => newsOfLibrary(db, localDate(now)));
}
