import { languageNames } from '@semestr/core/languages';
import { chooseLanguage, useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { MenuHead, MenuItem } from '@semestr/ui/Menu.tsx';
import { scheme, schemes } from '@semestr/ui/scheme';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';
import { consoleLanguages } from '../i18n/language.ts';
import { layoutTexts } from './texts.ts';

/** The entries of a menu for language and theme. */
export function DisplayItems() {
  const t = useTexts(layoutTexts);
  const shown = useLanguage();
  const current = scheme.use();
  const notify = useNotify();
  const choose = (one: (typeof consoleLanguages)[number]): void => {
    chooseLanguage(one).catch((error: unknown) => notify(sentenceOf(error), { type: 'error' }));
  };
  return (
    <>
      <MenuHead>{t('language')}</MenuHead>
      {consoleLanguages.map((one) => (
        <MenuItem key={one} isChosen={one === shown} lang={one} onClick={() => choose(one)}>
          {languageNames[one]}
        </MenuItem>
      ))}
      <MenuHead>{t('scheme')}</MenuHead>
      {schemes.map((one) => (
        <MenuItem key={one} isChosen={one === current} onClick={() => scheme.set(one)}>
          {t(`schemes.${one}`)}
        </MenuItem>
      ))}
    </>
  );
}
