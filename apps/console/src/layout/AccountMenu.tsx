import { initials } from '@semestr/core/display';
import { DataText } from '@semestr/ui/DataText.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu, MenuHead, MenuItem, menuItemClass, MenuLine } from '@semestr/ui/Menu.tsx';
import { useGetIdentity } from 'react-admin';
import { portal } from '../session/portal.ts';
import { session } from '../session/session.ts';
import { roleTexts } from '../ui/roles/texts.ts';
import { Display } from './Display.tsx';
import styles from './bar.module.css';
import { layoutTexts } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

/** Menu with the signed-in user, the link to the portal, language, theme and sign-out. */
export function AccountMenu() {
  const t = useTexts(layoutTexts);
  const roleNames = useTexts(roleTexts);
  const { identity } = useGetIdentity();
  const signOut = useSignOut();
  const name = identity?.fullName ?? '';
  const role = session.role();
  const held = role && [roleNames(role), session.user()?.staffFaculty].filter(Boolean).join(', ');

  return (
    <Menu
      buttonClassName={styles.barButton}
      button={
        <>
          <span className="visually-hidden">
            <DataText>{`${t('account')}: ${name}`}</DataText>
          </span>
          <span className={styles.avatar} lang="ru" aria-hidden>
            {initials(name)}
          </span>
        </>
      }
    >
      {() => (
        <>
          <MenuHead>
            <span lang="ru">{name}</span>
          </MenuHead>
          {role !== 'admin' && <MenuHead>{held}</MenuHead>}
          <a href={portal.home} role="menuitem" tabIndex={-1} className={menuItemClass}>
            {t('portal')}
          </a>
          <MenuLine />
          <Display />
          <MenuLine />
          <MenuItem onClick={() => void signOut()}>{t('signOut')}</MenuItem>
        </>
      )}
    </Menu>
  );
}
