import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { ApiError } from '@semestr/api/client';
import { loadTexts } from '@semestr/core/texts';
import { language, readLanguage } from '@semestr/ui/language.tsx';
import { followScheme } from '@semestr/ui/scheme';
import { clearToasts } from '@semestr/ui/toast';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { client, plainClient } from './client.ts';
import { createQueryClient, forgetPersonal } from './query.ts';
import { refreshSession } from './session/refresh.ts';
import { session } from './session/session.ts';
import { App } from './shell/App.tsx';
import { takeOver } from './shell/handed-over.ts';
import { fetchLateParts } from './shell/late.ts';
import { ScreenLoader } from './shell/screen-loader.ts';
import { fetchSignedIn } from './shell/signed-in.ts';
import { listenForShortcuts } from './shell/shortcuts.ts';
import { shellTexts } from './shell/texts.ts';
import { forgetDraftsAtSignOut } from './ui/draft.ts';
import { momentNow, todayNow } from './ui/now.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The server wrote into the page which language it was made in.
const begun = readLanguage(document.documentElement.lang);
if (language.get() !== begun) language.set(begun);

const queries = createQueryClient(client);
const made = takeOver(queries, momentNow());
const nothingMade = { today: todayNow(), time: null };
const loader = new ScreenLoader({ queries, language: language.get, today: todayNow });

session.listen();
forgetPersonal(queries);
forgetDraftsAtSignOut();
followScheme();
listenForShortcuts();
session.onChange((change) => {
  // What was said to the last person is not for the next.
  if (change === 'began') return clearToasts();
  // Whether the person may be where they are is asked again.
  loader.forget();
  // Where the words do not come the change is seen all the same.
  return void fetchSignedIn()
    .then(({ say }) => say(change))
    .catch(reportError);
});

function Root() {
  return (
    <StrictMode>
      <BrowserRouter>
        <App
          queries={queries}
          loader={loader}
          language={language.use(begun)}
          made={made ?? nothingMade}
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
  const { pathname, search } = window.location;
  // The page begins as the server made it, for nobody, and then is the person's. What does not come is said then.
  const user = session.user();
  await Promise.allSettled([
    loader.read(pathname, search, null),
    loader.read(pathname, search, user),
    user && fetchSignedIn(),
  ]);
  if (made) {
    // From now on React itself keeps what is pressed until it can answer.
    window.dispatchEvent(new Event('hydrating'));
    hydrateRoot(container, <Root />, { onCaughtError });
  } else createRoot(container, { onCaughtError }).render(<Root />);
  fetchLateParts();
}

start(root).catch(reportError);
