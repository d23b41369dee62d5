import { SidebarItem, sidebarItemClass, SidebarItems } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useLanguage } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { homeScreen } from '../features/home/screen.ts';
import { addressOf, type Screen, titleOf, to } from '../screens/screen.ts';

interface MenuItemsProps {
  screens: readonly Screen[];
  /** The user's degree, which may determine the name of a screen. */
  degree?: number | undefined;
  /** Additional `li` with a link, placed after the first screen. */
  second?: ReactNode;
}

/** Menu items of the screens that have an icon. */
export function MenuItems({ screens, degree, second }: MenuItemsProps) {
  const language = useLanguage();
  const links = screens
    .filter(({ icon }) => icon)
    .map((screen) => {
      const path = addressOf(screen) ?? to(homeScreen);
      return (
        screen.icon && (
          <li key={path}>
            <NavLink to={path} end={screen === homeScreen} className={sidebarItemClass}>
              <SidebarItem icon={screen.icon}>{titleOf(screen, language, degree)}</SidebarItem>
            </NavLink>
          </li>
        )
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
