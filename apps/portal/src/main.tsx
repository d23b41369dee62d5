import '@semestr/theme/fonts.css';
import '@semestr/theme/base.css';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '@semestr/theme/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './query.ts';
import { refreshSession } from './refresh.ts';
import { createRouter } from './routes.tsx';
import { listenForShortcuts } from './shell/shortcuts.ts';
import { Splash } from './shell/Splash.tsx';
import { chooseLanguage, language } from './ui/language.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const root = createRoot(container);

chooseLanguage(language.get());
listenForShortcuts();

const show = (content: React.ReactNode): void =>
  root.render(
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="light" disableTransitionOnChange>
        <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  );

// A session past its time is refreshed before anything believes it; meanwhile the splash screen waits.
const refreshed = refreshSession();
if (refreshed) show(<Splash />);
await refreshed;
show(<RouterProvider router={createRouter()} />);
