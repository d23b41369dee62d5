import { daysBetween, dotted, type IsoDate } from './dates.ts';
import { reminderOf } from './reminders.ts';

/** A book that a reader has borrowed, and its due date. */
export interface Loan {
  title: string;
  author: string;
  dueOn: IsoDate;
}

/** A book is overdue from the day after its due date. */
export const isOverdue = ({ dueOn }: Pick<Loan, 'dueOn'>, today: IsoDate): boolean => dueOn < today;

/** State of a loan by the time left; it is due soon from the day of the reminder. */
export type LoanState = 'late' | 'today' | 'soon' | 'later';

/** Returns the state of a loan on a day, and the number of days that it is overdue or has left. */
export function loanState(
  { dueOn }: Pick<Loan, 'dueOn'>,
  today: IsoDate,
): { state: LoanState; days: number } {
  const days = Math.abs(daysBetween(today, dueOn));
  if (isOverdue({ dueOn }, today)) return { state: 'late', days };
  if (days === 0) return { state: 'today', days };
  return { state: reminderOf({ dueOn, today }) === 'soon' ? 'soon' : 'later', days };
}

/** Formats "Самарин Ю. Н. Полиграфическое производство (вернуть до 01.11.2026)". */
export const debtLine = ({ author, title, dueOn }: Loan): string =>
  `${author === '' ? '' : `${author} `}${title} (вернуть до ${dotted(dueOn)})`;
