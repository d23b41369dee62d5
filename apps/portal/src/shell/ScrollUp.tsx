import IconButton from '@mui/material/IconButton';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useTexts } from '@semestr/ui/language';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** A way back to the top, once somebody has left it; not on the home page. */
export function ScrollUp() {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const isAway = useSyncExternalStore(subscribe, () => window.scrollY > window.innerHeight / 2);
  if (!isAway || pathname === paths.home) return null;
  return (
    <IconButton
      className={styles.scrollUp}
      aria-label={t.toTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUp size={20} strokeWidth={1.75} />
    </IconButton>
  );
}
