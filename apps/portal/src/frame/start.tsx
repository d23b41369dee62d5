import { ApiError } from '@semestr/api/client';
import type { Language } from '@semestr/core/languages';
import { loadTexts } from '@semestr/core/texts';
import { deviceNow } from '@semestr/ui/clock';
import { connection, probe } from '@semestr/ui/connection/connection';
import { isLoadError } from '@semestr/ui/connection/fetch-part';
import { connectionTexts } from '@semestr/ui/connection/texts';
import { language, readLanguage, useDisplayLanguage } from '@semestr/ui/language.tsx';
import { clearToasts } from '@semestr/ui/toast';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { client, plainClient } from '../client/client.ts';
import { createQueryClient, forgetPersonal } from '../client/query.ts';
import { refreshSession } from '../session/refresh.ts';
import { hasSessionMark } from '@semestr/ui/session-mark';
import { session } from '../session/session.ts';
import { App } from './App.tsx';
import { hydrateState } from '../hydration/server-state.ts';
import { loadDeferredParts } from './deferred-parts.ts';
import { ScreenLoader } from './screen-loader.ts';
import { fetchSignedIn } from './signed-in.ts';
import { pageTexts } from '../ui/page/texts.ts';
import { todayNow } from '../hydration/now.ts';

/**
 * The page shows refusals and missing files. Any other error is a bug and belongs in the browser's log.
 */
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ApiError || isLoadError(error))) reportError(error);
};

/** Returns the displayed language. A language selected in another tab is displayed once its texts are loaded. */
const displayed = (): Language => readLanguage(document.documentElement.lang);

/** Whether the address selects a language: "?lang=en". */
const isInAddress = (wanted: Language): boolean =>
  new URLSearchParams(location.search).get('lang') === wanted;

/**
 * Starts the portal in an element: hydrates the server-rendered page, or renders one. Returns a function that stops it,
 * for tests that start many portals in one page.
 */
export async function startPortal(container: HTMLElement): Promise<() => void> {
  // The server wrote the language that it rendered into the page. One in the address is the user's choice, which other
  // tabs follow; otherwise another tab may have changed the language since.
  const begun = displayed();
  if (isInAddress(begun)) language.set(begun);

  const queries = createQueryClient(client);
  const renderTime = hydrateState(queries, deviceNow());
  // The device's clock is probably wrong; a response of the server corrects it.
  if (renderTime && renderTime.today !== todayNow()) await probe();
  const moment = renderTime ?? { today: todayNow(), time: null };
  const loader = new ScreenLoader({ queries, language: displayed, today: todayNow });

  const stops = [
    forgetPersonal(queries),
    session.onChange((change) => {
      // Removes messages for the previous user.
      if (change === 'began') return clearToasts();
      // Checks whether the user can still open the current screen.
      loader.forget();
      // The change takes effect even if the texts of its message fail to load.
      return void fetchSignedIn()
        .then(({ notifySessionChange }) => notifySessionChange(change))
        .catch(reportError);
    }),
  ];

  function Root() {
    return (
      <StrictMode>
        <BrowserRouter>
          <App
            queries={queries}
            loader={loader}
            language={useDisplayLanguage(language.get, begun)}
            made={moment}
            isRendered={renderTime !== null}
          />
        </BrowserRouter>
      </StrictMode>
    );
  }

  // Refreshes an expired session, or one without a stored user, before anything uses it. Until then the page stays as
  // the server rendered it. If the server does not respond, the session is not changed.
  if (session.isStale() || (session.user() === null && hasSessionMark()))
    await refreshSession(plainClient).catch(() => undefined);
  await loadTexts(begun, [pageTexts, connectionTexts]);
  const { pathname, search } = window.location;
  // The server renders the page without a user, so the user's data is loaded now. Each part reports its own failure.
  const user = session.user();
  const screen = Promise.allSettled([
    loader.read(pathname, search, null),
    loader.read(pathname, search, user),
    user && fetchSignedIn(),
  ]);
  // Does not wait for an unavailable server: the layout reports it immediately.
  await Promise.race([screen, connection.until(false)]);
  const options = { onCaughtError };
  // React replays clicks made before hydration.
  if (renderTime) window.dispatchEvent(new Event('hydrating'));
  // Does not hydrate a page that the browser has translated, because its texts differ from those of the server.
  const isHydrated = renderTime && !container.querySelector('font');
  const root = isHydrated ? hydrateRoot(container, <Root />, options) : createRoot(container, options);
  if (!isHydrated) root.render(<Root />);
  loadDeferredParts();
  return () => {
    for (const stop of stops) stop();
    root.unmount();
    queries.clear();
  };
}
