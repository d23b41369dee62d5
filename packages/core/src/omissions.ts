import { addDays, daysBetween, type IsoDate, monthOf, yearOf } from './dates.ts';
import type { Lifecycle } from './requests.ts';

export type OmissionRequestState = 'waiting' | 'accepted' | 'rejected';

/** A student asks the dean's office to excuse days; what is on paper cannot be taken back. */
export const omissionRequestLifecycle: Lifecycle<OmissionRequestState> = {
  first: 'waiting',
  next: { waiting: ['accepted', 'rejected'], accepted: [], rejected: [] },
  cancel: null,
};

/** The provider's word for a state. */
export const omissionRequestStatus = {
  waiting: 'Ожидание',
  accepted: 'Принята',
  rejected: 'Отклонена',
} as const satisfies Record<OmissionRequestState, string>;

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

/** "сентябрь 2026", as the provider names a month. */
export const monthName = (date: IsoDate): string => `${months[monthOf(date) - 1] ?? ''} ${yearOf(date)}`;
