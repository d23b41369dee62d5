import { startTransition, useLayoutEffect, useRef, useState } from 'react';

export type Room = 'wide' | 'narrow';

/**
 * Whether an element is at least as wide as a number of `ems`, which depends on the font size. Null until measured: in
 * the server-rendered page, the style sheet has to choose. Print is always wide.
 */
export function useRoom(ems: number) {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  // The width of an element is outside React.
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    let isMeasured = false;
    const measure = (): void => {
      const em = Number.parseFloat(getComputedStyle(measured).fontSize);
      const found = measured.clientWidth >= ems * em ? 'wide' : 'narrow';
      if (isMeasured) return setRoom(found);
      isMeasured = true;
      // The first measurement only removes hidden content, so it has a low priority.
      startTransition(() => setRoom(found));
    };
    // A browser without observers measures once.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
    if (observer) observer.observe(measured);
    else measure();
    const print = matchMedia('print');
    const onPrint = (): void => (print.matches ? setRoom('wide') : measure());
    print.addEventListener('change', onPrint);
    return () => {
      observer?.disconnect();
      print.removeEventListener('change', onPrint);
    };
  }, [ems]);
  return [element, room] as const;
}
