import { currentWeek } from '@semestr/api/schedule';
import { useArrival } from '@semestr/ui/arrival';
import { useIsPartLoading } from '@semestr/ui/connection/fetch-part';
import { Unavailable } from '@semestr/ui/connection/Unavailable.tsx';
import { ErrorBoundary } from '@semestr/ui/ErrorBoundary.tsx';
import { Drawer } from '@semestr/ui/frame/Drawer.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Suspense } from 'react';
import { type LayoutProps, useRefresh } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { client } from '../client.ts';
import { useScreens } from '../records/screens.ts';
import { Notices } from '../ui/Notices.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import styles from './layout.module.css';
import { PageFailure } from './PageFailure.tsx';
import { Palette } from './palette/Palette.tsx';
import { Sidebar } from './Sidebar.tsx';
import { layoutTexts } from './texts.ts';
import { TopBar } from './TopBar.tsx';

/** Shown when a page takes a moment to load, while the previous one is still displayed. */
function LoadingBar() {
  const t = useTexts(layoutTexts);
  return useIsPartLoading() && <progress className={styles.loading} aria-label={t('loading')} />;
}

/** Layout of every page, replacing react-admin's: the portal's shell below a dark bar. */
export function Layout({ children }: Pick<LayoutProps, 'children'>) {
  const t = useTexts(layoutTexts);
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const within = useScreens().find(({ name, isOnePage }) => isOnePage && pathname.startsWith(`/${name}/`));
  useArrival({ key, pathname: within ? `/${within.name}` : pathname, hash, isReturn });
  const refresh = useRefresh();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <TopBar
        start={
          <Drawer label={t('navigation')} open={t('openMenu')} close={t('closeMenu')}>
            <Sidebar inDrawer />
          </Drawer>
        }
        middle={<Palette />}
        end={
          <>
            <KeyboardHelp />
            <AccountMenu />
          </>
        }
      />
      <div className={styles.body}>
        <Sidebar />
        <main id="content" className={styles.content} tabIndex={-1}>
          <LoadingBar />
          {/* The layout stays while a resource's page loads. */}
          <ErrorBoundary attempt={pathname} renderFallback={(error) => <PageFailure error={error} />}>
            <Suspense>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Notices />
      <Unavailable confirm={() => client.call(currentWeek, {})} onBack={refresh} />
    </>
  );
}
