import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** So many turns of one key may be ahead of somebody who waits. */
const MAX_AHEAD = 10;
/** Of how many keys it is remembered when their next turn is; who is forgotten may go at once. */
const MAX_KEYS = 10_000;

/** Lets whoever asks too often go on, but slowly: one turn after the other for each key, with a pause before each. */
export class Brake {
  readonly #pause: number;
  readonly #lastTurns = new LRUCache<string, number>({ max: MAX_KEYS });

  /** @param pause in milliseconds */
  constructor(pause: number) {
    this.#pause = pause;
  }

  /** Waits for a turn; answers how many milliseconds later one may ask again, where too many wait already. */
  async turn(key: string): Promise<number | null> {
    const now = performance.now();
    const turn = Math.max(now, this.#lastTurns.get(key) ?? 0) + this.#pause;
    if (turn - now > MAX_AHEAD * this.#pause) return turn - now;
    this.#lastTurns.set(key, turn);
    await setTimeout(turn - now);
    return null;
  }
}
