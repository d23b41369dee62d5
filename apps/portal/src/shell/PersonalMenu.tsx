import { SidebarItem, sidebarItemClass, SidebarSection } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { mayOpen, screenNames } from '../screens.ts';
import type { User } from '../session/session.ts';
import { useDegree } from './information.ts';
import { MenuItems } from './MenuItems.tsx';
import { isPersonal, personalIcons } from './personal-icons.ts';
import { shellTexts } from './texts.ts';

/**
 * For employees: link to the public page of their own schedule. That page is outside this menu, so the link is never
 * current.
 */
function OwnSchedule({ urlId }: { urlId: string }) {
  const t = useTexts(shellTexts);
  return (
    <li>
      <Link to={paths.schedule(urlId)} className={sidebarItemClass}>
        <SidebarItem icon={CalendarDays}>{t('ownSchedule')}</SidebarItem>
      </Link>
    </li>
  );
}

/** Sections of the personal account that the user can open. */
export function PersonalMenu({ user }: { user: User }) {
  const t = useTexts(shellTexts);
  const degree = useDegree(user);
  const names = screenNames.filter(isPersonal).filter((name) => mayOpen(name, user));
  return (
    <>
      <SidebarSection>{t('personal')}</SidebarSection>
      <MenuItems
        items={names.map((name) => [name, personalIcons[name]])}
        degree={degree}
        second={user.urlId !== undefined && <OwnSchedule urlId={user.urlId} />}
      />
    </>
  );
}
