import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { logout } from '@semestr/api/session';
import { Link, useLocation, useNavigate } from 'react-router';
import { client } from '../client.ts';
import { paths } from '../paths.ts';
import { isAdmin, session, type User } from '../session/session.ts';
import { toast } from '../ui/toast.ts';
import { language, useTexts } from '@semestr/ui/language';
import { sentenceOf } from '../ui/sentence.ts';
import styles from './account.module.css';
import { shellTexts } from './texts.ts';

/** Full name, the personal account, and the way out. */
export default function AccountMenu({
  user,
  anchor,
  onClose,
}: {
  user: User;
  anchor: HTMLElement;
  onClose: () => void;
}) {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function signOut(): Promise<void> {
    onClose();
    try {
      await client.call(logout, {});
      // Left before the session ends, a personal page does not ask for another sign-in.
      if (pathname.startsWith('/personal-account')) await navigate(paths.home);
      session.end('signed-out');
    } catch (error) {
      toast('error', sentenceOf(error, language.get()));
    }
  }

  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <ListSubheader role="presentation" className={styles.menuHead}>
        {user.fio}
      </ListSubheader>
      {isAdmin(user) ? (
        [
          <MenuItem key="account" component="a" href={paths.console}>
            {t.personalAccount}
          </MenuItem>,
          <MenuItem key="documentation" component={Link} to={paths.api} onClick={onClose}>
            {t.documentation}
          </MenuItem>,
        ]
      ) : (
        <MenuItem component={Link} to={paths.profile} onClick={onClose}>
          {t.personalAccount}
        </MenuItem>
      )}
      <MenuItem onClick={() => void signOut()}>{t.signOut}</MenuItem>
    </Menu>
  );
}
