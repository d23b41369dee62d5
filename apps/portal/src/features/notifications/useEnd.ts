import type { RefCallback } from 'react';

/** How near the end is the end, and how long it must be in view (specification, section 9). */
const THRESHOLD = '1px';
const DEBOUNCE_MS = 100;

/** A ref for what stands at the end of a list: `reached` is called once it has been in view for a moment. */
export const useEnd =
  (reached: () => void): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(reached, DEBOUNCE_MS);
      },
      { rootMargin: THRESHOLD },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  };
