import { createContext, useContext } from 'react';
import { clockNow } from '@semestr/ui/clock';
import { useClientValue } from '@semestr/ui/hydration';
import { type IsoDate, localDate, localTime } from '@semestr/core/dates';

/** Interval at which the displayed time is updated, in milliseconds. */
const STEP = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP);
  return () => clearInterval(timer);
}

const minute = (): number => Math.floor(clockNow() / 60_000);

/** Date and time at the university, `HH:MM`. */
export interface Moment {
  today: IsoDate;
  time: string | null;
}

/**
 * Time for which the server rendered the page. A page cached for the whole day has no time: current events are shown
 * once the page runs in the browser. A page rendered for each request has one.
 */
export const MadeContext = createContext<Moment>({ today: '1970-01-01', time: null });

/** Returns the date and time; those of the server-rendered page during hydration. */
export function useNow(): Moment {
  const made = useContext(MadeContext);
  const now = useClientValue<number | null>(subscribe, minute, () => null);
  if (now === null) return made;
  const moment = new Date(now * 60_000);
  return { today: localDate(moment), time: localTime(moment) };
}

export const todayNow = (): IsoDate => localDate(new Date(clockNow()));

/** In milliseconds. */
export const momentNow = clockNow;
