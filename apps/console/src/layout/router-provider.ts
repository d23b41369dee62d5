import { useMemo, useSyncExternalStore } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import type { createBrowserRouter } from 'react-router-dom';

/**
 * The router provider for react-admin's hooks. It updates the query of the open page synchronously. The router would
 * render it as a transition, which is delayed while the user types, and a filter set in the meantime would be merged
 * into an outdated query. Navigating to another page is still a transition, so that the current page stays until the
 * next one has loaded.
 */
export function createRouterProvider(router: ReturnType<typeof createBrowserRouter>): RouterProvider {
  const useRenderedLocation = reactRouterProvider.useLocation;
  const watch = (notify: () => void) => router.subscribe(notify);
  const latestLocation = () => router.state.location;

  function useLocation() {
    const rendered = useRenderedLocation();
    const latest = useSyncExternalStore(watch, latestLocation);
    return useMemo(() => {
      const isSamePage = latest.pathname === `${router.basename}${rendered.pathname}`;
      return isSamePage && latest.key !== rendered.key
        ? { ...latest, pathname: rendered.pathname }
        : rendered;
    }, [rendered, latest]);
  }

  return { ...reactRouterProvider, useLocation };
}
