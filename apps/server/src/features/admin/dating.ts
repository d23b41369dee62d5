import { holidayFault } from '@semestr/core/holidays';
import { termDaysFault } from '@semestr/core/term-days';
import { sql } from 'drizzle-orm';
import { holidays, type terms } from '../../db/tables/calendar.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Change, Hooks } from './define-resource.ts';
import { checkTerm } from './planning.ts';
import type { RecordOf } from './store.ts';

type Holiday = RecordOf<typeof holidays>;
type Term = RecordOf<typeof terms>;

/** Rejects a day that does not exist in its month. */
function checkDate({ before, values }: Change<Holiday>): void {
  // A new holiday has its date: the contract requires it.
  const fault = holidayFault({ year: null, ...before, ...values } as Holiday);
  if (fault) throw invalidField(fault.field, fault.reason);
}

/** "11-07": sorts holidays in calendar order. */
const monthAndDay = sql<string>`lpad(${holidays.month}::text, 2, '0') || '-' || lpad(${holidays.day}::text, 2, '0')`;

export const dating = { before: checkDate, computed: { date: monthAndDay } };

/** Rejects a term that cannot be planned any more, and impossible dates. */
function checkDays({ before, values, now, isRestored }: Change<Term>): void {
  if (isRestored) return;
  if (values.term !== undefined && values.term !== before?.term) checkTerm(values.term, now);
  // A new term has its code and dates: the contract requires them.
  const fault = termDaysFault({ examsStart: null, examsEnd: null, ...before, ...values } as Term);
  if (fault) throw invalidField(fault.field, fault.reason);
}

export const universityTerming: Pick<Hooks<Term>, 'before'> = { before: checkDays };
