import { SidebarItem, sidebarItemClass, SidebarItems } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { addressOf, type ScreenName } from '../screens.ts';
import { shellTexts } from './texts.ts';
import { titleKey } from './titles.ts';

interface MenuItemsProps {
  items: readonly (readonly [name: ScreenName, icon: LucideIcon])[];
  /** The user's degree, which may determine the name of a screen. */
  degree?: number | undefined;
  /** Another link in an `li`, after the first screen. */
  second?: ReactNode;
}

/** Menu items of screens. */
export function MenuItems({ items, degree, second }: MenuItemsProps) {
  const t = useTexts(shellTexts);
  const links = items.map(([name, icon]) => {
    const path = addressOf(name) ?? paths.home;
    return (
      <li key={name}>
        <NavLink to={path} end={path === paths.home} className={sidebarItemClass}>
          <SidebarItem icon={icon}>{t(titleKey(name, degree))}</SidebarItem>
        </NavLink>
      </li>
    );
  });
  return (
    <SidebarItems>
      {links[0]}
      {second}
      {links.slice(1)}
    </SidebarItems>
  );
}
