import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { languages } from '@semestr/core/display';
import { Check } from 'lucide-react';
import { chooseLanguage, language, useTexts } from '@semestr/ui/language';
import styles from './account.module.css';
import { shellTexts } from './texts.ts';

const schemes = ['light', 'dark', 'system'] as const;

const Tick = ({ on }: { on: boolean }) => (
  <span className={styles.tick}>{on && <Check size={16} strokeWidth={1.75} aria-hidden />}</span>
);

/** Language and theme. A choice is seen at once, so the menu stays open. */
export default function DisplayMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTexts(shellTexts);
  const current = language.use();
  const { mode = 'light', setMode } = useColorScheme();
  // In the drawer, a modal dialog of its own, a menu outside it could not be reached.
  const container = anchor.closest('dialog') ?? document.body;
  return (
    <Menu anchorEl={anchor} open onClose={onClose} container={container}>
      <ListSubheader role="presentation" className={styles.menuHead}>
        {t.languageName}
      </ListSubheader>
      {languages.map((one) => (
        <MenuItem
          key={one}
          role="menuitemradio"
          aria-checked={one === current}
          onClick={() => chooseLanguage(one)}
          lang={one}
        >
          <Tick on={one === current} />
          {t.languages[one]}
        </MenuItem>
      ))}
      <ListSubheader role="presentation" className={styles.menuHead}>
        {t.scheme}
      </ListSubheader>
      {schemes.map((scheme) => (
        <MenuItem
          key={scheme}
          role="menuitemradio"
          aria-checked={scheme === mode}
          onClick={() => setMode(scheme)}
        >
          <Tick on={scheme === mode} />
          {t.schemes[scheme]}
        </MenuItem>
      ))}
    </Menu>
  );
}
