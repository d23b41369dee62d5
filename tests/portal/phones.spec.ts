import type { Page } from '@playwright/test';
import { boxOf, expectCopied, expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const CALL = '/api/v1/phone-book';

const field = (page: Page) => page.getByRole('searchbox', { name: /^Фамилия, кабинет/ });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const count = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 2, name: text });

test('PUB-03 phones: rooms are loaded page by page, and the first new one is focused', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/phones');
  await expect(page.getByRole('heading', { level: 1, name: 'Телефоны' })).toBeVisible();
  await expect(count(page, /^Кабинетов с\sтелефонами: 30$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText('показаны 1–20')).toBeVisible();
  const nextPage = page.waitForRequest((request) => request.url().endsWith(CALL));
  await page.getByRole('button', { name: 'Показать ещё' }).focus();
  await page.keyboard.press('Enter');
  expect((await nextPage).postDataJSON()).toMatchObject({ currentPage: 2, pageSize: 20 });
  await expect(rows(page)).toHaveCount(30);
  await expect(rows(page).nth(20)).toBeFocused();
  await expect(page.getByText('показаны все')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Показать ещё' })).toHaveCount(0);
  await expectAccessible();
});

test('phones: a search shows its count, highlights matches and is stored in the address', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/phones');
  await expect(rows(page)).toHaveCount(20);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('бухгалтерия');
  await expect(page).toHaveURL(/\/phones\?q=/);
  await expect(page.getByRole('status').filter({ hasText: 'Найдено: 1' })).toBeVisible();
  await expect(rows(page).locator('mark')).toHaveText('Бухгалтерия');
  await expectAccessible();
  await page.reload();
  await expect(field(page)).toHaveValue('бухгалтерия');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Очистить поиск' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/phones$/);
  await expect(rows(page)).toHaveCount(20);
});

test('HLP-02 phones: text in the wrong layout is corrected, and can be searched for as typed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/phones');
  await field(page).fill('J,hfpwjd');
  await expect(page.getByText('Показано по\u00a0запросу «образцов»: раскладка исправлена.')).toBeVisible();
  await expect(field(page)).toHaveValue('J,hfpwjd');
  await expect(rows(page).locator('mark')).toHaveText('Образцов');
  await expectAccessible();
  await page.getByRole('link', { name: 'Искать «J,hfpwjd»' }).click();
  await expect(page.getByText('По\u00a0запросу «J,hfpwjd» ничего не\u00a0нашлось')).toBeVisible();
  await expect(count(page, 'Найдено: 0')).toBeVisible();
  await page.reload();
  await expect(count(page, 'Найдено: 0')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Показать все телефоны' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(20);
  // The next search is corrected again.
  await page.goto('/phones?q=J,hfpwjd&exact=');
  await field(page).fill('j,hfpwj');
  await expect(page.getByText('раскладка исправлена')).toBeVisible();
});

test('HLP-01 phones: a number is called by a link, copied by a button, and found in any notation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/phones');
  await field(page).fill('+375 (17) 293-10-00');
  await expect(count(page, 'Найдено: 1')).toBeVisible();
  const text = '+375\u00a0(17)\u00a0293-10-00';
  const link = rows(page).getByRole('link', { name: text });
  await expect(link).toHaveAttribute('href', 'tel:+375172931000');
  await expect(link.locator('mark')).toHaveText(text.slice(1));
  await rows(page)
    .getByRole('button', { name: `Скопировать: ${text}` })
    .click();
  await expect(rows(page).getByRole('button', { name: `Скопировано: ${text}` })).toBeVisible();
  await expectCopied(page, '+375 (17) 293-10-00');
});

test('phones: employees link to their pages', async ({ page }) => {
  await page.goto('/phones?q=образцов');
  await rows(page)
    .getByRole('link', { name: /^Образцов/ })
    .click();
  await expect(page).toHaveURL(/\/employees\/i-obrazcov$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('образцов');
});

test('phones: a failed search keeps the rows, is reported and can be retried', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto('/phones');
  await expect(rows(page)).toHaveCount(20);
  world.fail({ path: CALL, status: 500, times: 1 });
  await field(page).fill('бухгалтерия');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Не удалось получить данные.');
  await expect(rows(page)).toHaveCount(20);
  await expectAccessible();
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(count(page, 'Найдено: 1')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('phones: a failed next page keeps the previous rows', async ({ page, world }) => {
  await page.goto('/phones');
  await expect(rows(page)).toHaveCount(20);
  world.fail({ path: CALL, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Не удалось получить данные.');
  await expect(rows(page)).toHaveCount(20);
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(30);
  await expect(rows(page).nth(20)).toBeFocused();
});

test.story(
  'phones: a page that cannot be rendered reports it and can be retried',
  async ({ page, world }) => {
    world.fail({ path: CALL, status: 500, times: 2 });
    // No page of this search is cached.
    await page.goto('/phones?q=ректорат');
    await expect(page.getByText('Не удалось получить данные.')).toBeVisible();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(rows(page)).toHaveCount(1);
  },
);

test('phones: in English the page describes Russian data in English', async ({ page, choose }) => {
  await choose({ language: 'en' });
  await page.goto('/phones?q=J,hfpwjd');
  await expect(page.getByRole('heading', { level: 1, name: 'Phones' })).toBeVisible();
  await expect(page.getByText('Shown for “образцов”: the keyboard layout was corrected.')).toBeVisible();
  await expect(count(page, 'Found: 1')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveAttribute('lang', 'ru');
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story('PUB-03 phones: without scripts the first page is readable and searchable', async ({ page }) => {
    await page.goto('/phones');
    await expect(rows(page)).toHaveCount(20);
    await field(page).fill('образцов');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/phones\?q=/);
    await expect(count(page, 'Найдено: 1')).toBeVisible();
    await expect(field(page)).toHaveValue('образцов');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('phones: each number has a line with links and buttons large enough for touch', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/phones?q=образцов');
    const copy = page.getByRole('button', { name: /^Скопировать:/ });
    const link = rows(page).getByRole('link', { name: /^\+375/ });
    for (const target of [copy, link]) {
      const { width, height } = await boxOf(target);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await copy.click();
    await expect(page.getByText('Скопировано').first()).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
  });
});
