import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { stored } from '@semestr/ui/stored';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { mayOpen, type Screen, type ScreenName, screenNames, screenOf } from '../screens.ts';
import { isAdmin, session } from '../session/session.ts';
import { Display } from './Display.tsx';
import { Mark } from './Mark.tsx';
import styles from './sidebar.module.css';
import { shellTexts } from './texts.ts';

const collapsed = stored('sidebar-collapsed', (value) => value === true);

const itemsOf = (menu: NonNullable<Screen['menu']>): readonly ScreenName[] =>
  screenNames.filter((name) => screenOf(name).menu === menu);

const publicItems = itemsOf('public');
const personalItems = itemsOf('personal');

function Items({ names }: { names: readonly ScreenName[] }) {
  const t = useTexts(shellTexts);
  return (
    <ul className={styles.items}>
      {names.map((name) => {
        const { path, icon: Icon } = screenOf(name);
        return (
          <li key={name}>
            <NavLink
              to={path}
              end={path === paths.home}
              className={({ isActive }) => classNames(styles.item, isActive && styles.itemActive)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className={styles.itemName}>{t(`screens.${name}.title`)}</span>
            </NavLink>
          </li>
        );
      })}
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
      aria-label={t('navigation')}
    >
      <div className={styles.panel}>
        <Link to={paths.home} className={styles.brand}>
          <Mark />
          <span className={styles.itemName}>{t('product')}</span>
        </Link>
        <Items names={publicItems} />
        {user && !isAdmin(user) && (
          <>
            <p className={styles.section}>
              <span className={styles.itemName}>{t('personal')}</span>
            </p>
            <Items names={personalItems.filter((name) => mayOpen(name, user))} />
          </>
        )}
        <div className={styles.bottom}>
          <Display />
          {!inDrawer && (
            <button
              type="button"
              className={classNames(styles.item, styles.collapse)}
              onClick={() => collapsed.set(!collapsed.get())}
              aria-expanded={!isCollapsed}
            >
              <Toggle size={16} strokeWidth={1.75} aria-hidden />
              <span className={styles.itemName}>{t(isCollapsed ? 'expand' : 'collapse')}</span>
            </button>
          )}
        </div>
      </div>
    </nav>
  );
}
