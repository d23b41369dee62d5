import { mark } from '@semestr/api/notifications';
import { useRef, useState } from 'react';
import { client } from '../../client/client.ts';

/** Notifications that become visible within this time, in milliseconds, are marked in one call. */
const TOGETHER_MS = 300;

/**
 * Marks notifications as viewed once they have been visible. They are still displayed as new while the list is open.
 * Each notification is only tried once while the list is open, because a network may block this call.
 */
export function useViewed() {
  const [viewed, setViewed] = useState<ReadonlySet<number>>(new Set());
  const tried = useRef(new Set<number>());
  const waiting = useRef<number[]>([]);

  async function sendViewed(): Promise<void> {
    const ids = waiting.current;
    waiting.current = [];
    setViewed((before) => new Set([...before, ...ids]));
    try {
      await client.call(mark, { body: ids.map((id) => ({ id, isViewed: true })) });
    } catch {
      // Ignored: they stay unread on the server, and the next list that shows them marks them again.
    }
  }

  function see(id: number): void {
    if (tried.current.has(id)) return;
    tried.current.add(id);
    if (waiting.current.length === 0) setTimeout(() => void sendViewed(), TOGETHER_MS);
    waiting.current.push(id);
  }

  return {
    viewed,
    /** Ref for the element of an unread notification. */
    watch: (id: number) => (element: HTMLElement | null) => {
      if (!element) return undefined;
      // Without observers, everything on the page counts as visible.
      if (!('IntersectionObserver' in window)) return see(id);
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
