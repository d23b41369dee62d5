import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLoader } from './frame-context.ts';

/** Where somebody was on a page: how far down, and which link they took from there. */
interface Place {
  y: number;
  link: string | null;
}

/** By the keys of the entries in the history. */
const left = new Map<string, Place>();

function returnTo(key: string): boolean {
  const place = left.get(key);
  if (!place) return false;
  window.scrollTo({ top: place.y, behavior: 'instant' });
  const link =
    place.link === null
      ? null
      : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place.link)}"]`);
  if (link) link.focus({ preventScroll: true });
  else document.getElementById('heading')?.focus({ preventScroll: true });
  return true;
}

/** To what the address names, where it is on the page. */
function goToNamed(hash: string): boolean {
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  named?.scrollIntoView();
  return named !== null;
}

/** Notes where somebody is, for when they come back. */
function watch(key: string): () => void {
  const place: Place = { y: window.scrollY, link: null };
  left.set(key, place);
  const onScroll = (): void => {
    place.y = window.scrollY;
  };
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) place.link = link.getAttribute('href');
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('scroll', onScroll);
    document.removeEventListener('click', onClick, true);
  };
}

/**
 * When another screen is shown, the focus goes to its heading, which a screen reader then says, and the page begins at
 * its top, or at the place that the address names. Back and forward lead to where one was.
 */
export function useArrival(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const loader = useLoader();
  const shown = useRef<string | null>(null);
  // The document's scroll position and focus are outside React.
  useLayoutEffect(() => {
    loader.arrived();
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname) goToNamed(hash);
    else if (before !== null && !(type === NavigationType.Pop && returnTo(key)) && !goToNamed(hash)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('heading')?.focus({ preventScroll: true });
    }
    return watch(key);
  }, [loader, pathname, key, hash, type]);
}
