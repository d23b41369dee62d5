import { startTransition, useLayoutEffect, useRef, useState } from 'react';

export type AvailableWidth = 'wide' | 'narrow';

/**
 * Returns whether an element is at least `ems` wide, which depends on the font size. Null until measured, so in
 * server-rendered pages the style sheet has to choose. Print is always wide.
 */
export function useAvailableWidth(ems: number) {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<AvailableWidth | null>(null);
  // Observes the width, which is outside React.
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    let isMeasured = false;
    const measure = (): void => {
      const em = Number.parseFloat(getComputedStyle(measured).fontSize);
      const found = measured.clientWidth >= ems * em ? 'wide' : 'narrow';
      if (isMeasured) return setRoom(found);
      isMeasured = true;
      // The first measurement has a low priority, because it only removes hidden content.
      startTransition(() => setRoom(found));
    };
    // Without observers, measures once.
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
