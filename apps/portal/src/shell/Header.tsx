import { buttonClass } from '@semestr/ui/Button.tsx';
import { Drawer } from '@semestr/ui/frame/Drawer.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { screenOf } from '../screens.ts';
import { isAdmin, session } from '../session/session.ts';
import { BugButton } from './BugButton.tsx';
import { useScreen } from './frame-context.ts';
import styles from './header.module.css';
import { Heading } from './Heading.tsx';
import { Search } from './Search.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Account, Bell } from './signed-in.ts';
import { shellTexts } from './texts.ts';

interface HeaderBarProps {
  hasSearch: boolean;
  hasBugButton: boolean;
  hasSignIn: boolean;
  /** The heading. */
  children: ReactNode;
}

/** The heading between the menu and the search, with the signed-in user. */
export function HeaderBar({ hasSearch, hasBugButton, hasSignIn, children }: HeaderBarProps) {
  const t = useTexts(shellTexts);
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
            <Link to={paths.login} className={buttonClass('outlined')}>
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
  const { name, module, entry } = useScreen();
  // The heading of a personal page contains the user's data, which is unknown before sign-in.
  const ScreenHeading = (entry === 'open' && module.Header) || Heading;
  return (
    <HeaderBar
      hasSearch={!screenOf(name).hasOwnSearch}
      hasBugButton={name !== 'support'}
      hasSignIn={name !== 'login' && name !== 'oidc'}
    >
      <ScreenHeading key={name} />
    </HeaderBar>
  );
}
