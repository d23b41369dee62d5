import { offeredLanguages } from '@semestr/core/languages';
import { DisplayItems } from '@semestr/ui/DisplayItems.tsx';
import { SidebarItem, sidebarItemClass } from '@semestr/ui/frame/SidebarFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu } from '@semestr/ui/Menu.tsx';
import { toast } from '@semestr/ui/toast';
import { SlidersHorizontal } from 'lucide-react';
import { pageTexts } from '../ui/page/texts.ts';

/** Language and theme settings. */
export function Display() {
  const t = useTexts(pageTexts);
  return (
    <Menu
      buttonClassName={sidebarItemClass}
      placement="above"
      button={<SidebarItem icon={SlidersHorizontal}>{t('display')}</SidebarItem>}
    >
      {() => (
        <DisplayItems
          languages={offeredLanguages}
          t={t}
          onFailure={() => toast('error', t('languageFailed'))}
        />
      )}
    </Menu>
  );
}
