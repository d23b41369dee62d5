import { initials } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';
import { portal } from '../portal.ts';
import { BarMenu, MenuHead, MenuItem, MenuLine, MenuLink } from './BarMenu.tsx';
import { DisplayItems } from './DisplayItems.tsx';
import styles from './bar.module.css';
import { layoutTexts } from './texts.ts';

/** Who is signed in, the way to the portal, language and theme, the way out. */
export function AccountMenu() {
  const t = useTexts(layoutTexts);
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const notify = useNotify();
  const name = identity?.fullName ?? '';

  async function signOut(): Promise<void> {
    try {
      await logout();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  }

  return (
    <BarMenu
      name={`${t('account')}: ${name}`}
      button={
        <span className={styles.avatar} aria-hidden>
          {initials(name)}
        </span>
      }
    >
      <MenuHead>{name}</MenuHead>
      <MenuLink href={portal.home}>{t('portal')}</MenuLink>
      <MenuLine />
      <DisplayItems />
      <MenuLine />
      <MenuItem onChoose={() => void signOut()}>{t('signOut')}</MenuItem>
    </BarMenu>
  );
}
