import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { Admin, Notification, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { authProvider } from './features/auth/auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { createI18nProviders } from './i18n/providers.ts';
import { language } from '@semestr/ui/language';
import { Broken } from './layout/Broken.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Splash } from './layout/Splash.tsx';
import { LoginPage } from './features/auth/LoginPage.tsx';
import { students } from './features/students/index.ts';
import { studentTexts } from './features/students/texts.ts';
import { consoleTheme, consoleThemeOptions } from './theme/theme.ts';

/** A resource adds its names and fields here. */
const i18nProviders = createI18nProviders({ students: studentTexts });

/** A failure is shown at once, with a way to repeat; so is a missing network, which would otherwise only pause. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});

/**
 * The console. The outer ThemeProvider keeps the colour scheme (light at the start), as in the portal and under the
 * same key; react-admin's own would begin with the system's. MUI's
 * rules come first, so that ours win where both say something.
 */
export const App = () => (
  <StyledEngineProvider injectFirst>
    <ThemeProvider theme={consoleTheme} defaultMode="light" disableTransitionOnChange>
      <BrowserRouter basename="/console">
        <Admin
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProviders[language.use()]}
          queryClient={queryClient}
          theme={consoleThemeOptions}
          layout={Layout}
          loginPage={LoginPage}
          loading={Splash}
          catchAll={NotFound}
          error={Broken}
          notification={Notification}
          requireAuth
          disableTelemetry
        >
          <Resource {...students} />
        </Admin>
      </BrowserRouter>
    </ThemeProvider>
  </StyledEngineProvider>
);
