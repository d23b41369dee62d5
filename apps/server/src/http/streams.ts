/** Maximum number of open streams of one user. */
const MAX_STREAMS = 20;

type Listener = () => void;

/** Listeners for changes of an account, on this server. */
export class Streams {
  readonly #listeners = new Map<string, Set<Listener>>();
  #isClosed = false;

  /** Signals a change to an account; null for all. */
  send(userId: string | null): void {
    const concerned =
      userId === null ? [...this.#listeners.values()] : [this.#listeners.get(userId) ?? new Set()];
    for (const listeners of concerned) for (const listener of listeners) listener();
  }

  isFull(userId: number): boolean {
    return (this.#listeners.get(String(userId))?.size ?? 0) >= MAX_STREAMS;
  }

  /**
   * Yields immediately, at each change, and after `period` milliseconds without one. Ends without waiting for the next
   * change when the server stops or the reader disconnects. Changes that occur while the reader is busy are merged.
   */
  async *changes(
    userId: number,
    { period, signal }: { period: number; signal: AbortSignal },
  ): AsyncGenerator<void, void, undefined> {
    const key = String(userId);
    let wake: Listener = () => undefined;
    let hasNews = true;
    const listener: Listener = () => {
      hasNews = true;
      wake();
    };
    const listeners = this.#listeners.get(key) ?? new Set<Listener>();
    this.#listeners.set(key, listeners.add(listener));
    const isOver = (): boolean => this.#isClosed || signal.aborted;
    signal.addEventListener('abort', listener);
    try {
      while (!isOver()) {
        if (!hasNews)
          await new Promise<void>((resume) => {
            const timer = setTimeout(resume, period);
            wake = () => {
              clearTimeout(timer);
              resume();
            };
          });
        hasNews = false;
        if (!isOver()) yield;
      }
    } finally {
      wake();
      signal.removeEventListener('abort', listener);
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    }
  }

  /** Ends every stream. */
  close(): void {
    this.#isClosed = true;
    this.send(null);
  }
}
