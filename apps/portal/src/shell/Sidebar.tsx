import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { isAdmin, session } from '../session/session.ts';
import { useTexts } from '@semestr/ui/language';
import { stored } from '@semestr/ui/stored';
import { DisplayButton } from './DisplayButton.tsx';
import { Mark } from './Mark.tsx';
import { type NavigationItem, personalItems, publicItems } from './navigation.ts';
import styles from './sidebar.module.css';
import { shellTexts } from './texts.ts';

const collapsed = stored('sidebar-collapsed', (value) => value === true);

const itemClass = ({ isActive }: { isActive: boolean }): string =>
  isActive ? `${styles.item} ${styles.itemActive}` : `${styles.item}`;

function Items({ items }: { items: readonly NavigationItem[] }) {
  const t = useTexts(shellTexts);
  return (
    <ul className={styles.items}>
      {items.map(({ to, icon: Icon, name }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.home} className={itemClass}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span className={styles.itemName}>{t.pages[name]}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The sections: on a wide screen a column, on a tablet a rail that opens, on a phone inside a drawer. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useTexts(shellTexts);
  const user = session.useUser();
  const isCollapsed = collapsed.use() && !inDrawer;
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      className={inDrawer ? styles.drawerNav : styles.sidebar}
      data-collapsed={isCollapsed || undefined}
      aria-label={t.navigation}
    >
      <div className={styles.panel}>
        <Link to={paths.home} className={styles.brand}>
          <Mark />
          <span className={styles.itemName}>{t.product}</span>
        </Link>
        <Items items={publicItems} />
        {user && !isAdmin(user) && (
          <>
            <p className={styles.section}>
              <span className={styles.itemName}>{t.personal}</span>
            </p>
            <Items items={personalItems} />
          </>
        )}
        <div className={styles.bottom}>
          <DisplayButton />
          {!inDrawer && (
            <button
              type="button"
              className={`${styles.item} ${styles.collapse}`}
              onClick={() => collapsed.set(!collapsed.get())}
              aria-expanded={!isCollapsed}
            >
              <Toggle size={16} strokeWidth={1.75} aria-hidden />
              <span className={styles.itemName}>{isCollapsed ? t.expand : t.collapse}</span>
            </button>
          )}
        </div>
      </div>
    </nav>
  );
}
