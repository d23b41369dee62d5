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
import { CANCELLED_BY_STUDENT } from '@semestr/core/requests';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** Each is null of somebody who has nothing to choose any more. */
export const ratingOf = (user: User) => askOrNull(rating, {}, user);
export const applicationsOf = (user: User) => askOrNull(applications, {}, user);
export const offersOf = (user: User) => askOrNull(specializations, {}, user);

/** An application as the list shows it; that a student took back has a word of its own. */
export interface ShownApplication extends ProfilingApplication {
  /** Null for a number that is not known: its word is shown as it is. */
  state: ProfilingState | 'cancelled' | null;
  createdOn: IsoDate | null;
  decidedOn: IsoDate | null;
}

const shown = (application: ProfilingApplication): ShownApplication => ({
  ...application,
  state:
    application.rejectionReason === CANCELLED_BY_STUDENT
      ? 'cancelled'
      : profilingStateOf(application.statusId),
  createdOn: parseDotted(application.createDate),
  decidedOn: application.decidedDate ? parseDotted(application.decidedDate) : null,
});

/** Those that wait, what is wanted most first, and those that are over, the newest first. */
export function shownApplications(list: readonly ProfilingApplication[]) {
  const all = list.map(shown);
  return {
    waiting: all.filter(({ state }) => state === 'queued').toSorted((a, b) => a.priority - b.priority),
    decided: all.filter(({ state }) => state !== 'queued').toSorted((a, b) => b.id - a.id),
  };
}

/** A place of the rating; where its provider does not say whose it is, the card does. */
export interface ShownPlace extends RatedStudent {
  isOwn: boolean;
}

export const shownRating = (
  list: readonly RatedStudent[],
  { username }: Pick<User, 'username'>,
): readonly ShownPlace[] =>
  list.map((place) => ({ ...place, isOwn: place.isOwn ?? place.studentCardNumber === username }));

/** What may still be chosen beside these applications. */
export const choosable = (
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

/** The last day of the choice with the moment at which it is over; null where it stays open. */
export function deadlineOf(offers: readonly Specialization[]): { lastDay: IsoDate; ends: Date } | null {
  const ends = choiceEnds(offers.map(({ lastDay }) => lastDay ?? null));
  return ends && { lastDay: localDate(new Date(ends.getTime() - 1)), ends };
}

/** How far the places of a specialisation go for somebody, by today's applications. */
export type Chance = 'full' | 'enough' | 'fits' | 'last' | 'short';

/** Null where nobody has said how many places there are, or somebody has no place in the rating. */
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
