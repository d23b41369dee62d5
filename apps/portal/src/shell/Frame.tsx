import { currentWeek } from '@semestr/api/schedule';
import { Unavailable } from '@semestr/ui/connection/Unavailable.tsx';
import { ErrorBoundary } from '@semestr/ui/ErrorBoundary.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { client } from '../client.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { useToasts } from '@semestr/ui/toast';
import { Footer } from './Footer.tsx';
import { ScreenContext, useLoader, useScreen } from './frame-context.ts';
import { Header } from './Header.tsx';
import { PageError, Toasts } from './late.ts';
import { useIsLive } from '@semestr/ui/live-context';
import { PersonContext } from './person.ts';
import { ScrollUp } from './ScrollUp.tsx';
import styles from './shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { Around } from './signed-in.ts';
import { Splash } from './Splash.tsx';
import { shellTexts } from './texts.ts';
import { useArrival } from './arrival.ts';

/** The content of the screen, where the person may see it. */
function Content() {
  const { entry, module } = useScreen();
  const { default: Page } = module;
  const user = session.useUser();
  const isLive = useIsLive();
  const { pathname, search } = useLocation();
  if (entry === 'open' || entry === 'not-found')
    // Another person gets a page of their own, with nothing in it of the one before.
    return <Page key={user?.username} />;
  // As the server made it the page knows no person yet.
  if (!isLive) return <Splash />;
  const address = pathname + search;
  const elsewhere = { ...paths, 'sign-in': paths.loginFor(address), moved: paths.personal + address };
  return <Navigate to={elsewhere[entry]} replace />;
}

/** The screen of the address. While the next one comes, the one before stays. */
function ShownScreen() {
  const { pathname, search } = useLocation();
  const user = session.useUser();
  const found = useLoader().read(pathname, search, user);
  const screen = found instanceof Promise ? use(found) : found;
  useArrival();
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

/** A screen is under way. */
function Bar() {
  const t = useTexts(shellTexts);
  const loader = useLoader();
  const isUnderWay = useSyncExternalStore(loader.subscribe, loader.isUnderWay, () => false);
  return isUnderWay && <div role="progressbar" aria-label={t('loading')} className={styles.bar} />;
}

/** What stays while screens change. */
export function Frame() {
  const t = useTexts(shellTexts);
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
      <Suspense>{user && <Around user={user} />}</Suspense>
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
            {/* What is forgotten leaves the page at once, not only from sight: it may have been another person's. */}
            <Suspense key={generation} fallback={<Splash />}>
              <ShownScreen />
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
