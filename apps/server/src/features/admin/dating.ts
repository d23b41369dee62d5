import { holidayFault } from '@semestr/core/holidays';
import { termDaysFault } from '@semestr/core/term-days';
import { sql } from 'drizzle-orm';
import { holidays, type terms } from '../../db/tables/calendar.ts';
import { invalidField } from '../../http/refuse.ts';
import type { Change, Hooks } from './define-resource.ts';
import { checkTerm } from './planning.ts';
import type { RecordOf } from './store.ts';

type Holiday = RecordOf<typeof holidays>;
type Term = RecordOf<typeof terms>;

/** Refuses a day that its month does not have. */
function checkDate({ before, values }: Change<Holiday>): void {
  // A new one has its date: the contract asks for it.
  const fault = holidayFault({ year: null, ...before, ...values } as Holiday);
  if (fault) throw invalidField(fault.field, fault.reason);
}

/** "11-07": a list of holidays is in the order of a year. */
const monthAndDay = sql<string>`lpad(${holidays.month}::text, 2, '0') || '-' || lpad(${holidays.day}::text, 2, '0')`;

export const dating = { before: checkDate, computed: { date: monthAndDay } };

/** Refuses a term for which nothing is planned, and days that it cannot have. */
function checkDays({ before, values, now, isRestored }: Change<Term>): void {
  if (isRestored) return;
  if (values.term !== undefined && values.term !== before?.term) checkTerm(values.term, now);
  // A new one has a term and its days: the contract asks for them.
  const fault = termDaysFault({ examsStart: null, examsEnd: null, ...before, ...values } as Term);
  if (fault) throw invalidField(fault.field, fault.reason);
}

export const universityTerming: Pick<Hooks<Term>, 'before'> = { before: checkDays };
