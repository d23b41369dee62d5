import {
  SidebarFrame,
  SidebarItem,
  sidebarItemClass,
  SidebarItems,
  SidebarSection,
} from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { useCreatePath, useGetResourceLabel, useResourceDefinitions, useStore } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { type Placement, sections } from '../define-resource.ts';
import { screens } from '../resources.ts';
import { layoutTexts } from './texts.ts';

function Item({ name, icon, to }: { name: string; icon: LucideIcon; to: string }) {
  const label = useGetResourceLabel();
  return (
    <li>
      <NavLink to={to} className={sidebarItemClass}>
        <SidebarItem icon={icon}>{label(name, 2)}</SidebarItem>
      </NavLink>
    </li>
  );
}

/** The kinds of records, by section, and the pages beside them. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useTexts(layoutTexts);
  const resources = Object.values(useResourceDefinitions<Placement>());
  const createPath = useCreatePath();
  const listOf = (name: string): string => createPath({ resource: name, type: 'list' });
  const [isCollapsed, setCollapsed] = useStore('sidebar.collapsed', false);
  return (
    <SidebarFrame
      label={t('navigation')}
      inDrawer={inDrawer}
      isCollapsed={isCollapsed}
      toggle={t(isCollapsed ? 'expand' : 'collapse')}
      onToggle={() => setCollapsed(!isCollapsed)}
    >
      {sections.map((section) => (
        <Fragment key={section}>
          <SidebarSection>{t(`sections.${section}`)}</SidebarSection>
          <SidebarItems>
            {resources.map(
              ({ name, hasList, options }) =>
                hasList &&
                options?.section === section && (
                  <Item key={name} name={name} icon={options.icon} to={listOf(name)} />
                ),
            )}
            {screens
              .filter((screen) => screen.section === section)
              .map(({ name, icon }) => (
                <Item key={name} name={name} icon={icon} to={`/${name}`} />
              ))}
          </SidebarItems>
        </Fragment>
      ))}
    </SidebarFrame>
  );
}
