import type { Page } from '@playwright/test';

/** Interfaces that a browser may lack: of the window, and of the navigator. */
const missing = {
  window: [
    'Notification',
    'PushManager',
    'ResizeObserver',
    'IntersectionObserver',
    'BroadcastChannel',
    'EventSource',
    'PerformanceObserver',
    'requestIdleCallback',
    'caches',
    'indexedDB',
  ],
  navigator: ['serviceWorker', 'clipboard', 'share', 'locks', 'storage', 'credentials'],
} as const;

/** Removes interfaces from the pages that are loaded from now on, as in a browser without them. */
export const removeInterfaces = (page: Page): Promise<unknown> =>
  page.addInitScript(({ window: ofWindow, navigator: ofNavigator }) => {
    for (const name of ofWindow) Reflect.deleteProperty(window, name);
    for (const name of ofNavigator) Reflect.deleteProperty(Navigator.prototype, name);
  }, missing);

/** Denies the scripts of pages access to cookies, and to everything that a page could store. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.assign(window, { BroadcastChannel: deny });
  });

/** Drops the cookies that the server sets when a user signs in, as a browser that refuses them does. */
export const refuseCookies = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/auth/login', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie');
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });

/** Inserts elements and attributes into the page before its scripts run, as browser extensions do. */
export const addExtensions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const extension = (): HTMLElement => document.createElement('extension-element');
      document.documentElement.dataset['extension'] = 'on';
      document.documentElement.append(extension());
      document.head.prepend(document.createElement('style'));
      document.body.className = 'extension';
      document.body.prepend(extension());
      document.body.append(extension());
      for (const input of document.querySelectorAll('input')) {
        input.dataset['extension'] = 'on';
        input.style.outline = '0 solid';
      }
    });
  });

/** Values that other programs or hands may leave in the storage of a browser: broken, of another shape, or huge. */
export const garbage: readonly string[] = [
  '{"',
  'null',
  '12',
  '-1e308',
  '"text"',
  'true',
  '[null, 1, "text", [], {}]',
  '[{"id": "\\ud800", "name": "x"}, {"id": "", "name": ""}, {"id": "1", "name": "x", "of": "room"}]',
  '{"username": "x", "fio": 1, "authorities": {}, "of": null}',
  '{"username": "x", "fio": "x", "authorities": [], "group": null}',
  JSON.stringify(Array.from({ length: 4000 }, (_, id) => ({ id: String(id), name: 'x'.repeat(40) }))),
];
