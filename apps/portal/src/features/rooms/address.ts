import { MAX_PAIR } from '@semestr/core/bells';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The day in the address. */
export interface RoomSearch {
  /** Null for today. */
  date: IsoDate | null;
  /** A pair number, which the day may not have, or a time `HH:MM`. Null is now, or the first pair of another day. */
  at: number | string | null;
  /** Ids of buildings. */
  building: number | null;
  /** Null for every type used for lessons. */
  type: number | null;
  /** Minimum number of seats; 0 for any. */
  seats: number;
  /** Whether to include rooms that are taken. */
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

function atOf(text: string | null): RoomSearch['at'] {
  if (text !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return text;
  return numberOf(text, MAX_PAIR);
}

export const parseSearch = (search: URLSearchParams): RoomSearch => ({
  date: dateOf(search.get('date')),
  at: atOf(search.get('at')),
  building: numberOf(search.get('building'), MAX_ID),
  type: numberOf(search.get('type'), MAX_ID),
  seats: numberOf(search.get('seats'), MAX_SEATS) ?? 0,
  taken: search.has('taken'),
});

/** Returns the shortest query string of the filters. */
export function searchOf({ date, at, building, type, seats, taken }: RoomSearch): string {
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

/** The filters in the address, with functions that change them. */
export function useRoomSearch() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Renders the new address with low priority, but shows the selection immediately and bases further changes on it.
  const [wanted, show] = useOptimistic(parseSearch(search));
  const linkTo = (change: Partial<RoomSearch>) => ({ pathname, search: searchOf({ ...wanted, ...change }) });
  return {
    wanted,
    linkTo,
    change: (change: Partial<RoomSearch>) =>
      startTransition(() => {
        show({ ...wanted, ...change });
        void navigate(linkTo(change), { replace: true, preventScrollReset: true });
      }),
  };
}

export type RoomSearchInAddress = ReturnType<typeof useRoomSearch>;
