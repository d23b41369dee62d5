import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { followRequests } from '../support/effects.ts';
import { expect, story as test } from '../support/test.ts';

/** Maximum number of bytes of compressed scripts that a page may send to a new visitor. */
const limits = [
  { path: '/schedule/428501', scripts: 150_000 },
  { path: '/', scripts: 150_000 },
  { path: '/login', scripts: 170_000 },
] as const;

/** The same limit for a student's pages, including the parts for signed-in users. */
const OWN = 200_000;
const own = ['my-day', 'profile', 'markbook', 'library', 'settings', 'dormitory'] as const;

/** Size in bytes of the two font files that every page needs. */
const FONTS = 43_000;

/** Measures the resources of a type that a page loads from its start. */
function weigh(page: Page, kind: 'script' | 'font'): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === kind)
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Size of the bug report with its form, in bytes. A page with a form has loaded most of it. */
const REPORT = 37_000;

async function sizeOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      await (await request.response())?.finished();
      return (await request.sizes()).responseBodySize;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const { path, scripts } of limits)
  test(`PUB-08 weight: ${path} sends at most ${scripts / 1000} kB of scripts and ${FONTS / 1000} kB of fonts, a report at most ${REPORT / 1000} kB`, async ({
    page,
  }) => {
    const [scriptBytes, fontBytes] = [weigh(page, 'script'), weigh(page, 'font')];
    const answered = followRequests(page);
    // Waits for files that load once the page is idle, so that they do not count for the bug report.
    const late = ['Toasts', 'PageError', 'find', 'favicon'].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
    );
    await page.goto(path);
    // After hydration all requests have been sent.
    await answered();
    expect(await scriptBytes()).toBeGreaterThan(50_000);
    expect(await scriptBytes()).toBeLessThanOrEqual(scripts);
    expect(await fontBytes()).toBeGreaterThan(20_000);
    expect(await fontBytes()).toBeLessThanOrEqual(FONTS);
    await page.clock.runFor(2000);
    await Promise.all(late);
    await answered();
    const further: Request[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') further.push(request);
    });
    await page.getByRole('button', { name: 'Сообщить об ошибке' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Отправить' })).toBeVisible();
    const report = await sizeOf(further);
    expect(report).toBeGreaterThan(5000);
    expect(report).toBeLessThanOrEqual(REPORT);
  });

test(`weight: a page of the personal account sends at most ${OWN / 1000} kB of scripts`, async ({
  page,
  signIn,
}) => {
  await signIn('student', '/personal-account/my-day');
  const browser = await page.context().newCDPSession(page);
  for (const name of own) {
    // Clears what other pages have loaded.
    await page.goto('about:blank');
    await browser.send('Network.clearBrowserCache');
    const scriptBytes = weigh(page, 'script');
    const answered = followRequests(page);
    await page.goto(`/personal-account/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await answered();
    expect.soft(await scriptBytes(), name).toBeGreaterThan(100_000);
    expect.soft(await scriptBytes(), name).toBeLessThanOrEqual(OWN);
  }
});

test('weight: no file of the build has a circular import, which could run one file before the other', () => {
  const folder = join(import.meta.dirname, '../../apps/portal/dist/assets');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imports = new Map(
    files.map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      return [name, [...source.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, file = '']) => file)];
    }),
  );
  /** A file is free of cycles once all of its imports are. */
  const sound = new Set<string>();
  for (let before = -1; before < sound.size; ) {
    before = sound.size;
    for (const [name, others] of imports) if (others.every((other) => sound.has(other))) sound.add(name);
  }
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => !sound.has(name))).toEqual([]);
});

/** Pages with data of many features and no form. */
const formless = ['home/HomePage', 'schedule/SchedulePage', 'library/LibraryPage', 'markbook/MarkbookPage'];

test('weight: pages without a form load neither a validator nor record types of the console', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../apps/portal/dist/manifest.json'), 'utf8');
  // The format of Vite's manifest.
  const files = JSON.parse(manifest) as Record<string, { imports?: readonly string[] }>;
  /** Adds a file of the build and all files that it imports. */
  const collect = (name: string, loaded: Set<string>): Set<string> => {
    if (loaded.has(name)) return loaded;
    loaded.add(name);
    for (const other of files[name]?.imports ?? []) collect(other, loaded);
    return loaded;
  };
  for (const page of formless) {
    const loaded = [...collect(`src/features/${page}.tsx`, new Set())];
    expect.soft(loaded.length, page).toBeGreaterThan(3);
    expect
      .soft(
        loaded.filter((name) => name.includes('validator')),
        page,
      )
      .toEqual([]);
  }
});
