import { SidebarFrame, SidebarName } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { stored } from '@semestr/ui/stored';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { publicScreens } from '../screens/public.ts';
import { isAdmin, session } from '../session/session.ts';
import { Display } from './Display.tsx';
import { PersonalMenu } from './signed-in.ts';
import { MenuItems } from './MenuItems.tsx';
import styles from './sidebar.module.css';
import { pageTexts } from '../ui/page/texts.ts';
import { homeScreen } from '../features/home/screen.ts';
import { to } from '../screens/screen.ts';
import { Mark } from '../ui/page/Splash.tsx';

const collapsed = stored('sidebar-collapsed', (value) => value === true);

/** The logo linked to the home page, the sections that the user can open, and the display settings. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useTexts(pageTexts);
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
      <Link to={to(homeScreen)} className={styles.brand}>
        <Mark />
        <SidebarName>{t('product')}</SidebarName>
      </Link>
      <MenuItems screens={publicScreens} />
      {user && !isAdmin(user) && (
        <Suspense>
          <PersonalMenu user={user} />
        </Suspense>
      )}
    </SidebarFrame>
  );
}
