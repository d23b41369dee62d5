import {
  SidebarCount,
  SidebarFold,
  SidebarFrame,
  SidebarItem,
  sidebarItemClass,
  SidebarItems,
  SidebarName,
} from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { stored } from '@semestr/ui/stored';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useCreatePath, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { version } from '../../package.json';
import { type Placement, sections } from '../records/define-resource.ts';
import { useScreens } from '../records/screens.ts';
import styles from './layout.module.css';
import { layoutTexts } from './texts.ts';

/** Sections that the user expanded or collapsed, and whether the sidebar is a rail (null: the page's default). */
const folds = stored<Readonly<Partial<Record<string, boolean>>>>('console.folds', (value) =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((fold): fold is [string, boolean] => typeof fold[1] === 'boolean'),
  ),
);
const collapsed = stored('console.collapsed', (value) => (typeof value === 'boolean' ? value : null));

/** Whether the current path is the target of a link, or below it. */
const isCurrentPage = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

interface ItemProps {
  name: string;
  icon: LucideIcon;
  to: string;
  Count?: ComponentType | undefined;
}

function Item({ name, icon, to, Count }: ItemProps) {
  const label = useGetResourceLabel();
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = isCurrentPage(pathname, to);
  // Scrolls the current item into view; the scroll position is outside React.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <li>
      <NavLink ref={link} to={to} className={sidebarItemClass}>
        <SidebarItem icon={icon}>{label(name, 2)}</SidebarItem>
        {Count && (
          <SidebarCount>
            <Suspense fallback={null}>
              <Count />
            </Suspense>
          </SidebarCount>
        )}
      </NavLink>
    </li>
  );
}

/** A collapsible section with its links. */
function Section({ section }: { section: (typeof sections)[number] }) {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const createPath = useCreatePath();
  const kinds = Object.values(useResourceDefinitions<Placement>());
  const open = folds.use();
  const screens = useScreens();
  const entries = [
    ...screens
      .filter((screen) => screen.section === section)
      .map(({ name, icon, Count }) => ({ name, icon, to: `/${name}`, Count })),
    ...kinds.flatMap(({ name, hasList, options }) =>
      hasList && options?.isInMenu && options.section === section
        ? { name, icon: options.icon, to: createPath({ resource: name, type: 'list' }) }
        : [],
    ),
  ];
  if (entries.length === 0) return null;
  const items = (
    <SidebarItems>
      {entries.map((entry) => (
        <Item key={entry.name} {...entry} />
      ))}
    </SidebarItems>
  );
  if (section === 'start') return items;
  const isHere = entries.some(({ to }) => isCurrentPage(pathname, to));
  return (
    <SidebarFold
      title={t(`sections.${section}`)}
      isOpen={open[section] ?? isHere}
      onToggle={(isOpen) => folds.set({ ...folds.get(), [section]: isOpen })}
    >
      {items}
    </SidebarFold>
  );
}

/** Pages and record types by section. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const isWide = useScreens().some((screen) => screen.isWide && pathname === `/${screen.name}`);
  const isCollapsed = collapsed.use() ?? isWide;
  return (
    <SidebarFrame
      label={t('navigation')}
      inDrawer={inDrawer}
      isCollapsed={isCollapsed}
      toggle={t(isCollapsed ? 'expand' : 'collapse')}
      onToggle={() => collapsed.set(!isCollapsed)}
      foot={
        <p className={styles.version}>
          <SidebarName>{t('version', { version })}</SidebarName>
        </p>
      }
    >
      {sections.map((section) => (
        <Section key={section} section={section} />
      ))}
    </SidebarFrame>
  );
}
