import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { ApiError } from '@semestr/api/client';
import { weekNumber } from '@semestr/core/calendar';
import { loadTexts } from '@semestr/core/texts';
import { showFavicon } from '@semestr/ui/favicon';
import { language, readLanguage } from '@semestr/ui/language.tsx';
import { followScheme } from '@semestr/ui/scheme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { client, plainClient } from './client.ts';
import { createQueryClient, forgetPersonal } from './query.ts';
import { announceSession } from './session/notices.ts';
import { refreshSession } from './session/refresh.ts';
import { session } from './session/session.ts';
import { App } from './shell/App.tsx';
import { takeOver } from './shell/handed-over.ts';
import { fetchLateParts } from './shell/late.ts';
import { ScreenLoader } from './shell/screen-loader.ts';
import { listenForShortcuts } from './shell/shortcuts.ts';
import { shellTexts } from './shell/texts.ts';
import { momentNow, todayNow } from './ui/now.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The server wrote into the page which language it was made in.
const begun = readLanguage(document.documentElement.lang);
if (language.get() !== begun) language.set(begun);

const queries = createQueryClient(client);
const made = takeOver(queries, momentNow());
const loader = new ScreenLoader({ queries, language: language.get, today: todayNow });

session.listen();
forgetPersonal(queries);
announceSession();
followScheme();
listenForShortcuts();
showFavicon(weekNumber(todayNow()), 'paper');
// Whether the person may be where they are is asked again.
session.onChange((change) => {
  if (change !== 'began') loader.forget();
});

function Root() {
  return (
    <StrictMode>
      <BrowserRouter>
        <App
          queries={queries}
          loader={loader}
          language={language.use(begun)}
          today={made ?? todayNow()}
          isMade={made !== null}
        />
      </BrowserRouter>
    </StrictMode>
  );
}

/** A refusal is shown to the person; anything else is our fault and belongs in the browser's log. */
const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ApiError)) reportError(error);
};

/** Once, after an upgrade from version 0.2.0: whether the server is to make the page anew, as the person wanted it there. */
async function hasOldPreferences(): Promise<boolean> {
  if (!('mui-mode' in localStorage || 'language' in localStorage)) return false;
  return (await import('@semestr/ui/old-preferences')).adoptOldPreferences();
}

/** Waits inside a function: the pages are modules that need this one, and would wait for it in turn. */
async function start(container: HTMLElement): Promise<void> {
  if (await hasOldPreferences()) return window.location.reload();
  // A session past its time is refreshed before anything believes it; meanwhile the page stands as the server made it.
  // With no answer at all it is left as it is.
  if (session.isStale()) await refreshSession(plainClient).catch(() => undefined);
  await loadTexts(begun, [shellTexts]);
  const { pathname } = window.location;
  // The page begins as the server made it, for nobody, and then is the person's. What does not come is said then.
  await Promise.allSettled([loader.read(pathname, null), loader.read(pathname, session.user())]);
  if (made) hydrateRoot(container, <Root />, { onCaughtError });
  else createRoot(container, { onCaughtError }).render(<Root />);
  fetchLateParts();
}

start(root).catch(reportError);
