import '@semestr/ui/fonts.css';
import '@semestr/ui/base.css';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { ApiError } from '@semestr/api/client';
import { weekNumber } from '@semestr/core/calendar';
import { showFavicon } from '@semestr/ui/favicon';
import { theme } from '@semestr/ui/theme';
import { todayNow } from './ui/now.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { plainClient } from './client.ts';
import { queryClient } from './query.ts';
import { announceSession } from './session/notices.ts';
import { refreshSession } from './session/refresh.ts';
import { session } from './session/session.ts';
import { createRouter } from './routes.tsx';
import { fetchLateParts } from './shell/late.ts';
import { listenForShortcuts } from './shell/shortcuts.ts';
import { Splash } from './shell/Splash.tsx';
import { chooseLanguage, language } from '@semestr/ui/language';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const root = createRoot(container);

chooseLanguage(language.get());
listenForShortcuts();
announceSession();
fetchLateParts();
showFavicon(weekNumber(todayNow()), 'paper');

const show = (content: React.ReactNode): void =>
  root.render(
    <StrictMode>
      {/* MUI's rules come first, so that ours win where both say something. */}
      <StyledEngineProvider injectFirst>
        <ThemeProvider theme={theme} defaultMode="light" disableTransitionOnChange>
          <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
        </ThemeProvider>
      </StyledEngineProvider>
    </StrictMode>,
  );

// A session past its time is refreshed before anything believes it; meanwhile the splash screen waits.
// With no answer at all it is left as it is.
if (session.isStale()) {
  show(<Splash />);
  await refreshSession(plainClient).catch(() => undefined);
}
show(
  <RouterProvider
    router={createRouter()}
    onError={(error) => {
      // A refusal is shown to the person; anything else is our fault and belongs in the browser's log.
      if (!(error instanceof ApiError)) reportError(error);
    }}
  />,
);
