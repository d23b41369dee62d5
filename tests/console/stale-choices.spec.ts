import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Группа' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const GROUPS = '/api/v1/admin/groups';

/** Opens a list with a group filter and searches for a group. */
async function search(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('table')).toBeVisible();
  await field(page).fill(name);
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).first()).toContainText(name);
  await expect(options(page).first()).toBeEnabled();
}

test('reference field: offers no results of an earlier search while the next response is pending', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('admin', '/console/group-terms');
  await search(page, '428501');
  const release = world.hold(GROUPS);
  const lookup = page.waitForRequest((request) => request.url().includes('428502'));
  await field(page).fill('428502');
  // Checks immediately, and again while the request is pending.
  for (const isWaiting of [false, true]) {
    if (isWaiting) await lookup;
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('428502');
    await expect(options(page).first()).toBeDisabled();
    await options(page).first().click({ force: true });
    await expect(field(page)).toHaveValue('428502');
  }
  release();
  await expect(options(page)).toHaveText(['428502']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('428502');
});

test('reference field: reopens without the results of the last search', async ({ page, world, signIn }) => {
  await signIn('admin', '/console/group-terms');
  await search(page, '428501');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Очистить' }).click();
  await expect(field(page)).toHaveValue('');
  world.hold(GROUPS);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(options(page).first()).toBeDisabled();
  world.mend();
  await expect(options(page)).not.toHaveCount(1);
  await expect(options(page).first()).toBeEnabled();
});

test('search of the console: Enter does not select a result of the previous text', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('admin', '/console/today');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что ждёт сегодня');
  await page.keyboard.press('Control+k');
  const words = page.getByRole('combobox', { name: 'Найти что угодно' });
  await words.fill('428501');
  const before = options(page).filter({ hasText: '428501' });
  await expect(before.first()).toBeEnabled();
  world.hold(/\/admin\//);
  const lookup = page.waitForRequest((request) => request.url().includes('428502'));
  await words.fill('428502');
  await page.keyboard.press('Enter');
  await lookup;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что ждёт сегодня');
  await expect(words).toHaveValue('428502');
  world.mend();
  await expect(options(page).filter({ hasText: '428502' }).first()).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('');
});

test('reference field: a single match is selected by Enter, and when the field loses focus', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/groups/create');
  const [faculty, speciality] = [
    page.getByRole('combobox', { name: 'Факультет' }),
    page.getByRole('combobox', { name: 'Специальность' }),
  ];
  for (const key of ['Enter', 'Tab']) {
    await faculty.fill('информационных');
    await expect(options(page)).toHaveText(['ФИС']);
    await faculty.press(key);
    await expect(faculty).toHaveValue('ФИС');
    await page.getByRole('button', { name: 'Очистить' }).first().click();
    await expect(faculty).toHaveValue('');
  }
  await speciality.fill('ъъъ');
  await expect(options(page)).toHaveText([/./]);
  await speciality.press('Tab');
  await expect(speciality).toHaveValue('');
});
