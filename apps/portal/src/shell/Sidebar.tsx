import { SidebarFrame, SidebarName } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { stored } from '@semestr/ui/stored';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { screenNames, screenOf } from '../screens.ts';
import { isAdmin, session } from '../session/session.ts';
import { Display } from './Display.tsx';
import { PersonalMenu } from './signed-in.ts';
import { Mark } from './Mark.tsx';
import { MenuItems } from './MenuItems.tsx';
import styles from './sidebar.module.css';
import { shellTexts } from './texts.ts';

const collapsed = stored('sidebar-collapsed', (value) => value === true);

const publicItems = screenNames.flatMap((name) => {
  const { menu } = screenOf(name);
  return menu === undefined || menu === 'personal' ? [] : [[name, menu] as const];
});

/** The logo linked to the home page, the sections that the user can open, and the display settings. */
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
      <MenuItems items={publicItems} />
      {user && !isAdmin(user) && (
        <Suspense>
          <PersonalMenu user={user} />
        </Suspense>
      )}
    </SidebarFrame>
  );
}
