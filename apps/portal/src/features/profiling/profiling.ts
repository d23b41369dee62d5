import {
  applications,
  type ProfilingApplication,
  type RatedStudent,
  rating,
  type Specialization,
  specializations,
} from '@semestr/api/profiling';
import { type IsoDate, localDate, parseDotted } from '@semestr/core/dates';
import { choiceEnds, mayChoose, profilingStateOf, type ProfilingState } from '@semestr/core/profiling';
import { CANCELLED_BY_STUDENT } from '@semestr/core/requests/lifecycle';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Replies are null for users who have no specialisation to choose. */
export const ratingOf = (user: User) => queryOrNull(rating, {}, user);
export const applicationsOf = (user: User) => queryOrNull(applications, {}, user);
export const offersOf = (user: User) => queryOrNull(specializations, {}, user);

/** An application as listed, with a separate state if the student cancelled it. */
export interface ApplicationView extends ProfilingApplication {
  /** Null for an unknown number; then its label is shown as received. */
  state: ProfilingState | 'cancelled' | null;
  createdOn: IsoDate | null;
  decidedOn: IsoDate | null;
}

const toApplicationView = (application: ProfilingApplication): ApplicationView => ({
  ...application,
  state:
    application.rejectionReason === CANCELLED_BY_STUDENT
      ? 'cancelled'
      : profilingStateOf(application.statusId),
  createdOn: parseDotted(application.createDate),
  decidedOn: application.decidedDate ? parseDotted(application.decidedDate) : null,
});

/** Separates pending applications, highest priority first, from decided ones, newest first. */
export function toApplicationViews(list: readonly ProfilingApplication[]) {
  const all = list.map(toApplicationView);
  return {
    waiting: all.filter(({ state }) => state === 'queued').toSorted((a, b) => a.priority - b.priority),
    decided: all.filter(({ state }) => state !== 'queued').toSorted((a, b) => b.id - a.id),
  };
}

/** A position in the rating. If the provider does not mark the user, the student card number identifies them. */
export interface PlaceView extends RatedStudent {
  isOwn: boolean;
}

export const toRatingView = (
  list: readonly RatedStudent[],
  { username }: Pick<User, 'username'>,
): readonly PlaceView[] =>
  list.map((place) => ({ ...place, isOwn: place.isOwn ?? place.studentCardNumber === username }));

/** Returns the specialisations that can still be selected. */
export const selectableSpecialisations = (
  offers: readonly Specialization[],
  list: readonly ProfilingApplication[],
): readonly Specialization[] => {
  const choices = list.map(({ specialityId, statusId, priority }) => ({
    specializationId: specialityId,
    state: profilingStateOf(statusId) ?? 'rejected',
    priority,
  }));
  return offers.filter(({ id }) => mayChoose(choices, id));
};

/** Returns the last day of the choice and its end time; null when it is not limited. */
export function deadlineOf(offers: readonly Specialization[]): { lastDay: IsoDate; ends: Date } | null {
  const ends = choiceEnds(offers.map(({ lastDay }) => lastDay ?? null));
  return ends && { lastDay: localDate(new Date(ends.getTime() - 1)), ends };
}

/** The student's chance of a place in a specialisation, based on the current applications. */
export type Chance = 'full' | 'enough' | 'fits' | 'last' | 'short';

/** Returns null when the number of places is unknown, or the student has no position in the rating. */
export function chanceOf(
  { places = null, lastPosition = null }: Pick<Specialization, 'places' | 'lastPosition'>,
  position: number | undefined,
): Chance | null {
  if (places === null) return null;
  if (lastPosition === 0) return 'full';
  if (lastPosition === null) return 'enough';
  if (position === undefined) return null;
  if (position === lastPosition) return 'last';
  return position < lastPosition ? 'fits' : 'short';
}
