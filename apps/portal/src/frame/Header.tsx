import { buttonClass } from '@semestr/ui/Button.tsx';
import { Drawer } from '@semestr/ui/frame/Drawer.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { isAdmin, session } from '../session/session.ts';
import { BugButton } from './BugButton.tsx';
import { useScreen } from '../ui/page/screen-context.ts';
import styles from './header.module.css';
import { Heading } from '../ui/page/Heading.tsx';
import { Search } from '../university/search/Search.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Account, Bell } from './signed-in.ts';
import { pageTexts } from '../ui/page/texts.ts';
import { supportScreen } from '../features/support/screen.ts';
import { loginScreen, oidcScreen } from '../features/auth/screen.ts';
import { to } from '../screens/screen.ts';

interface HeaderBarProps {
  hasSearch: boolean;
  hasBugButton: boolean;
  hasSignIn: boolean;
  /** The heading. */
  children: ReactNode;
}

/** The heading between the menu and the search, with the signed-in user. */
export function HeaderBar({ hasSearch, hasBugButton, hasSignIn, children }: HeaderBarProps) {
  const t = useTexts(pageTexts);
  const user = session.useUser();
  return (
    <header className={styles.header}>
      <Drawer label={t('navigation')} open={t('openMenu')} close={t('closeMenu')}>
        <Sidebar inDrawer />
      </Drawer>
      {children}
      <div className={styles.headerRight}>
        {hasSearch && <Search placement="header" />}
        {hasBugButton && <BugButton />}
        {user ? (
          <Suspense>
            {!isAdmin(user) && <Bell user={user} />}
            <Account user={user} />
          </Suspense>
        ) : (
          hasSignIn && (
            <Link to={to(loginScreen)} className={buttonClass('outlined')}>
              {t('signIn')}
            </Link>
          )
        )}
      </div>
    </header>
  );
}

/** The header of a screen. */
export function Header() {
  const { screen, module, entry } = useScreen();
  // The heading of a personal page contains the user's data, so it is only rendered after sign-in.
  const ScreenHeading = (entry === 'open' && module.Header) || Heading;
  return (
    <HeaderBar
      hasSearch={!screen.hasOwnSearch}
      hasBugButton={screen !== supportScreen}
      hasSignIn={screen !== loginScreen && screen !== oidcScreen}
    >
      <ScreenHeading key={screen.path} />
    </HeaderBar>
  );
}
