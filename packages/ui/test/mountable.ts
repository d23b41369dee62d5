import { scheme } from '../src/scheme.ts';
import { clearToasts } from '../src/toast.ts';

interface Mountable {
  app: 'portal' | 'console';
  /** Resets what the application keeps in its modules, once the address is that of the mount. */
  prepare: () => Promise<void>;
  /** Starts the application in an element; returns what ends it. */
  start: (root: HTMLElement) => Promise<() => void>;
}

/**
 * Lets tests start an application in this page as often as they like, without loading anything again: puts
 * `semestr.mount(path)` and `semestr.unmount()` into the window (tests/support/stage.ts).
 */
export function makeMountable({ app, prepare, start }: Mountable): void {
  let stop: (() => void) | null = null;

  function unmount(): void {
    stop?.();
    stop = null;
    document.getElementById('root')?.remove();
  }

  async function mount(path: string): Promise<void> {
    unmount();
    clearToasts();
    history.pushState(null, '', path);
    document.documentElement.dataset['theme'] = scheme.get();
    scrollTo(0, 0);
    await prepare();
    // The application before this one may have led elsewhere in its last moments.
    history.replaceState(null, '', path);
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    stop = await start(root);
  }

  Object.assign(window, { semestr: { app, mount, unmount } });
}
