import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { bellOf } from '@semestr/core/rooms';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Which rooms the address asks for, and when. */
export interface Wanted {
  /** Null: today. */
  date: IsoDate | null;
  /** The number of a pair, or a time `HH:MM`; null: now, and on another day the first pair. */
  at: number | string | null;
  /** Ids. */
  building: number | null;
  /** Null: every type in which lessons are held. */
  type: number | null;
  /** At least so many; 0 for any. */
  seats: number;
  /** Also those that are taken. */
  taken: boolean;
}

const MAX_ID = 2_147_483_647;
const MAX_SEATS = 10_000;

const numberOf = (text: string | null, max: number): number | null =>
  text !== null && /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : null;

const dateOf = (text: string | null): IsoDate | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? parseDotted(text.split('-').toReversed().join('.'))
    : null;

function atOf(text: string | null): Wanted['at'] {
  if (text !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return text;
  return bellOf(Number(text))?.number ?? null;
}

export const wantedOf = (search: URLSearchParams): Wanted => ({
  date: dateOf(search.get('date')),
  at: atOf(search.get('at')),
  building: numberOf(search.get('building'), MAX_ID),
  type: numberOf(search.get('type'), MAX_ID),
  seats: numberOf(search.get('seats'), MAX_SEATS) ?? 0,
  taken: search.has('taken'),
});

/** The address of what is wanted, as short as can be. */
export function searchOf({ date, at, building, type, seats, taken }: Wanted): string {
  const pairs = [
    date !== null && ['date', date],
    at !== null && ['at', String(at)],
    building !== null && ['building', String(building)],
    type !== null && ['type', String(type)],
    seats > 0 && ['seats', String(seats)],
    taken && ['taken', '1'],
  ].filter((pair) => pair !== false);
  return new URLSearchParams(pairs).toString();
}

/** What is wanted, as it stands in the address, and how to change it. */
export function useWanted() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // A new address is drawn when there is time; what was chosen stands in its field at once, and the next choice adds to it.
  const [wanted, show] = useOptimistic(wantedOf(search));
  const linkTo = (change: Partial<Wanted>) => ({ pathname, search: searchOf({ ...wanted, ...change }) });
  return {
    wanted,
    linkTo,
    change: (change: Partial<Wanted>) =>
      startTransition(() => {
        show({ ...wanted, ...change });
        void navigate(linkTo(change), { replace: true, preventScrollReset: true });
      }),
  };
}

export type WantedInAddress = ReturnType<typeof useWanted>;
