import { type DormitoryApplication, list, privileges } from '@semestr/api/dormitory';
import { type IsoDate, parseDotted, readMoment, yearOf } from '@semestr/core/dates';
import {
  type DormitoryState,
  dormitoryStateOf,
  type QueueProgress,
  queueProgress,
} from '@semestr/core/dormitory';
import { requestRules } from '@semestr/core/requests/kinds';
import { isOpen } from '@semestr/core/requests/lifecycle';
import { dayMonth } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';
import { useNow } from '../../hydration/now.ts';

/** Null for users who are not students. */
export const applicationsOf = (user: User) => queryOrNull(list, {}, user);
export const privilegesOf = (user: User) => queryOrNull(privileges, {}, user);

/** An application as listed. */
export interface ApplicationView extends DormitoryApplication {
  /** Null for an unknown status, which is shown as received. */
  state: DormitoryState | null;
  appliedOn: IsoDate | null;
  acceptedOn: IsoDate | null;
  settledOn: IsoDate | null;
  decidedOn: IsoDate | null;
}

const dayOf = (moment: string | null | undefined): IsoDate | null => (moment ? readMoment(moment) : null);

/** Sorts applications newest first; providers use different orders. */
export const toApplicationViews = (all: readonly DormitoryApplication[]): readonly ApplicationView[] =>
  all
    .map((application) => ({
      ...application,
      state: dormitoryStateOf(application.status),
      appliedOn: dayOf(application.applicationDate),
      acceptedOn: dayOf(application.acceptedDate),
      settledOn: dayOf(application.settledDate),
      decidedOn: dayOf(application.decidedDate),
    }))
    .toSorted((a, b) => b.id - a.id);

/** Whether another application can be submitted. With unknown states it can, and the server decides. */
export const canApply = (applications: readonly ApplicationView[]): boolean =>
  applications.every(({ state }) => state === null || !isOpen(requestRules.dormitory.lifecycle, state));

/** Returns the application that is in the queue, with its position; null when there is none. */
export function queuedApplication(
  applications: readonly ApplicationView[],
): { place: number; progress: QueueProgress | null } | null {
  const one = applications.find(({ state }) => state === 'accepted');
  const place = one?.numberInQueue ?? null;
  if (!one || place === null) return null;
  const history = (one.queueHistory ?? []).flatMap(({ date, numberInQueue }) => {
    const on = parseDotted(date);
    return on ? [{ on, place: numberInQueue }] : [];
  });
  return { place, progress: queueProgress(history, place) };
}

/** Returns a function that formats dates in words, with the year unless it is the current one. */
export function useDay(): (date: IsoDate) => string {
  const language = useLanguage();
  const { today } = useNow();
  return (date) => dayMonth(date, language, yearOf(today));
}
