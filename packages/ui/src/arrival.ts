import { useLayoutEffect, useRef } from 'react';

/** The user's place on a page: scroll position, and the link by which they left. */
interface Place {
  y: number;
  link: string | null;
}

/** By the keys of the history entries. */
const left = new Map<string, Place>();

function returnTo(key: string): boolean {
  const place = left.get(key);
  if (!place) return false;
  const { y } = place;
  const scroll = (): void => window.scrollTo({ top: y, behavior: 'instant' });
  scroll();
  // A part that measures itself renders once more before the frame, and the browser adjusts the scroll position to it.
  requestAnimationFrame(scroll);
  const link =
    place.link === null
      ? null
      : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place.link)}"]`);
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
  return true;
}

/** Scrolls to the element named in the address, when it exists. */
function goToNamed(hash: string): boolean {
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  named?.scrollIntoView();
  return named !== null;
}

/** Focuses the heading, unless a field of the page has taken the focus itself. */
function focusHeading(): void {
  if (document.activeElement?.matches('main :is(input, select, textarea)')) return;
  document.getElementById('heading')?.focus({ preventScroll: true });
}

/** Records the user's place, to restore it later. */
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

export interface Arrival {
  /** Key of the history entry. */
  key: string;
  pathname: string;
  hash: string;
  /** Whether the entry was opened before: by back or forward. */
  isReturn: boolean;
  /** Called for every address, also of the same page. */
  onArrive?: () => void;
}

/**
 * When another page opens, focuses its heading (`id="heading"`), so that a screen reader announces it, and scrolls to the
 * top, or to the element named in the address. Back and forward restore the previous place.
 */
export function useArrival({ key, pathname, hash, isReturn, onArrive }: Arrival): void {
  const lastPathname = useRef<string | null>(null);
  // The document's scroll position and focus are outside React.
  useLayoutEffect(() => {
    onArrive?.();
    const before = lastPathname.current;
    lastPathname.current = pathname;
    if (before === pathname) goToNamed(hash);
    else if (before !== null && !(isReturn && returnTo(key)) && !goToNamed(hash)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusHeading();
    }
    return watch(key);
  }, [pathname, key, hash, isReturn, onArrive]);
}
