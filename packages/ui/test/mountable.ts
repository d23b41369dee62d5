import { compareClock, deviceNow } from '../src/clock.ts';
import { scheme } from '../src/scheme.ts';
import { clearToasts } from '../src/toast.ts';

interface Mountable {
  app: 'portal' | 'console';
  /** Resets the module state of the application, once the address is that of the mount. */
  prepare: () => Promise<void>;
  /** Starts the application in an element; returns the function that stops it. */
  start: (root: HTMLElement) => Promise<() => void>;
}

/** The parts of a page that the application fills or hydrates: its root and the serialised state after it. */
const PARTS = '#root, #root + script';

async function fetchRendered(path: string): Promise<Element[]> {
  const html = await (await fetch(path)).text();
  return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(PARTS)];
}

function createRoot(): Element[] {
  const root = document.createElement('div');
  root.id = 'root';
  return [root];
}

/**
 * Allows tests to start an application repeatedly in this page without loading it again: adds `semestr.mount(path)` and
 * `semestr.unmount()` to the window (tests/support/stage.ts).
 */
export function makeMountable({ app, prepare, start }: Mountable): void {
  let stop: (() => void) | null = null;

  function unmount(): void {
    stop?.();
    stop = null;
    for (const part of document.querySelectorAll(PARTS)) part.remove();
  }

  /** @param isRendered whether the application hydrates the page that the server renders for the address */
  async function mount(path: string, isRendered = false): Promise<void> {
    unmount();
    clearToasts();
    // The previous test may have changed the clock of the browser.
    const now = deviceNow();
    compareClock(new Response(null, { headers: { date: new Date(now).toUTCString() } }), now);
    history.pushState(null, '', path);
    document.documentElement.dataset['theme'] = scheme.get();
    scrollTo(0, 0);
    await prepare();
    // The previous application may have navigated before it stopped.
    history.replaceState(null, '', path);
    const parts = isRendered ? await fetchRendered(path) : createRoot();
    document.body.append(...parts);
    const [root] = parts;
    if (!(root instanceof HTMLElement)) throw new Error(`The server rendered no page for ${path}`);
    const { promise: live, resolve } = Promise.withResolvers<void>();
    addEventListener('live', () => resolve(), { once: true });
    stop = await start(root);
    if (isRendered) await live;
  }

  Object.assign(window, { semestr: { app, mount, unmount } });
}
