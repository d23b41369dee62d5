import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../ui/search/search-text.ts';

/** The search text and the open call, both stored in the address. */
export function useApiAddress() {
  const typed = useSearchText();
  const [params, setParams] = useSearchParams();
  const open = params.get('call');

  const toggle = (id: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === open) after.delete('call');
        else after.set('call', id);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return { typed, open, toggle };
}
