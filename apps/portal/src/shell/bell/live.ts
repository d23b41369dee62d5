import { stream } from '@semestr/api/notifications';

/** One tab listens for all: a browser has few connections to one server. */
const NAME = 'semestr-notifications';

/** So long after the server refused a connection it is asked again; one that broke the browser renews by itself. */
const AGAIN_MS = 30_000;

/** Hears from the server until `signal` ends; `heard` gets how many have not been viewed. */
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

/**
 * Follows the number of notifications that have not been viewed, as the server tells it. Of several tabs one listens and
 * tells the others; when it closes, another takes over.
 * @returns stops it
 */
export function follow(changed: (unviewed: number) => void): () => void {
  const over = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => changed(data));
  const heard = (unviewed: number): void => {
    changed(unviewed);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage(unviewed);
  };
  // Without https there are no locks: then each tab listens for itself.
  const listening: Promise<unknown> = navigator.locks
    ? navigator.locks.request(NAME, { signal: over.signal }, () => listen(heard, over.signal))
    : listen(heard, over.signal);
  // The wait for another tab ends with an error, which is how it should end.
  listening.catch(() => undefined);
  return () => {
    over.abort();
    channel.close();
  };
}
