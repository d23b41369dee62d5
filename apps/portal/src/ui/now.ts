import { createContext, useContext, useSyncExternalStore } from 'react';
import { useIsLive } from '@semestr/ui/live-context';
import { type IsoDate, localDate, localTime } from '@semestr/core/dates';

/** The clock, read at the edge: the minute that is shown changes by itself. */
const STEP = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP);
  return () => clearInterval(timer);
}

const minute = (): number => Math.floor(Date.now() / 60_000);

/**
 * The day for which the server made the page. Such a page is kept for the whole day, so it knows no time: what happens
 * now is shown once the page runs in the browser.
 */
export const TodayContext = createContext<IsoDate>('1970-01-01');

/** The date and the wall clock (`HH:MM`) at the university; no time while the page is as the server made it. */
export function useNow(): { today: IsoDate; time: string | null } {
  const made = useContext(TodayContext);
  const now = useSyncExternalStore(subscribe, minute, minute);
  if (!useIsLive()) return { today: made, time: null };
  const moment = new Date(now * 60_000);
  return { today: localDate(moment), time: localTime(moment) };
}

export const todayNow = (): IsoDate => localDate(new Date());

/** In milliseconds. */
export const momentNow = (): number => Date.now();
