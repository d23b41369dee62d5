import { useDebounced } from '@semestr/ui/debounced';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Debounce before the text is written to the address, in milliseconds. */
const TYPING_MS = 250;

/** Navigation state that marks an address as typed, as opposed to opened by a link. */
const TYPED = 'typed';

/** Parameter that disables the correction of the text; a new search is without it. */
const EXACT = 'exact';

/** The search in the address. */
export interface Search {
  text: string;
  /** Whether to search for the exact text, even if there are no results. */
  isExact: boolean;
}

export const searchIn = (query: URLSearchParams): Search => ({
  text: (query.get('q') ?? '').trim(),
  isExact: query.has(EXACT),
});

/** Text in a page's search field, stored in the address as `q`. */
export interface Typed {
  text: string;
  type: (text: string) => void;
  /** Writes it to the address immediately. */
  submit: () => void;
  /** The text in the address. */
  wanted: string;
  /** Query of links within the page, with the typed text even before it is written to the address. */
  query: string;
}

/** Replaces the search in a query. */
function searching(query: URLSearchParams, value: string): URLSearchParams {
  const after = new URLSearchParams(query);
  for (const name of ['q', EXACT]) after.delete(name);
  if (value) after.set('q', value);
  return after;
}

export function useTyped(): Typed {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wanted = params.get('q') ?? '';
  const [text, setText] = useState(wanted);
  const settled = useDebounced(text.trim(), TYPING_MS);

  // A link of the page opened another search: updates the field.
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (state !== TYPED) setText(wanted);
  }

  const write = (value: string): void => {
    if (value === wanted) return;
    setParams((before) => searching(before, value), {
      replace: true,
      preventScrollReset: true,
      state: TYPED,
    });
  };

  // The address is outside React, so it is updated in an effect.
  useEffect(() => {
    write(settled);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed is written
  }, [settled]);

  const typed = text.trim();
  return {
    text,
    type: setText,
    submit: () => write(typed),
    wanted,
    query: typed === wanted ? params.toString() : searching(params, typed).toString(),
  };
}
