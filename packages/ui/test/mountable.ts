import { scheme } from '../src/scheme.ts';
import { clearToasts } from '../src/toast.ts';

interface Mountable {
  app: 'portal' | 'console';
  /** Resets the module state of the application, once the address is that of the mount. */
  prepare: () => Promise<void>;
  /** Starts the application in an element; returns the function that stops it. */
  start: (root: HTMLElement) => Promise<() => void>;
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
    document.getElementById('root')?.remove();
  }

  async function mount(path: string): Promise<void> {
    unmount();
    clearToasts();
    history.pushState(null, '', path);
    document.documentElement.dataset['theme'] = scheme.get();
    scrollTo(0, 0);
    await prepare();
    // The previous application may have navigated before it stopped.
    history.replaceState(null, '', path);
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    stop = await start(root);
  }

  Object.assign(window, { semestr: { app, mount, unmount } });
}
