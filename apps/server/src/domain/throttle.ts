import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Maximum number of queued calls per key. */
const MAX_AHEAD = 10;
/** Maximum number of keys that are tracked; calls of an evicted key run immediately. */
const MAX_KEYS = 10_000;

/** Throttles calls that exceed a rate limit: for each key they run sequentially, with a pause before each. */
export class Throttle {
  readonly #pause: number;
  readonly #lastTurns = new LRUCache<string, number>({ max: MAX_KEYS });

  /** @param pause in milliseconds */
  constructor(pause: number) {
    this.#pause = pause;
  }

  /** Waits until the call may run; when too many are already queued, returns the milliseconds after which to retry. */
  async wait(key: string): Promise<number | null> {
    const now = performance.now();
    const wait = Math.max(now, this.#lastTurns.get(key) ?? 0) + this.#pause;
    if (wait - now > MAX_AHEAD * this.#pause) return wait - now;
    this.#lastTurns.set(key, wait);
    await setTimeout(wait - now);
    return null;
  }
}
