import { addDays, daysBetween, type IsoDate, monthOf, yearOf } from './dates.ts';
import { type Lifecycle, states } from './requests.ts';

export type OmissionRequestState = 'waiting' | 'accepted' | 'rejected';

/** A student asks the dean's office to excuse days; what is on paper cannot be taken back. */
export const omissionRequestLifecycle: Lifecycle<OmissionRequestState> = {
  first: 'waiting',
  next: { waiting: ['accepted', 'rejected'], accepted: [], rejected: [] },
  cancel: null,
  undo: { waiting: ['rejected'] },
};

/** The provider's word for a state. */
export const omissionRequestStatus = {
  waiting: 'Ожидание',
  accepted: 'Принята',
  rejected: 'Отклонена',
} as const satisfies Record<OmissionRequestState, string>;

/** The state that a provider's word means; null for a word that is not known. */
export const omissionRequestStateOf = (status: string): OmissionRequestState | null =>
  states(omissionRequestLifecycle).find((state) => omissionRequestStatus[state] === status) ?? null;

/** The hours without a good reason in one term from which on the dean's office warns: a week of classes (decision 28). */
export const WARNING_HOURS = 36;

export interface WarningDistance {
  /** How many hours more lead to the warning; 0 once it is due. */
  left: number;
  isReached: boolean;
  /** How much of the way has been gone, from 0 to 1. */
  part: number;
}

/** How far somebody is from a warning who has missed so many hours of the term without a good reason. */
export const warningDistance = (hours: number): WarningDistance => ({
  left: Math.max(0, WARNING_HOURS - hours),
  isReached: hours >= WARNING_HOURS,
  part: Math.min(1, hours / WARNING_HOURS),
});

/** The pictures of one paper's pages, at most; and the bytes of each file. */
export const MAX_PAPERS = 5;
export const MAX_PAPER_BYTES = 9 * 1024 * 1024;

/** Whether files of these types are one paper: a PDF alone, or pictures of its pages. */
export const areOnePaper = (types: readonly string[]): boolean =>
  types.length <= 1 || types.every((type) => type !== 'application/pdf');

/** The days of one request, at most; and how far back they may lie. */
export const MAX_EXCUSED_DAYS = 120;
export const EXCUSABLE_DAYS = 365;

/** What is wrong with the days of a request: the field, and whether it is too early or too late; null where nothing is. */
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

/** "2026-09", as machines name a month. */
export const isoMonth = (date: IsoDate): string => date.slice(0, 7);

/** "сентябрь 2026", as the provider names a month. */
export const monthName = (date: IsoDate): string => `${months[monthOf(date) - 1] ?? ''} ${yearOf(date)}`;
