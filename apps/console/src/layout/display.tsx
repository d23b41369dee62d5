import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { languages } from '@semestr/core/display';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { chooseLanguage, language, useTexts } from '@semestr/ui/language';
import styles from './bar.module.css';
import { layoutTexts } from './texts.ts';

const schemes = ['light', 'dark', 'system'] as const;

/** The entries of a menu for language and theme; a list, because a menu moves the focus among its own children only. */
export function useDisplayItems(): ReactElement[] {
  const t = useTexts(layoutTexts);
  const current = language.use();
  const { mode = 'light', setMode } = useColorScheme();
  const head = (text: string) => (
    <ListSubheader key={text} role="presentation" disableSticky className={styles.menuHead ?? ''}>
      {text}
    </ListSubheader>
  );
  const choice = (name: string, isChosen: boolean, choose: () => void, lang?: string) => (
    <MenuItem key={name} role="menuitemradio" aria-checked={isChosen} onClick={choose} lang={lang}>
      <span className={styles.tick}>{isChosen && <Check size={16} strokeWidth={1.75} aria-hidden />}</span>
      {name}
    </MenuItem>
  );
  return [
    head(t.languageName),
    ...languages.map((one) => choice(t.languages[one], one === current, () => chooseLanguage(one), one)),
    head(t.scheme),
    ...schemes.map((one) => choice(t.schemes[one], one === mode, () => setMode(one))),
  ];
}
