import { useState } from 'react';

/** A state that key handlers read synchronously, without waiting for a render. */
export interface Latest<S> {
  get: () => S;
  set: (change: Partial<S>) => void;
}

/**
 * State of a screen. Keys that are pressed quickly, or over a slow connection, arrive together, so each handler must
 * see the result of the previous one.
 */
export function useLatest<S extends object>(initial: () => S): Latest<S> {
  const [, draw] = useState(0);
  const [latest] = useState((): Latest<S> => {
    let state = initial();
    return {
      get: () => state,
      set: (change) => {
        state = { ...state, ...change };
        draw((drawn) => drawn + 1);
      },
    };
  });
  return latest;
}
