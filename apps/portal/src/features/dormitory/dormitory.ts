import { type DormitoryApplication, list, privileges } from '@semestr/api/dormitory';
import { type IsoDate, parseDotted, readMoment } from '@semestr/core/dates';
import {
  dormitoryLifecycle,
  type DormitoryState,
  dormitoryStateOf,
  type QueueProgress,
  queueProgress,
} from '@semestr/core/dormitory';
import { isOpen } from '@semestr/core/requests';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** Null for somebody who does not study. */
export const applicationsOf = (user: User) => askOrNull(list, {}, user);
export const privilegesOf = (user: User) => askOrNull(privileges, {}, user);

/** An application as the list shows it. */
export interface ShownApplication extends DormitoryApplication {
  /** Null for a word that is not known: it is shown as it is. */
  state: DormitoryState | null;
  appliedOn: IsoDate | null;
  acceptedOn: IsoDate | null;
  settledOn: IsoDate | null;
  decidedOn: IsoDate | null;
}

const dayOf = (moment: string | null | undefined): IsoDate | null => (moment ? readMoment(moment) : null);

/** The newest first, whatever order a provider has. */
export const shownApplications = (all: readonly DormitoryApplication[]): readonly ShownApplication[] =>
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

/** Whether another one may be made, as far as that is known: of words that are not the server decides. */
export const mayApply = (applications: readonly ShownApplication[]): boolean =>
  applications.every(({ state }) => state === null || !isOpen(dormitoryLifecycle, state));

/** The application that is in the queue, with its place; null where none is. */
export function queued(
  applications: readonly ShownApplication[],
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
