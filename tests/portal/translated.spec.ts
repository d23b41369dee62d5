import type { Page } from '@playwright/test';
import { followRequests } from '../support/effects.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { ofTeachers, personal, screens } from '../support/pages.ts';
import { demo, expect, chunk, story as test } from '../support/test.ts';
import { translate } from '../support/translator.ts';

/** Number of pages per test. */
const SOME = 11;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Navigates to a page of the portal without a reload, which would end the translation. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading(page)).toBeVisible();
}

/**
 * Opens the pages sequentially, translated from the first, and switches the language on each. That changes each text in
 * place, so any text in the previous language is stale.
 */
async function expectCurrent(page: Page, paths: readonly string[]): Promise<void> {
  const answered = followRequests(page);
  await translate(page);
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await answered();
      await expect(page.locator('main font').first()).toBeAttached();
      await footer(page).getByRole('link', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await answered();
      await expect.poll(() => foreignTexts(page, 'en')).toEqual([]);
      await footer(page).getByRole('link', { name: 'Русский' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await expect.poll(() => foreignTexts(page, 'ru')).toEqual([]);
    });
}

for (const paths of chunk(screens, SOME))
  test(`translated page: no text is stale after other pages and languages: ${paths[0]} to ${paths.at(-1)}`, async ({
    page,
  }) => {
    await page.goto('/');
    await expectCurrent(page, paths);
  });

for (const paths of chunk(personal, SOME))
  test(`translated page: no text of a student is stale after other pages and languages: ${paths[0]} to ${paths.at(-1)}`, async ({
    page,
    world,
  }) => {
    await world.signIn(page, await world.person('student'), '/about');
    await expectCurrent(page, paths);
  });

test('translated page: no text of an educator is stale after other pages and languages', async ({
  page,
  world,
}) => {
  await world.signIn(page, demo('teacher'), '/about');
  await expectCurrent(page, ofTeachers);
});

test('translated page: a search replaces its count and its rows', async ({ page }) => {
  await page.goto('/phones');
  await translate(page);
  const search = page.getByRole('searchbox');
  await search.fill('бухгалтерия');
  await expect(page.getByRole('heading', { level: 2, name: 'Найдено: 1' })).toBeVisible();
  await search.fill('щщщ');
  await expect(page.getByRole('heading', { level: 2, name: 'Найдено: 0' })).toBeVisible();
  await expect(page.getByText('ничего не\u00a0нашлось')).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('heading', { level: 2, name: /^Кабинетов с\sтелефонами/ })).toBeVisible();
});

test('translated page: a dialog opens, reports missing values, and closes', async ({ page }) => {
  await page.goto('/');
  await translate(page);
  await page.getByRole('button', { name: 'Сообщить об\u00a0ошибке' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('translated page: a page that is translated before its scripts are loaded still starts', async ({
  page,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/phones', { waitUntil: 'load' });
  await translate(page);
  arrive();
  await page.waitForFunction(() => 'semestrIsLive' in window);
  await page.getByRole('searchbox').fill('бухгалтерия');
  await expect(page.getByRole('heading', { level: 2, name: 'Найдено: 1' })).toBeVisible();
});
