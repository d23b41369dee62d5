import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { initials } from '@semestr/core/display';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';
import { useTexts } from '@semestr/ui/language';
import { portal } from '../portal.ts';
import { BarMenu } from './BarMenu.tsx';
import { useDisplayItems } from './display.tsx';
import styles from './bar.module.css';
import { layoutTexts } from './texts.ts';

/** Who is signed in, the way to the portal, language and theme, the way out. */
export function AccountMenu() {
  const t = useTexts(layoutTexts);
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const notify = useNotify();
  const display = useDisplayItems();
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
      name={`${t.account}: ${name}`}
      button={
        <span className={styles.avatar} aria-hidden>
          {initials(name)}
        </span>
      }
    >
      <ListSubheader role="presentation" disableSticky className={styles.menuHead ?? ''}>
        {name}
      </ListSubheader>
      <MenuItem component="a" href={portal.home}>
        {t.portal}
      </MenuItem>
      <Divider />
      {display}
      <Divider />
      <MenuItem onClick={() => void signOut()}>{t.signOut}</MenuItem>
    </BarMenu>
  );
}
