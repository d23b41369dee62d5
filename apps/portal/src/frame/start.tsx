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
import { fetchLateParts } from './late.ts';
import { ScreenLoader } from './screen-loader.ts';
import { fetchSignedIn } from './signed-in.ts';
import { pageTexts } from '../ui/page/texts.ts';
import { todayNow } from '../hydration/now.ts';

/**
 * The page shows refusals and missing files; any other error is a bug of the portal and belongs in the browser's log.
 */
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ApiError || isLoadError(error))) reportError(error);
};

/** Returns the displayed language; one selected in another tab is displayed once its texts are loaded. */
const displayed = (): Language => readLanguage(document.documentElement.lang);

/** Whether the address of the page asks for a language: "?lang=en". */
const isInAddress = (wanted: Language): boolean =>
  new URLSearchParams(location.search).get('lang') === wanted;

/**
 * Starts the portal in an element: hydrates the server-rendered page, or renders one. Returns a function that stops it,
 * for tests that start many portals in one page.
 */
export async function startPortal(container: HTMLElement): Promise<() => void> {
  // The server wrote the language that it rendered into the page. One in the address is the user's choice; otherwise
  // another tab may have changed the language since.
  const begun = displayed();
  if (isInAddress(begun) && language.get() !== begun) language.set(begun);

  const queries = createQueryClient(client);
  const made = hydrateState(queries, deviceNow());
  // The clock of the device is probably wrong: the response of the server corrects it.
  if (made && made.today !== todayNow()) await probe();
  const moment = made ?? { today: todayNow(), time: null };
  const loader = new ScreenLoader({ queries, language: displayed, today: todayNow });

  const stops = [
    forgetPersonal(queries),
    session.onChange((change) => {
      // Messages for the previous user must not be shown to the next one.
      if (change === 'began') return clearToasts();
      // Checks again whether the user can see the current screen.
      loader.forget();
      // The change takes effect even when its texts fail to load.
      return void fetchSignedIn()
        .then(({ say }) => say(change))
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
            isMade={made !== null}
          />
        </BrowserRouter>
      </StrictMode>
    );
  }

  // Refreshes an expired session, and one whose user the browser has deleted, before anything relies on it; until then
  // the page stays as the server rendered it. When the server does not respond, the session is left as it is.
  if (session.isStale() || (session.user() === null && hasSessionMark()))
    await refreshSession(plainClient).catch(() => undefined);
  await loadTexts(begun, [pageTexts, connectionTexts]);
  const { pathname, search } = window.location;
  // The server renders the page without a user; the user's data is loaded afterwards. Parts that fail to load report it
  // where they belong.
  const user = session.user();
  const screen = Promise.allSettled([
    loader.read(pathname, search, null),
    loader.read(pathname, search, user),
    user && fetchSignedIn(),
  ]);
  // Parts wait for an unavailable server, but the layout reports it immediately.
  await Promise.race([screen, connection.until(false)]);
  const options = { onCaughtError };
  // React replays clicks made before hydration.
  if (made) window.dispatchEvent(new Event('hydrating'));
  // A browser may have translated the page already: its texts are no longer those of the server.
  const isHydrated = made && !container.querySelector('font');
  const root = isHydrated ? hydrateRoot(container, <Root />, options) : createRoot(container, options);
  if (!isHydrated) root.render(<Root />);
  fetchLateParts();
  return () => {
    for (const stop of stops) stop();
    root.unmount();
    queries.clear();
  };
}
