import { expect, test } from '../support/test.ts';

/** How many bytes of scripts and of fonts, as compressed on the way, a page may send to somebody who comes for the first time. */
const limits = [
  { path: '/schedule/428501', scripts: 122_000 },
  { path: '/', scripts: 130_000 },
  { path: '/login', scripts: 150_000 },
] as const;

for (const { path, scripts } of limits)
  test(`${path} sends at most ${scripts / 1000} kB of scripts`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(scripts);
  });
