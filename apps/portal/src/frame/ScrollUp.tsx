import { IconButton } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './frame.module.css';
import { pageTexts } from '../ui/page/texts.ts';
import { homeScreen } from '../features/home/screen.ts';
import { to } from '../screens/screen.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Milliseconds (specification, section 12). */
const DURATION = 50;

/** Scrolls to the top; immediately when the user prefers reduced motion. */
function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [from, begun] = [window.scrollY, performance.now()];
  const step = (now: number): void => {
    const passed = isStill ? 1 : Math.min((now - begun) / DURATION, 1);
    window.scrollTo({ top: from * (1 - passed), behavior: 'instant' });
    if (passed < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Button that scrolls to the top, shown after scrolling down; not on the home page. */
export function ScrollUp() {
  const t = useTexts(pageTexts);
  const { pathname } = useLocation();
  const isAway = useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight / 2,
    () => false,
  );
  if (!isAway || pathname === to(homeScreen)) return null;
  return (
    <IconButton className={styles.scrollUp} label={t('toTop')} onClick={scrollToTop}>
      <ArrowUp size={20} strokeWidth={1.75} />
    </IconButton>
  );
}
