import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Семестры вуза' }).locator('tbody').getByRole('row');

/** Returns the last day of lessons in an educator's schedule. */
async function lastDay(page: Page): Promise<unknown> {
  const answer = await page.request.get('/api/v1/employees/schedule/i-obrazcov');
  return ((await answer.json()) as { endDate: unknown }).endDate;
}

async function endOn(page: Page, date: string): Promise<void> {
  await rows(page).filter({ hasText: 'осенний 2026/27' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026/27 · I');
  await send(page, date);
}

/** Submits the form of a term. */
async function send(page: Page, date: string): Promise<void> {
  await page.getByLabel('Занятия по').fill(date);
  await page.getByRole('button', { name: 'Сохранить' }).click();
}

test('CNS-02 terms: changed dates of a term appear in schedules without their own dates', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/terms');
  await expect(rows(page).filter({ hasText: '2026/27' })).toHaveCount(2);
  expect(await lastDay(page)).toBe('21.12.2026');
  await endOn(page, '2026-08-01');
  await expect(page.getByLabel('Занятия по')).toHaveAccessibleDescription(
    /^(?:Не\sраньше 01\.09\.2026|Этот день не\sвходит в\sсеместр)$/,
  );
  await expectAccessible({ within: 'main' });
  await send(page, '2026-12-12');
  await expect(page.getByText(/^Семестр вуза изменён: 2026\/27/)).toBeVisible();
  expect(await lastDay(page)).toBe('12.12.2026');
  await endOn(page, '2026-12-21');
  await expect.poll(() => lastDay(page)).toBe('21.12.2026');
});

test('CNS-02 terms: a term can only be added once', async ({ page, signIn }) => {
  await signIn('admin', '/console/terms/create');
  await page.getByLabel('Семестр', { exact: true }).selectOption('весенний 2027/28');
  await page.getByLabel('Занятия с').fill('2028-02-09');
  await page.getByLabel('Занятия по').fill('2028-06-03');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText(/^Семестр вуза добавлен: 2027\/28/)).toBeVisible();
  await rows(page).filter({ hasText: 'весенний 2027/28' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(/^Семестр вуза удалён: 2027\/28/)).toBeVisible();
});
