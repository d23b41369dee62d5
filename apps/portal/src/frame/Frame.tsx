import { currentWeek } from '@semestr/api/schedule';
import { Unavailable } from '@semestr/ui/connection/Unavailable.tsx';
import { ErrorBoundary } from '@semestr/ui/ErrorBoundary.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useCallback, useSyncExternalStore } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { client } from '../client/client.ts';
import { session } from '../session/session.ts';
import { useToasts } from '@semestr/ui/toast';
import { Footer } from './Footer.tsx';
import { ScreenContext, useScreen } from '../ui/page/screen-context.ts';
import { useLoader } from './loader-context.ts';
import { Header } from './Header.tsx';
import { PageError, Toasts } from './deferred-parts.ts';
import { useHydrated } from '@semestr/ui/hydration';
import { useArrival } from '@semestr/ui/arrival';
import { PersonContext } from '../account/person.ts';
import { ScrollUp } from './ScrollUp.tsx';
import styles from './frame.module.css';
import { Sidebar } from './Sidebar.tsx';
import { SignedInLayer } from './signed-in.ts';
import { Splash } from '../ui/page/Splash.tsx';
import { pageTexts } from '../ui/page/texts.ts';
import { loginFor } from '../features/auth/screen.ts';
import { adminScreen } from '../features/admin/screen.ts';
import { verifyContactsScreen } from '../features/contacts/screen.ts';
import { profileScreen } from '../features/profile/screen.ts';
import { PERSONAL_ACCOUNT, to } from '../screens/screen.ts';

/** Reports to the loader that a screen is displayed, and focuses its heading or restores the scroll position. */
function useScreenArrival(): void {
  const { key, hash, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const loader = useLoader();
  const onArrive = useCallback(() => loader.arrived(), [loader]);
  useArrival({ key, hash, pathname, isReturn, onArrive });
}

/** Content of the screen, if the user can open it. */
function Content() {
  const { entry, module } = useScreen();
  const { default: Page } = module;
  const user = session.useUser();
  const isLive = useHydrated();
  const { pathname, search } = useLocation();
  if (entry === 'open' || entry === 'not-found')
    // Remounts the page when the signed-in user changes, so no personal state leaks.
    return <Page key={user?.username} />;
  // Before hydration the user is unknown.
  if (!isLive) return <Splash />;
  const address = pathname + search;
  const elsewhere = {
    'sign-in': loginFor(address),
    moved: PERSONAL_ACCOUNT + address,
    admin: to(adminScreen),
    profile: to(profileScreen),
    verifyContacts: to(verifyContactsScreen),
  };
  return <Navigate to={elsewhere[entry]} replace />;
}

/** The screen of the address. The previous screen stays while the next one loads. */
function ScreenInFrame() {
  const { pathname, search } = useLocation();
  const user = session.useUser();
  const found = useLoader().read(pathname, search, user);
  const screen = found instanceof Promise ? use(found) : found;
  useScreenArrival();
  return (
    <ScreenContext value={screen}>
      <PersonContext value={user}>
        <Header />
        <main id="content" className={styles.content} tabIndex={-1}>
          <Suspense fallback={<Splash />}>
            <Content />
          </Suspense>
        </main>
      </PersonContext>
    </ScreenContext>
  );
}

/** Shows that a screen is loading. */
function Bar() {
  const t = useTexts(pageTexts);
  const loader = useLoader();
  const isUnderWay = useSyncExternalStore(loader.subscribe, loader.isUnderWay, () => false);
  return isUnderWay && <div role="progressbar" aria-label={t('loading')} className={styles.bar} />;
}

/** Layout around the screens. */
export function Frame() {
  const t = useTexts(pageTexts);
  const { pathname } = useLocation();
  const loader = useLoader();
  const generation = useSyncExternalStore(loader.subscribe, loader.generation, loader.generation);
  const attempt = useSyncExternalStore(loader.subscribe, loader.attempt, loader.attempt);
  const hasToasts = useToasts().length > 0;
  const user = session.useUser();
  const queries = useQueryClient();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <Suspense>{user && <SignedInLayer user={user} />}</Suspense>
      <Bar />
      <div className={styles.layout}>
        <Sidebar />
        <div className={styles.page}>
          <ErrorBoundary
            attempt={`${attempt} ${pathname}`}
            renderFallback={(error) => (
              <Suspense fallback={<Splash />}>
                <PageError error={error} />
              </Suspense>
            )}
          >
            {/* The key removes discarded content immediately instead of hiding it: it may belong to another user. */}
            <Suspense key={generation} fallback={<Splash />}>
              <ScreenInFrame />
            </Suspense>
          </ErrorBoundary>
          <Footer />
        </div>
      </div>
      <ScrollUp />
      <Suspense>{hasToasts && <Toasts />}</Suspense>
      <Unavailable
        confirm={() => client.call(currentWeek, {})}
        onBack={() => {
          loader.retry();
          void queries.invalidateQueries();
        }}
      />
    </>
  );
}
