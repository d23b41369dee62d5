import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-admin';

type Query = Readonly<Record<string, string>> | URLSearchParams;
type Change = Query | ((current: URLSearchParams) => Query);

/**
 * Reads and sets the query of the page's address. Unlike the router's hook, it changes the query that is in the address,
 * which may be newer than the rendered one, so that no change is lost when another one follows at once.
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = (change: Change, options?: { replace: boolean }): void => {
    const next = typeof change === 'function' ? change(new URLSearchParams(window.location.search)) : change;
    navigate({ search: new URLSearchParams(next).toString() }, options);
  };
  return [params, setParams] as const;
}
