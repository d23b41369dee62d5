import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { followRequests } from '../support/effects.ts';
import { expect, story as test } from '../support/test.ts';

/** How many bytes of scripts, as compressed on the way, a page may send to somebody who comes for the first time. */
const limits = [
  { path: '/schedule/428501', scripts: 135_000 },
  { path: '/', scripts: 130_000 },
  { path: '/login', scripts: 152_000 },
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

/** What forms are made of: a page that has one has fetched it already. */
const FORMS = /\/assets\/(?:forms|schemas)-/;

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
  test(`PUB-08 ${path} sends at most ${scripts / 1000} kB of scripts and ${FONTS / 1000} kB of fonts, and a report at most 13 kB of scripts of its own and 24 kB of forms`, async ({
    page,
  }) => {
    const [scriptBytes, fontBytes] = [weigh(page, 'script'), weigh(page, 'font')];
    const answered = followRequests(page);
    // What comes once the page has settled is no matter of the report.
    const late = ['Toasts', 'PageError', 'find', 'favicon'].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
    );
    await page.goto(path);
    // Once the page is live it has asked for everything.
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
    const own = await sizeOf(further.filter((request) => !FORMS.test(request.url())));
    expect(own).toBeGreaterThan(5000);
    expect(own).toBeLessThanOrEqual(13_000);
    expect(await sizeOf(further.filter((request) => FORMS.test(request.url())))).toBeLessThanOrEqual(24_000);
  });

test('no file of the build imports one that imports it: the second would begin without the first', () => {
  const folder = join(import.meta.dirname, '../../apps/portal/dist/assets');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imports = new Map(
    files.map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      return [name, [...source.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, file = '']) => file)];
    }),
  );
  /** A file is sound once all that it imports is. */
  const sound = new Set<string>();
  for (let before = -1; before < sound.size; ) {
    before = sound.size;
    for (const [name, others] of imports) if (others.every((other) => sound.has(other))) sound.add(name);
  }
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => !sound.has(name))).toEqual([]);
});
