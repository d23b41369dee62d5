import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Waits for a text in the clipboard: browsers write it asynchronously. */
export const expectCopied = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);

const HEALTH = '/healthz';

/**
 * Follows the requests that a page sends from now on. Returns a function that waits until all of them have a response,
 * including requests sent because of one; an event stream, which never ends, does not count.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let resolveIdle: (() => void) | undefined;
  const end = (request: Request): void => {
    underWay.delete(request);
    if (underWay.size === 0) resolveIdle?.();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !request.url().endsWith(HEALTH)) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    do {
      const { promise: idle, resolve } = Promise.withResolvers<void>();
      resolveIdle = resolve;
      if (underWay.size > 0) await idle;
      await roundTrip(page);
    } while (underWay.size > 0);
  };
}

/** Runs a function while the page's CPU is throttled by a factor, like on an old computer. */
export async function withSlowCpu(page: Page, factor: number, act: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
  try {
    await act();
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
}

/** Waits until nothing on the page is wider than the window. */
export const expectToFit = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** Performs a call from the page, by whose response earlier requests have arrived. */
export const roundTrip = (page: Page): Promise<void> =>
  page.evaluate(async (path) => {
    await fetch(path);
  }, HEALTH);

/** Returns the box of an element that no longer moves, for mouse and touch input. */
export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}
