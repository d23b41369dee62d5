import { requestRules, type RequestState } from './requests/kinds.ts';
import { type IsoDate, monthOf, yearOf } from './dates.ts';
import type { PeriodRule } from './requests/form.ts';
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

/** Days that one request may excuse. Requests are made after the absence. */
export const excusable: PeriodRule = { back: 365, ahead: 0, days: 120 };

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
