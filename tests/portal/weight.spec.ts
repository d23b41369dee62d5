import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** How many bytes of scripts, as compressed on the way, a page may send to somebody who comes for the first time. */
const limits = [
  { path: '/schedule/428501', scripts: 122_000 },
  { path: '/', scripts: 130_000 },
  { path: '/login', scripts: 150_000 },
] as const;

/** Letters that no page does without: two files of the font. */
const FONTS = 43_000;

/** Counts what a page fetches of a kind, from its beginning on. */
function weigh(page: Page, kind: 'script' | 'font'): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === kind)
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const { path, scripts } of limits)
  test(`${path} sends at most ${scripts / 1000} kB of scripts and ${FONTS / 1000} kB of fonts`, async ({
    page,
  }) => {
    const [scriptBytes, fontBytes] = [weigh(page, 'script'), weigh(page, 'font')];
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await scriptBytes()).toBeGreaterThan(50_000);
    expect(await scriptBytes()).toBeLessThanOrEqual(scripts);
    expect(await fontBytes()).toBeGreaterThan(20_000);
    expect(await fontBytes()).toBeLessThanOrEqual(FONTS);
  });
