import { useSyncExternalStore } from 'react';
import { type IsoDate, localDate, localTime } from '@semestr/core/dates';

/** The clock, read at the edge: the minute that is shown changes by itself. */
const STEP = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP);
  return () => clearInterval(timer);
}

const minute = (): number => Math.floor(Date.now() / 60_000);

/** The date and the wall clock at the university. */
export function useNow(): { today: IsoDate; time: string } {
  const now = new Date(useSyncExternalStore(subscribe, minute) * 60_000);
  return { today: localDate(now), time: localTime(now) };
}

export const todayNow = (): IsoDate => localDate(new Date());
