import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const NAME = 'Перенесённый выходной';
const table = (page: Page) => page.getByRole('table', { name: 'Праздники и выходные' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const november = (page: Page) => page.getByRole('table', { name: 'Ноябрь 2026' });

/** Returns a page of the portal as rendered by the server. */
const pageOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(path)).text();

async function add(page: Page): Promise<void> {
  await page.getByLabel('Число').fill('31');
  await page.getByLabel('Месяц').selectOption('Ноябрь');
  await page.getByRole('spinbutton', { name: /^Год/ }).fill('2026');
  await page.getByLabel('Название', { exact: true }).fill(NAME);
  await page.getByLabel('Название по-английски').fill('Moved day off');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByLabel('Число')).toHaveAccessibleDescription(/^Не\sбольше 30$/);
  await page.getByLabel('Число').fill('24');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText(`Праздник добавлен: ${NAME}`, { exact: true })).toBeVisible();
}

test('CAL-04 holidays: a new holiday appears in the calendar and in schedules, until it is deleted', async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/holidays');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText(/Новый год.*1\sянваря.*каждый год/);
  await page.getByRole('link', { name: 'Добавить' }).click();
  await add(page);
  await expect(rows(page).filter({ hasText: NAME })).toContainText(/24\sноября.*2026/);

  await page.goto('/calendar');
  await expect(page.getByRole('listitem').filter({ hasText: NAME })).toHaveText(`24 ${NAME}`);
  const day = november(page).getByRole('cell', { name: '24', exact: true });
  await expect(day).toHaveAttribute('title', NAME);
  await expect(day).toHaveCSS('color', 'rgb(191, 42, 32)');
  await expectAccessible({ within: 'main' });
  expect(await pageOf(request, '/calendar?lang=en')).toContain('Moved day off');

  const schedule = '/schedule/428501?lang=ru&date=2026-11-24';
  expect(await pageOf(request, schedule)).toContain(NAME);
  await page.goto('/');
  await expect(page.getByTitle(NAME)).toHaveText(/^24\sноября, вторник$/);

  await page.goto('/console/holidays');
  await rows(page).filter({ hasText: NAME }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(`Праздник удалён: ${NAME}`, { exact: true })).toBeVisible();
  expect(await pageOf(request, '/calendar?lang=ru')).not.toContain(NAME);
  const after = await pageOf(request, schedule);
  expect(after).toMatch(/24\sноября/);
  expect(after).not.toContain(NAME);
});
