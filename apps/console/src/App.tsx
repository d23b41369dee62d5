import { type ConsoleRole, hasRight } from '@semestr/core/rights';
import { LanguageContext } from '@semestr/ui/language.tsx';
import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CoreAdmin, CustomRoutes } from 'react-admin';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { createDataProvider } from './data-provider.ts';
import { isFor, resourceOf, routeOf } from './define-resource.ts';
import { authProvider } from './features/auth/auth-provider.ts';
import { LoginPage } from './features/auth/LoginPage.tsx';
import { useShownLanguage } from './i18n/language.ts';
import { createI18nProvider } from './i18n/provider.ts';
import { Broken } from './layout/Broken.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Splash } from './layout/Splash.tsx';
import { resources, screens } from './resources.ts';
import { session } from './session.ts';

const dataProvider = createDataProvider(resources);

const named = [...resources, ...screens];

/**
 * The pages that there are for a role; none before somebody signs in. Asked again only when it changes: another language must
 * not open them anew.
 */
function pagesFor(role: ConsoleRole | null | undefined) {
  if (!role) return null;
  return (
    <>
      {resources.filter(({ area }) => hasRight(role, area, 'read')).map((row) => resourceOf(row, role))}
      <CustomRoutes>{screens.filter((screen) => isFor(screen, role)).map(routeOf)}</CustomRoutes>
    </>
  );
}

/** A failure is shown at once, with a way to repeat; so is a missing network, which would otherwise only pause. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

/** Whoever opens the console begins with what waits today, or with the first page on which there is something to do for them. */
function ToFirst() {
  const pages = [...screens, ...resources];
  const first = pages.find(({ name, area }) => session.may(area, name === 'today' ? 'read' : 'write'));
  return first ? <Navigate to={`/${first.name}`} replace /> : <NotFound />;
}

/** react-admin without its own look: what is shown is ours. */
function Console() {
  const language = useShownLanguage();
  const i18nProvider = useMemo(() => createI18nProvider(named, language), [language]);
  return (
    <LanguageContext value={language}>
      <CoreAdmin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        layout={Layout}
        dashboard={ToFirst}
        loginPage={LoginPage}
        loading={Splash}
        catchAll={NotFound}
        error={Broken}
        requireAuth
        disableTelemetry
      >
        {pagesFor}
      </CoreAdmin>
    </LanguageContext>
  );
}

/** A router that can hold a navigation back: a form with unsaved changes asks first. */
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: '/console' });

export const App = () => <RouterProvider router={router} />;
