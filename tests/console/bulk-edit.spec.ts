import type { Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server, because other tests read the rooms. */
const test = withOwnServer();

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Изменить выбранные записи' });
const seatsOf = (page: Page, nth: number) => rows(page).nth(nth).getByRole('cell').nth(4);

test('bulk edit: a field of the selected rows gets one value, a refused row stays selected, and the change is undone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/rooms');
  await expect(rows(page)).toHaveCount(25);
  const before = await seatsOf(page, 1).textContent();
  const name = (await rows(page).nth(1).getByRole('link').first().textContent()) ?? '';
  for (const nth of [0, 1]) await rows(page).nth(nth).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Изменить…' }).click();
  await expect(dialog(page)).toContainText('Аудитории: 2.');
  await expect(dialog(page).getByRole('button', { name: 'Изменить' })).toBeDisabled();
  // The number of a room is its own, so it is not offered.
  await expect(dialog(page).getByLabel('Поле').getByRole('option')).toHaveText([
    'Выберите поле',
    'Корпус',
    'Вид',
    'Мест',
    'Подразделение',
  ]);
  await dialog(page).getByLabel('Поле').selectOption('Корпус');
  await dialog(page).getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog(page).getByText('Заполните поле «Корпус»')).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'dialog[open]' });

  await dialog(page).getByLabel('Поле').selectOption('Мест');
  await dialog(page).getByLabel('Мест').fill('4321');
  const refused = await rows(page).nth(1).getByRole('link').first().getAttribute('href');
  const id = /\d+/.exec(refused ?? '')?.[0] ?? '';
  // As for a record whose other fields were imported with values that are not accepted.
  const json = { fields: [{ field: 'name', reason: 'format' }] };
  await page.route(`**/admin/rooms/${id}`, (route) => route.fulfill({ status: 400, json }), { times: 1 });
  await dialog(page).getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    `Не изменены: ${name}. Исправьте в форме записи: Номер.`,
  );
  await expect(dialog(page)).toContainText('Аудитории: 1.');
  await expect(dialog(page).getByLabel('Мест')).toHaveValue('4321');
  await dialog(page).getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog(page)).toBeHidden();
  for (const nth of [0, 1]) await expect(seatsOf(page, nth)).toHaveText(/4\s321/);
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить' }).last().click();
  await expect(page.getByText('Возвращено как было')).toBeVisible();
  await expect(seatsOf(page, 1)).toHaveText(before ?? '');
  await expect(seatsOf(page, 0)).toHaveText(/4\s321/);
});
