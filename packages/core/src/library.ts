import { daysBetween, dotted, type IsoDate } from './dates.ts';
import { reminderOf } from './reminders.ts';

/** What somebody took from the library, and when it has to be back. */
export interface Loan {
  title: string;
  author: string;
  dueOn: IsoDate;
}

/** A book is late from the day after. */
export const isOverdue = ({ dueOn }: Pick<Loan, 'dueOn'>, today: IsoDate): boolean => dueOn < today;

/** How much time a loan has left; it is soon due from the day on which its reader is reminded. */
export type LoanState = 'late' | 'today' | 'soon' | 'later';

/** How a loan stands on a day, and how many days it is late or has left. */
export function loanState(
  { dueOn }: Pick<Loan, 'dueOn'>,
  today: IsoDate,
): { state: LoanState; days: number } {
  const days = Math.abs(daysBetween(today, dueOn));
  if (isOverdue({ dueOn }, today)) return { state: 'late', days };
  if (days === 0) return { state: 'today', days };
  return { state: reminderOf({ dueOn, today }) === 'soon' ? 'soon' : 'later', days };
}

/** "Самарин Ю. Н. Полиграфическое производство (вернуть до 01.11.2026)". */
export const debtLine = ({ author, title, dueOn }: Loan): string =>
  `${author === '' ? '' : `${author} `}${title} (вернуть до ${dotted(dueOn)})`;
