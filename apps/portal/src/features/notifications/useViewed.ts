import { mark } from '@semestr/api/notifications';
import { useRef, useState } from 'react';
import { client } from '../../client.ts';

/** What comes into view together is marked by one call. */
const TOGETHER_MS = 300;

/**
 * Marks notifications as viewed once they were on the screen. They count as new as long as the list is open, though the
 * server has them viewed. A network may refuse the call alone: each is tried once for as long as the list is open.
 */
export function useViewed() {
  const [viewed, setViewed] = useState<ReadonlySet<number>>(new Set());
  const tried = useRef(new Set<number>());
  const waiting = useRef<number[]>([]);

  async function tell(): Promise<void> {
    const ids = waiting.current;
    waiting.current = [];
    setViewed((before) => new Set([...before, ...ids]));
    try {
      await client.call(mark, { body: ids.map((id) => ({ id, isViewed: true })) });
    } catch {
      // They stay new for the server: the next list that shows them marks them again.
    }
  }

  function see(id: number): void {
    if (tried.current.has(id)) return;
    tried.current.add(id);
    if (waiting.current.length === 0) setTimeout(() => void tell(), TOGETHER_MS);
    waiting.current.push(id);
  }

  return {
    viewed,
    /** A ref for the element of a notification that has not been viewed. */
    watch: (id: number) => (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          see(id);
        },
        { threshold: 0.6 },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}
