import { createContext, useContext } from 'react';
import { useKnown } from '@semestr/ui/live-context';
import { type IsoDate, localDate, localTime } from '@semestr/core/dates';

/** The clock, read at the edge: the minute that is shown changes by itself. */
const STEP = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP);
  return () => clearInterval(timer);
}

const minute = (): number => Math.floor(Date.now() / 60_000);

/** A minute at the university: the date and the wall clock, `HH:MM`. */
export interface Moment {
  today: IsoDate;
  time: string | null;
}

/**
 * For when the server made the page. One that is kept for the whole day knows no time: what happens now is shown once the
 * page runs in the browser. One that is made anew for each request knows it.
 */
export const MadeContext = createContext<Moment>({ today: '1970-01-01', time: null });

/** The date and the wall clock; as the server made the page, what that knew. */
export function useNow(): Moment {
  const made = useContext(MadeContext);
  const now = useKnown<number | null>(subscribe, minute, () => null);
  if (now === null) return made;
  const moment = new Date(now * 60_000);
  return { today: localDate(moment), time: localTime(moment) };
}

export const todayNow = (): IsoDate => localDate(new Date());

/** In milliseconds. */
export const momentNow = (): number => Date.now();
