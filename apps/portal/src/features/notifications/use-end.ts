import type { RefCallback } from 'react';

/** Distance at which the end counts as reached, and how long it must be in view (specification, section 9). */
const THRESHOLD = '1px';
const DEBOUNCE_MS = 100;

/** Ref for the element at the end of a list: calls `reached` once it has been in view for a short time. */
export const useEnd =
  (reached: () => void): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return undefined;
    if (!('IntersectionObserver' in window)) return reached();
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
