import { Drawer } from '@semestr/ui/frame/Drawer.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Suspense } from 'react';
import type { LayoutProps } from 'react-admin';
import { Notices } from '../ui/Notices.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import styles from './layout.module.css';
import { Palette } from './palette/Palette.tsx';
import { Sidebar } from './Sidebar.tsx';
import { layoutTexts } from './texts.ts';
import { TopBar } from './TopBar.tsx';

/** What stands around every page, in place of react-admin's own layout: the portal's shell under an ink bar. */
export function Layout({ children }: Pick<LayoutProps, 'children'>) {
  const t = useTexts(layoutTexts);
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
          {/* The frame stays while the page of a resource is fetched. */}
          <Suspense>{children}</Suspense>
        </main>
      </div>
      <Notices />
    </>
  );
}
