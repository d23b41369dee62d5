import { useTexts } from '@semestr/ui/language.tsx';
import { Menu } from '@semestr/ui/Menu.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { Display } from './Display.tsx';
import styles from './bar.module.css';
import { layoutTexts } from './texts.ts';

/** Language and theme before sign-in, when there is no account menu. */
export function DisplayMenu() {
  const t = useTexts(layoutTexts);
  return (
    <Menu
      label={t('display')}
      buttonClassName={styles.barButton}
      button={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />}
    >
      {() => <Display />}
    </Menu>
  );
}
