import {
  SidebarFrame,
  SidebarItem,
  sidebarItemClass,
  SidebarItems,
  SidebarName,
  SidebarSection,
} from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { stored } from '@semestr/ui/stored';
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
    <SidebarItems>
      {names.map((name) => {
        const { path, icon } = screenOf(name);
        return (
          <li key={name}>
            <NavLink to={path} end={path === paths.home} className={sidebarItemClass}>
              <SidebarItem icon={icon}>{t(`screens.${name}.title`)}</SidebarItem>
            </NavLink>
          </li>
        );
      })}
    </SidebarItems>
  );
}

/** The mark with the way home, the sections that the person may open, and the look of the page. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useTexts(shellTexts);
  const user = session.useUser();
  const isCollapsed = collapsed.use();
  return (
    <SidebarFrame
      label={t('navigation')}
      inDrawer={inDrawer}
      isCollapsed={isCollapsed}
      toggle={t(isCollapsed ? 'expand' : 'collapse')}
      onToggle={() => collapsed.set(!isCollapsed)}
      foot={<Display />}
    >
      <Link to={paths.home} className={styles.brand}>
        <Mark />
        <SidebarName>{t('product')}</SidebarName>
      </Link>
      <Items names={publicItems} />
      {user && !isAdmin(user) && (
        <>
          <SidebarSection>{t('personal')}</SidebarSection>
          <Items names={personalItems.filter((name) => mayOpen(name, user))} />
        </>
      )}
    </SidebarFrame>
  );
}
