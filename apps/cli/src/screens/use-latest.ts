import { useState } from 'react';

/** A state that whoever handles a key reads as the key before has left it, though nothing was drawn between them. */
export interface Latest<S> {
  get: () => S;
  set: (change: Partial<S>) => void;
}

/**
 * What a screen remembers. Keys that are pressed quickly, or come over a slow line, arrive together: each has to find what
 * the last one did.
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
