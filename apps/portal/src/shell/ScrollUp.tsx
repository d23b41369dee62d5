import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Smooth only for whoever likes motion; a style sheet cannot overrule a script here. */
const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** A way back to the top, once somebody has left it; not on the home page. */
export function ScrollUp() {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const isAway = useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight / 2,
    () => false,
  );
  if (!isAway || pathname === paths.home) return null;
  return (
    <IconButton
      className={styles.scrollUp}
      label={t('toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: motion() })}
    >
      <ArrowUp size={20} strokeWidth={1.75} />
    </IconButton>
  );
}
