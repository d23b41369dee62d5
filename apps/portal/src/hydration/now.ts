import { createContext, useContext } from 'react';
import { clockNow } from '@semestr/ui/clock';
import { useClientValue } from '@semestr/ui/hydration';
import { type IsoDate, localDate, localTime } from '@semestr/core/dates';

/** Update interval of the displayed time, in milliseconds. */
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
 * Time for which the server rendered the page. A page that is cached for the whole day has a date but no time, so
 * current events appear after hydration.
 */
export const RenderTimeContext = createContext<Moment>({ today: '1970-01-01', time: null });

/** Returns the current date and time; during hydration, those of the server-rendered page. */
export function useNow(): Moment {
  const renderTime = useContext(RenderTimeContext);
  const now = useClientValue<number | null>(subscribe, minute, () => null);
  if (now === null) return renderTime;
  const moment = new Date(now * 60_000);
  return { today: localDate(moment), time: localTime(moment) };
}

export const todayNow = (): IsoDate => localDate(new Date(clockNow()));

/** In milliseconds. */
export const momentNow = clockNow;
