import type { Page } from '@playwright/test';
import { type AxeScope, FRAME, namingRules } from '../support/axe.ts';
import { followRequests } from '../support/effects.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { type ExpectAccessible, setColourScheme } from '../support/looks.ts';
import { ofTeachers, personal, screens } from '../support/pages.ts';
import { demo, expect, chunk, test } from '../support/test.ts';

type Choose = (choice: { language: 'ru' | 'en' }) => Promise<void>;

/** Only includes the layout, which is the same on all pages, on the first page. */
const partOf = (path: string, paths: readonly string[]): AxeScope =>
  path === paths[0] ? {} : { without: FRAME };

/** Expects the page to fit its window, wide or as narrow as the narrowest phone. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

interface Fixtures {
  page: Page;
  hydrate: (path: string) => Promise<void>;
  choose: Choose;
  expectAccessible: ExpectAccessible;
}

/**
 * Checks a page in both schemes, widths and languages. In dark only the contrast can differ, at 320 px everything
 * except the colours, in English only names and the length of texts. Each language is hydrated once, because React logs
 * an error if its output differs from the server's HTML, which fails the test. Only data may be in another language.
 */
async function expectSound(
  path: string,
  part: AxeScope,
  { page, hydrate, choose, expectAccessible }: Fixtures,
): Promise<void> {
  const answered = followRequests(page);
  await choose({ language: 'ru' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await hydrate(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await answered();
  expect.soft(await foreignTexts(page, 'ru')).toEqual([]);
  await expectToFit(page, 1280);
  await expectAccessible(part);
  await setColourScheme(page, 'dark');
  await expectAccessible({ ...part, rules: ['color-contrast'] });
  await setColourScheme(page, 'light');
  await expectToFit(page, 320);
  await expectAccessible({ ...part, contrast: false });
  await choose({ language: 'en' });
  await hydrate(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await answered();
  expect.soft(await foreignTexts(page, 'en')).toEqual([]);
  await expectToFit(page, 320);
  await expectAccessible({ rules: namingRules });
  await expectToFit(page, 1280);
}

/** Number of pages per test. The user is created once per test. */
const SOME = 3;

for (const paths of chunk(screens, SOME))
  test(`SH-10 accessibility: no faults in either scheme and language, at 1280 and 320 px, and no differences from the server's page: ${paths.join(', ')}`, async ({
    page,
    hydrate,
    choose,
    expectAccessible,
  }) => {
    for (const path of paths)
      await test.step(path, () =>
        expectSound(path, partOf(path, screens), { page, hydrate, choose, expectAccessible }),
      );
  });

for (const paths of chunk(personal, SOME))
  test(`SH-10 accessibility: no faults on signed-in pages, in either scheme and language: ${paths.join(', ')}`, async ({
    page,
    world,
    hydrate,
    choose,
    expectAccessible,
  }) => {
    const person = await world.person('student');
    // A student who has to choose a specialisation has every menu item.
    await world.openProfiling(person);
    await world.signIn(page, person, '/healthz');
    for (const path of paths)
      await test.step(path, () =>
        expectSound(path, partOf(path, personal), { page, hydrate, choose, expectAccessible }),
      );
  });

test('SH-10 accessibility: no faults on the pages of educators, in either scheme and language', async ({
  page,
  world,
  hydrate,
  choose,
  expectAccessible,
}) => {
  await world.signIn(page, demo('teacher'), '/healthz');
  for (const path of ofTeachers)
    await test.step(path, () =>
      expectSound(path, partOf(path, ofTeachers), { page, hydrate, choose, expectAccessible }),
    );
});

test('accessibility: no faults with the user menu open', async ({ signIn, page, expectAccessible }) => {
  await signIn('student', '/personal-account/profile');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menu').waitFor();
  await expectAccessible();
});
