import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { useTexts } from '@semestr/ui/language';
import { AccountButton } from './AccountButton.tsx';
import { Footer } from './Footer.tsx';
import { Search } from './Search.tsx';
import styles from './page.module.css';
import { Sidebar } from './Sidebar.tsx';
import { shellTexts } from './texts.ts';

interface PageProps {
  /** The heading in the header. */
  title: string;
  /** Beside the heading, in the second voice. */
  subtitle?: ReactNode;
  /** The browser's title where it says more than the heading. */
  documentTitle?: string | undefined;
  description: string;
  /** Beside the heading on a phone. */
  action?: ReactNode;
  /** The page has a search field of its own. */
  hasOwnSearch?: boolean;
  children: ReactNode;
}

/** On a phone the sections are in a modal drawer; a click on a link or beside it closes it. */
function Drawer() {
  const t = useTexts(shellTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton
        className={styles.menuButton}
        aria-label={t.openMenu}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon size={20} strokeWidth={1.75} />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
          Escape closes a dialog by itself; links inside are pressed by keyboard as by mouse */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t.navigation}
        onClick={({ target, currentTarget }) => {
          const isOutside = target === currentTarget;
          const isDone = target instanceof Element && target.closest('a, [data-closes]') !== null;
          if (isOutside || isDone) currentTarget.close();
        }}
      >
        <IconButton className={styles.drawerClose} aria-label={t.closeMenu} data-closes>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
        <Sidebar inDrawer />
      </dialog>
    </>
  );
}

/** A screen: its header with heading, search and account, its content, and the footer. */
export function Page(props: PageProps) {
  const {
    title,
    subtitle,
    documentTitle = title,
    description,
    action,
    hasOwnSearch = false,
    children,
  } = props;
  const t = useTexts(shellTexts);
  const user = session.useUser();
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <title>{`${documentTitle} · ${t.product}`}</title>
      <meta name="description" content={description} />
      <header className={styles.header}>
        <Drawer />
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </div>
        {action && <div className={styles.headerAction}>{action}</div>}
        <div className={styles.headerRight}>
          {!hasOwnSearch && <Search placement="header" />}
          {user ? (
            <AccountButton user={user} />
          ) : (
            pathname !== paths.login && (
              <Button component={Link} to={paths.login} variant="outlined">
                {t.signIn}
              </Button>
            )
          )}
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
