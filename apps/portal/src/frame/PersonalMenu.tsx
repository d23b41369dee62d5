import { SidebarItem, sidebarItemClass, SidebarSection } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '../session/session.ts';
import { useDegree } from '../account/information.ts';
import { MenuItems } from './MenuItems.tsx';
import { pageTexts } from '../ui/page/texts.ts';
import { personalScreens } from '../screens/personal.ts';
import { scheduleScreen } from '../features/schedule/screen.ts';
import { mayOpen, to } from '../screens/screen.ts';

/**
 * Link to the public page of an employee's own schedule. Never the current page, because the public pages do not have
 * this menu.
 */
function OwnSchedule({ urlId }: { urlId: string }) {
  const t = useTexts(pageTexts);
  return (
    <li>
      <Link to={to(scheduleScreen, { id: urlId })} className={sidebarItemClass}>
        <SidebarItem icon={CalendarDays}>{t('ownSchedule')}</SidebarItem>
      </Link>
    </li>
  );
}

/** Sections of the personal account that the user can open. */
export function PersonalMenu({ user }: { user: User }) {
  const t = useTexts(pageTexts);
  const degree = useDegree(user);
  return (
    <>
      <SidebarSection>{t('personal')}</SidebarSection>
      <MenuItems
        screens={personalScreens.filter((screen) => mayOpen(screen, user))}
        degree={degree}
        second={user.urlId !== undefined && <OwnSchedule urlId={user.urlId} />}
      />
    </>
  );
}
