import { SidebarSection } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { mayOpen, screenNames } from '../screens.ts';
import type { User } from '../session/session.ts';
import { useDegree } from './information.ts';
import { MenuItems } from './MenuItems.tsx';
import { isPersonal, personalIcons } from './personal-icons.ts';
import { shellTexts } from './texts.ts';

/** The sections of the personal account that the person may open. */
export function PersonalMenu({ user }: { user: User }) {
  const t = useTexts(shellTexts);
  const degree = useDegree(user);
  const names = screenNames.filter(isPersonal).filter((name) => mayOpen(name, user));
  return (
    <>
      <SidebarSection>{t('personal')}</SidebarSection>
      <MenuItems items={names.map((name) => [name, personalIcons[name]])} degree={degree} />
    </>
  );
}
