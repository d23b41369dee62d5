import { useDebounced } from '@semestr/ui/debounced';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Debounce before the text is written to the address, in milliseconds. */
const TYPING_MS = 250;

/** Navigation state of addresses that result from typing, as opposed to links. */
const TYPED = 'typed';

/** Parameter that disables the correction of the text. A new search removes it. */
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
export interface SearchText {
  text: string;
  type: (text: string) => void;
  /** Writes it to the address immediately. */
  submit: () => void;
  /** The text in the address. */
  wanted: string;
  /** Query for links within the page. Includes typed text that is not in the address yet. */
  query: string;
}

/** Replaces the search in a query. */
function withSearch(query: URLSearchParams, value: string): URLSearchParams {
  const after = new URLSearchParams(query);
  for (const name of ['q', EXACT]) after.delete(name);
  if (value) after.set('q', value);
  return after;
}

export function useSearchText(): SearchText {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wanted = params.get('q') ?? '';
  const [text, setText] = useState(wanted);
  const settled = useDebounced(text.trim(), TYPING_MS);

  // Updates the field when a link has opened another search.
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (state !== TYPED) setText(wanted);
  }

  const write = (value: string): void => {
    if (value === wanted) return;
    setParams((before) => withSearch(before, value), {
      replace: true,
      preventScrollReset: true,
      state: TYPED,
    });
  };

  // Updates the address, which is outside React.
  useEffect(() => {
    write(settled);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typed text is written
  }, [settled]);

  const typed = text.trim();
  return {
    text,
    type: setText,
    submit: () => write(typed),
    wanted,
    query: typed === wanted ? params.toString() : withSearch(params, typed).toString(),
  };
}
