import { useDebounced } from '@semestr/ui/debounced';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Written to the address once somebody stops typing. */
const TYPING_MS = 250;

/** How the history remembers that an address was typed here, and not come to by a link. */
const TYPED = 'typed';

/** That what was typed is not to be corrected; another search begins without it. */
const EXACT = 'exact';

/** What is searched for, as it stands in the address. */
export interface Search {
  text: string;
  /** As it was typed, also where that finds nothing. */
  isExact: boolean;
}

export const searchIn = (query: URLSearchParams): Search => ({
  text: (query.get('q') ?? '').trim(),
  isExact: query.has(EXACT),
});

/** What somebody types into the search of a page, which stands in the address as `q`. */
export interface Typed {
  text: string;
  type: (text: string) => void;
  /** Writes it to the address at once. */
  submit: () => void;
  /** What stands in the address. */
  wanted: string;
  /** The query of a link within the page, which leads on with what is typed, not with what the address still says. */
  query: string;
}

/** The query of an address with another search in it. */
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

  // A link of the page leads to another search: the field shows it.
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

  // The address is outside React: this is what effects are for.
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
