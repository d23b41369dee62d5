import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '@semestr/ui/debounced';

/** Written to the address once somebody stops typing. */
const TYPING_MS = 250;

/** The words that are looked for and the call that is open, both in the address. */
export function useReading() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const settled = useDebounced(text.trim(), TYPING_MS);
  const open = params.get('call');
  const known = params.get('q') ?? '';

  const set = (name: 'q' | 'call', value: string | null): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  // The address is outside React: this is what effects are for.
  useEffect(() => {
    if (settled !== known) set('q', settled);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed is written
  }, [settled]);

  return {
    text,
    setText,
    open,
    toggle: (id: string) => set('call', id === open ? null : id),
  };
}
