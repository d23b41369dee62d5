import { addDays, daysBetween, type IsoDate } from '../dates.ts';

/** Days that a request may be for, relative to the day on which it is made. */
export interface PeriodRule {
  /** Days before it on which the period may begin. */
  readonly back: number;
  /** Days after it on which the period may begin. */
  readonly ahead: number;
  /** Maximum number of days of the period. */
  readonly days: number;
}

/**
 * The form of a request for a period, with a document: choices of one value each, by field, and the days. Kinds with
 * this form have calls of this project; all other kinds have the provider's calls, and individual forms.
 */
export interface RequestForm {
  readonly choices: Readonly<Record<string, readonly [string, ...string[]]>>;
  readonly period: PeriodRule;
}

interface Period {
  dateFrom: IsoDate;
  dateTo: IsoDate;
}

export interface PeriodFault {
  field: keyof Period;
  reason: 'too-small' | 'too-big';
}

/** Returns what is wrong with a period: the day, and whether it is too early or too late; null when it is valid. */
export function periodFault(
  { back, ahead, days }: PeriodRule,
  { dateFrom, dateTo, today }: Period & { today: IsoDate },
): PeriodFault | null {
  if (dateFrom > addDays(today, ahead)) return { field: 'dateFrom', reason: 'too-big' };
  if (dateFrom < addDays(today, -back)) return { field: 'dateFrom', reason: 'too-small' };
  if (dateTo < dateFrom) return { field: 'dateTo', reason: 'too-small' };
  return daysBetween(dateFrom, dateTo) >= days ? { field: 'dateTo', reason: 'too-big' } : null;
}
