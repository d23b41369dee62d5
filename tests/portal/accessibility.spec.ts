import type { Page } from '@playwright/test';
import { type AxeScope, namingRules } from '../support/axe.ts';
import { type ExpectAccessible, wear } from '../support/looks.ts';
import { ofTeachers, personal, screens } from '../support/pages.ts';
import { demo, expect, test } from '../support/test.ts';

type Choose = (choice: { language: 'ru' | 'en' }) => Promise<void>;

/** The layout around every page: only checked on the first page of each type. */
const FRAME = 'nav[aria-label="Разделы"], footer';
const partOf = (path: string, paths: readonly string[]): AxeScope =>
  path === paths[0] ? {} : { without: FRAME };

/** Expects the page to fit its window, wide or as narrow as the narrowest phone. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

/**
 * Checks a page in both schemes, widths and languages. In dark only the contrast can differ; at 320 px everything
 * except the colours; in English only the names and the length of the texts.
 */
async function expectSound(
  page: Page,
  path: string,
  part: AxeScope,
  { choose, expectAccessible }: { choose: Choose; expectAccessible: ExpectAccessible },
): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectToFit(page, 1280);
  await expectAccessible(part);
  await wear(page, 'dark');
  await expectAccessible({ ...part, rules: ['color-contrast'] });
  await wear(page, 'light');
  await expectToFit(page, 320);
  await expectAccessible({ ...part, contrast: false });
  await choose({ language: 'en' });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectToFit(page, 320);
  await expectAccessible({ rules: namingRules });
  await expectToFit(page, 1280);
}

for (const path of screens)
  test(`SH-10 accessibility: no faults in either scheme and language, at 1280 and 320 px: ${path}`, async ({
    page,
    choose,
    expectAccessible,
  }) => {
    await expectSound(page, path, partOf(path, screens), { choose, expectAccessible });
  });

for (const path of personal)
  test(`SH-10 accessibility: no faults on a signed-in page, in either scheme and language: ${path}`, async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    const person = await world.person('student');
    // A student who has to choose a specialisation has every menu item.
    await world.openProfiling(person);
    await world.signIn(page, person, '/healthz');
    await expectSound(page, path, partOf(path, personal), { choose, expectAccessible });
  });

for (const path of ofTeachers)
  test(`SH-10 accessibility: no faults on an educator's page, in either scheme and language: ${path}`, async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    await world.signIn(page, demo('teacher'), '/healthz');
    await expectSound(page, path, partOf(path, ofTeachers), { choose, expectAccessible });
  });

test('accessibility: no faults with the user menu open', async ({ signIn, page, expectAccessible }) => {
  await signIn('student', '/personal-account/profile');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menu').waitFor();
  await expectAccessible();
});
