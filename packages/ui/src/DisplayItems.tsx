import { type Language, languageNames } from '@semestr/core/languages';
import { chooseLanguage, useLanguage } from './language.tsx';
import { MenuHead, MenuItem } from './Menu.tsx';
import { type Scheme, scheme, schemes } from './scheme.ts';

interface DisplayItemsProps {
  /** Languages of the application. */
  languages: readonly Language[];
  /** Translates the headings and the names of the themes. */
  t: (key: 'language' | 'scheme' | `schemes.${Scheme}`) => string;
  /** Called when the texts of a language fail to load; the language does not change then. */
  onFailure: (failure: unknown) => void;
}

/** Menu items for language and theme. A choice takes effect immediately, so the menu stays open. */
export function DisplayItems({ languages, t, onFailure }: DisplayItemsProps) {
  const language = useLanguage();
  const chosen = scheme.use();
  return (
    <>
      <MenuHead>{t('language')}</MenuHead>
      {languages.map((one) => (
        <MenuItem
          key={one}
          lang={one}
          isChosen={one === language}
          onClick={() => void chooseLanguage(one).catch(onFailure)}
        >
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
  );
}
