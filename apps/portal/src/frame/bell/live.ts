import { stream } from '@semestr/api/notifications';

/** Name of the lock and the channel. One tab listens for all, because browsers limit connections to a server. */
const NAME = 'semestr-notifications';

/**
 * Delay before reconnecting after the server rejected a connection, in milliseconds; browsers reconnect a broken one
 * automatically.
 */
const AGAIN_MS = 30_000;

/** Listens to the server until `signal` aborts; calls `heard` with the number of unread notifications. */
function listen(heard: (unviewed: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      source = new EventSource(stream.path);
      source.addEventListener('notifications', ({ data }) => heard(Number(data)));
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}

/** Returns null if the browser has no channels or refuses them. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/**
 * Follows the number of unread notifications sent by the server. One tab listens and notifies the others; when it
 * closes, another takes over.
 * @returns a function that stops following
 */
export function follow(changed: (unviewed: number) => void): () => void {
  const over = new AbortController();
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<number>) => changed(data));
  const heard = (unviewed: number): void => {
    changed(unviewed);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels are limited to an origin
    channel?.postMessage(unviewed);
  };
  // Without locks (no https) or channels each tab has a separate connection.
  const listening: Promise<unknown> =
    channel && navigator.locks
      ? navigator.locks.request(NAME, { signal: over.signal }, () => listen(heard, over.signal))
      : listen(heard, over.signal);
  // Aborting the wait for another tab's lock rejects, as intended.
  listening.catch(() => undefined);
  return () => {
    over.abort();
    channel?.close();
  };
}
