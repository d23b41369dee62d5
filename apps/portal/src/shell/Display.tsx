import { languageNames, languages, type Language } from '@semestr/core/languages';
import { SidebarItem, sidebarItemClass } from '@semestr/ui/frame/SidebarFrame.tsx';
import { chooseLanguage, useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Menu, MenuHead, MenuItem } from '@semestr/ui/Menu.tsx';
import { scheme, schemes } from '@semestr/ui/scheme';
import { toast } from '@semestr/ui/toast';
import { SlidersHorizontal } from 'lucide-react';
import { shellTexts } from './texts.ts';

/** The language and theme. A choice is seen at once, so the menu stays open. */
export function Display() {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const chosen = scheme.use();
  const choose = (one: Language): void => {
    chooseLanguage(one).catch(() => toast('error', t('languageFailed')));
  };
  return (
    <Menu
      buttonClassName={sidebarItemClass}
      placement="above"
      button={<SidebarItem icon={SlidersHorizontal}>{t('display')}</SidebarItem>}
    >
      {() => (
        <>
          <MenuHead>{t('language')}</MenuHead>
          {languages.map((one) => (
            <MenuItem key={one} lang={one} isChosen={one === language} onClick={() => choose(one)}>
              {languageNames[one]}
            </MenuItem>
          ))}
          <MenuHead>{t('scheme')}</MenuHead>
          {schemes.map((one) => (
            <MenuItem key={one} isChosen={one === chosen} onClick={() => scheme.set(one)}>
              {t(`schemes.${one}`)}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}
