import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import type { createBrowserRouter } from 'react-router-dom';

type Location = ReturnType<RouterProvider['useLocation']>;

/**
 * The router provider for react-admin's hooks. It updates the query of the open page synchronously. The router would
 * render it as a transition, which is delayed while the user types, and a filter set in the meantime would be merged
 * into an outdated query. Navigating to another page is still a transition, so that the current page stays until the
 * next one has loaded. Until then it keeps its latest query and cannot change it: a list writes its parameters to the
 * address whenever they differ from it, and would navigate a user who has opened a row back to the list.
 */
export function createRouterProvider(router: ReturnType<typeof createBrowserRouter>): RouterProvider {
  const watch = (notify: () => void) => router.subscribe(notify);
  // The router names the start page with and without a slash at the end.
  const pathOf = (pathname: string) => pathname.replace(/\/$/, '');
  const pathOfRendered = ({ pathname }: Location) => pathOf(`${router.basename ?? ''}${pathname}`);

  /** The latest location of each page, by path. */
  const latest = new Map<string, Location>();
  const remember = ({ location }: typeof router.state) =>
    void latest.set(pathOf(location.pathname), location);
  remember(router.state);
  router.subscribe(remember);

  function useLocation() {
    const rendered = reactRouterProvider.useLocation();
    const path = pathOfRendered(rendered);
    const current = useSyncExternalStore(watch, () => latest.get(path) ?? rendered);
    return useMemo(
      () => (current.key === rendered.key ? rendered : { ...current, pathname: rendered.pathname }),
      [rendered, current],
    );
  }

  /** Returns the same function for all pages, like the original: effects of react-admin depend on it. */
  function useNavigate() {
    const navigate = reactRouterProvider.useNavigate();
    const path = pathOfRendered(reactRouterProvider.useLocation());
    const renderedPath = useRef(path);
    useEffect(() => {
      renderedPath.current = path;
    }, [path]);
    return useCallback<typeof navigate>(
      (to, options) => {
        const changesQuery = typeof to === 'object' && to.pathname === undefined;
        if (changesQuery && pathOf(router.state.location.pathname) !== renderedPath.current) return;
        navigate(to, options);
      },
      [navigate],
    );
  }

  return { ...reactRouterProvider, useLocation, useNavigate };
}
