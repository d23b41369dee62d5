import { logout } from '@semestr/api/session';
import { initials, shortNameOf } from '@semestr/core/display';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Menu, MenuHead, MenuItem, menuItemClass } from '@semestr/ui/Menu.tsx';
import { asPrivate } from '@semestr/ui/private';
import { toast } from '@semestr/ui/toast';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { client } from '../client/client.ts';
import { isAdmin, session, type User, hasConsoleAccess } from '../session/session.ts';
import { sentenceOf } from '../client/sentence.ts';
import styles from './account.module.css';
import { sessionTexts } from '../account/texts.ts';
import { pageTexts } from '../ui/page/texts.ts';
import { adminScreen } from '../features/admin/screen.ts';
import { apiScreen } from '../features/api/screen.ts';
import { homeScreen } from '../features/home/screen.ts';
import { profileScreen } from '../features/profile/screen.ts';
import { settingsScreen } from '../features/settings/screen.ts';
import { CONSOLE, to } from '../screens/screen.ts';

/** Pages for signed-in users only: signing out there redirects to the home page (specification, section 2). */
const PERSONAL = /^\/(?:personal-account|new-password|reset-password|admin)(?:\/|$)/;

/** Menu of the signed-in user, with the personal account and the sign-out. */
export function Account({ user }: { user: User }) {
  const t = useTexts(sessionTexts);
  const frame = useTexts(pageTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function signOut(): Promise<void> {
    try {
      await client.call(logout, {});
      // Navigates before ending the session, so that a personal page does not redirect to the sign-in.
      if (PERSONAL.test(pathname)) await navigate(to(homeScreen));
      session.end('signed-out');
    } catch (error) {
      toast('error', await sentenceOf(error, language));
    }
  }

  const link = (address: string, text: string) => (
    <Link to={address} role="menuitem" tabIndex={-1} className={menuItemClass}>
      {text}
    </Link>
  );
  return (
    <Menu
      buttonClassName={styles.account}
      button={
        <>
          <span className="visually-hidden">{t('account')}: </span>
          <span className={styles.avatar} lang="ru" aria-hidden {...asPrivate}>
            {initials(user.fio)}
          </span>
          <span className={styles.accountName} lang="ru" {...asPrivate}>
            {shortNameOf(user.fio)}
          </span>
          <ChevronDown size={16} strokeWidth={1.75} className={styles.accountArrow} aria-hidden />
        </>
      }
    >
      {() => (
        <>
          <MenuHead>
            <span lang="ru">{user.fio}</span>
          </MenuHead>
          {link(isAdmin(user) ? to(adminScreen) : to(profileScreen), frame('personal'))}
          {!isAdmin(user) && link(to(settingsScreen), t('settings'))}
          {hasConsoleAccess(user) && (
            <>
              <a href={CONSOLE} role="menuitem" tabIndex={-1} className={menuItemClass}>
                {t('console')}
              </a>
              {isAdmin(user) && link(to(apiScreen), t('documentation'))}
            </>
          )}
          <MenuItem onClick={() => void signOut()}>{t('signOut')}</MenuItem>
        </>
      )}
    </Menu>
  );
}
