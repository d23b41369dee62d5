import { builtReportTexts } from '@semestr/api/built-reports/words';
import { reasonTexts } from '@semestr/api/reasons';
import { useTexts } from '@semestr/api/uses';
import type { FullLanguage } from '@semestr/core/languages';
import { type ConsoleRole, hasRight } from '@semestr/core/rights';
import { requestTexts } from '@semestr/core/requests/texts';
import { loadTexts } from '@semestr/core/texts';
import { isLoadError } from '@semestr/ui/connection/fetch-part';
import { connectionTexts } from '@semestr/ui/connection/texts';
import { copyTexts } from '@semestr/ui/copy/texts';
import { fieldTexts } from '@semestr/ui/fields/texts';
import { LanguageContext } from '@semestr/ui/language.tsx';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode, useMemo } from 'react';
import {
  CoreAdmin,
  CustomRoutes,
  type LayoutProps,
  type RouterProvider as AdminRouterProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { authProvider } from './features/auth/auth-provider.ts';
import { LoginPage } from './features/auth/LoginPage.tsx';
import { SignInAgain } from './features/auth/SignInAgain.tsx';
import { authTexts } from './features/auth/texts.ts';
import { draftTexts } from './features/timetable/drafts/texts/index.ts';
import { setTextLoaders } from './i18n/folder-texts.ts';
import { chosenLanguage, useDisplayLanguage } from './i18n/language.ts';
import { createI18nProvider } from './i18n/provider.ts';
import { raTexts } from './i18n/texts/index.ts';
import { BareLayout } from './layout/BareLayout.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Broken } from './layout/PageFailure.tsx';
import { Splash } from './layout/Splash.tsx';
import { createRouterProvider } from './layout/router-provider.ts';
import { layoutTexts } from './layout/texts.ts';
import { createDataProvider } from './records/data-provider.ts';
import { isAvailableTo, resourceOf, routeOf } from './records/define-resource.ts';
import { ScreensContext } from './records/screens.ts';
import { resources, screens } from './resources.ts';
import { session } from './session/session.ts';
import { orderTexts } from './features/students/orders/texts.ts';
import { accessTexts } from './ui/access/texts.ts';
import { deskTexts } from './ui/desk/texts.ts';
import { threadTexts } from './ui/desk/thread/texts.ts';
import { roleTexts } from './ui/roles/texts.ts';
import { gridTexts } from './ui/sheet/texts.ts';
import { uiTexts } from './ui/texts/index.ts';

setTextLoaders({
  ru: () => import('./languages/russian.ts'),
  en: () => import('./languages/english.ts'),
});

const dataProvider = createDataProvider(resources);

const pagesAndResources = [...resources, ...screens];

/**
 * Returns the pages available to a role; none before sign-in. Memoised by role, so that changing the language does not
 * remount the pages.
 */
function pagesFor(role: ConsoleRole | null | undefined) {
  if (!role) return null;
  return (
    <>
      {resources.filter(({ area }) => hasRight(role, area, 'read')).map((row) => resourceOf(row, role))}
      <CustomRoutes>{screens.filter((screen) => isAvailableTo(screen, role)).map(routeOf)}</CustomRoutes>
    </>
  );
}

/** Shows failures immediately, with a retry button. Without a network, queries fail too instead of being paused. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

/** Redirects to the page of pending work, or to the first page that the user's role can work with. */
function RedirectToFirstPage() {
  const pages = [...screens, ...resources];
  const first = pages.find(
    ({ name, area }) =>
      // Every role can undo its own actions, so that page is not a useful start.
      area !== 'own-changes' && session.may(area, name === 'today' ? 'read' : 'write'),
  );
  return first ? <Navigate to={`/${first.name}`} replace /> : <NotFound />;
}

/** Layout of every page, with the dialog for signing in again. */
const Frame = ({ children }: LayoutProps) => (
  <>
    <Layout>{children}</Layout>
    <SignInAgain />
  </>
);

/** The sign-in page, in the layout without navigation. */
const SignIn = () => (
  <BareLayout>
    <LoginPage />
  </BareLayout>
);

interface ConsoleProps {
  queryClient: QueryClient;
  routerProvider: AdminRouterProvider;
}

/** Uses react-admin without its own UI components. */
function Console({ queryClient, routerProvider }: ConsoleProps) {
  const language = useDisplayLanguage();
  const i18nProvider = useMemo(() => createI18nProvider(pagesAndResources, language), [language]);
  return (
    <LanguageContext value={language}>
      <ScreensContext value={screens}>
        <CoreAdmin
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          routerProvider={routerProvider}
          layout={Frame}
          dashboard={RedirectToFirstPage}
          loginPage={SignIn}
          loading={Splash}
          catchAll={NotFound}
          error={Broken}
          requireAuth
          disableTelemetry
        >
          {pagesFor}
        </CoreAdmin>
      </ScreensContext>
    </LanguageContext>
  );
}

/** Loads all texts of a language: the message about a failure must be available when the server is not. */
const loadAllTexts = (language: FullLanguage): Promise<void> =>
  loadTexts(language, [
    raTexts,
    reasonTexts,
    useTexts,
    layoutTexts,
    connectionTexts,
    uiTexts,
    accessTexts,
    deskTexts,
    threadTexts,
    roleTexts,
    gridTexts,
    copyTexts,
    fieldTexts,
    authTexts,
    draftTexts,
    orderTexts,
    builtReportTexts,
    requestTexts,
    ...pagesAndResources.map(({ texts }) => texts),
  ]);

/**
 * Starts the console at the current address. Returns a function that stops it, for tests that start many consoles in
 * one page.
 */
export async function startConsole(container: HTMLElement): Promise<() => void> {
  const language = chosenLanguage();
  document.documentElement.lang = language;
  await loadAllTexts(language);
  const queryClient = createQueryClient();
  const Routed = () => <Console queryClient={queryClient} routerProvider={routerProvider} />;
  // This router can block a navigation: a form with unsaved changes prompts for confirmation first.
  const router = createBrowserRouter([{ path: '*', Component: Routed }], { basename: '/console' });
  const routerProvider = createRouterProvider(router);
  const root = createRoot(container, {
    // The page shows parts that failed to load; any other error belongs in the browser's log.
    onCaughtError: (error) => {
      if (!isLoadError(error)) reportError(error);
    },
  });
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return () => {
    root.unmount();
    router.dispose();
    queryClient.clear();
  };
}
