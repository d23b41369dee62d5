import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Семестры групп' }).locator('tbody').getByRole('row');
const combobox = (page: Page) => page.getByRole('combobox', { name: 'Группа' });

/** Filters the list by group. */
async function narrow(page: Page, group: string): Promise<void> {
  // Waits for the list, because the form of a new record has a group field too.
  await expect(page.getByRole('table', { name: 'Семестры групп' })).toBeVisible();
  await combobox(page).fill(group);
  await page.getByRole('option', { name: group }).click();
  await expect(rows(page).first()).toContainText(group);
}

test('group terms: a changed examination session of a group appears in its schedule', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/group-terms');
  await narrow(page, '428502');
  await rows(page).filter({ hasText: 'осенний 2026/27' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026/27 · I');
  await expect(page.getByRole('main').getByRole('link', { name: '428502' })).toBeVisible();
  await expectAccessible({ within: 'main' });
  await page.getByLabel('Сессия по').fill('2026-12-01');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByLabel('Сессия по')).toHaveAccessibleDescription(/^Не\sраньше \d\d\.\d\d\.202\d$/);
  await page.getByLabel('Сессия по').fill('2027-01-30');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Семестр группы изменён: 2026\/27/)).toBeVisible();
  const answer = await page.request.get('/api/v1/schedule?studentGroup=428502');
  expect(await answer.json()).toMatchObject({ endExamsDate: '30.01.2027' });
});

test('group terms: a term is added to a group found by number, and cannot be deleted while it has lessons', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/group-terms/create');
  await combobox(page).fill('428501');
  await page.getByRole('option', { name: '428501' }).click();
  await page.getByLabel('Семестр', { exact: true }).selectOption('осенний 2027/28');
  await page.getByLabel('Занятия с').fill('2027-09-01');
  await page.getByLabel('Занятия по').fill('2027-12-21');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText(/^Семестр группы добавлен: 2027\/28/)).toBeVisible();
  await narrow(page, '428501');
  await expect(rows(page)).toHaveCount(3);
  await rows(page).filter({ hasText: 'осенний 2026/27' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/\d+\sзаняти/);
});
