import { requestRules, type RequestState } from './requests/kinds.ts';
import { addDays, daysBetween, type IsoDate, monthOf, yearOf } from './dates.ts';
import { states } from './requests/lifecycle.ts';

export type OmissionRequestState = RequestState<'omissions'>;

/** The provider's word for a state. */
export const omissionRequestStatus = {
  waiting: 'Ожидание',
  accepted: 'Принята',
  rejected: 'Отклонена',
} as const satisfies Record<OmissionRequestState, string>;

/** Returns the state for a provider's word; null for an unknown word. */
export const omissionRequestStateOf = (status: string): OmissionRequestState | null =>
  states(requestRules.omissions.lifecycle).find((state) => omissionRequestStatus[state] === status) ?? null;

/** Unexcused hours in one term from which the dean's office sends a warning: a week of classes (decision 28). */
export const WARNING_HOURS = 36;

export interface WarningDistance {
  /** Hours left until the warning; 0 once it is due. */
  left: number;
  isReached: boolean;
  /** Progress towards the warning, from 0 to 1. */
  part: number;
}

/** Returns how close a student with this many unexcused hours in the term is to a warning. */
export const warningDistance = (hours: number): WarningDistance => ({
  left: Math.max(0, WARNING_HOURS - hours),
  isReached: hours >= WARNING_HOURS,
  part: Math.min(1, hours / WARNING_HOURS),
});

/** Maximum number of pages of one document, and of bytes of each file. */
export const MAX_PAPERS = 5;
export const MAX_PAPER_BYTES = 9 * 1024 * 1024;

/** Whether files of these types form one document: a single PDF, or photos of its pages. */
export const areOnePaper = (types: readonly string[]): boolean =>
  types.length <= 1 || types.every((type) => type !== 'application/pdf');

/** Maximum number of days of one request, and how far back they may be. */
export const MAX_EXCUSED_DAYS = 120;
export const EXCUSABLE_DAYS = 365;

/**
 * Returns what is wrong with the days of a request: the field, and whether it is too early or too late; null when they
 * are valid.
 */
export function excuseFault({
  dateFrom,
  dateTo,
  today,
}: {
  dateFrom: IsoDate;
  dateTo: IsoDate;
  today: IsoDate;
}): { field: 'dateFrom' | 'dateTo'; reason: 'too-small' | 'too-big' } | null {
  if (dateFrom > today) return { field: 'dateFrom', reason: 'too-big' };
  if (dateFrom < addDays(today, -EXCUSABLE_DAYS)) return { field: 'dateFrom', reason: 'too-small' };
  if (dateTo < dateFrom) return { field: 'dateTo', reason: 'too-small' };
  return daysBetween(dateFrom, dateTo) >= MAX_EXCUSED_DAYS ? { field: 'dateTo', reason: 'too-big' } : null;
}

const months = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;

/** Formats a month for programs: "2026-09". */
export const isoMonth = (date: IsoDate): string => date.slice(0, 7);

/** Formats a month as the provider does: "сентябрь 2026". */
export const monthName = (date: IsoDate): string => `${months[monthOf(date) - 1] ?? ''} ${yearOf(date)}`;
