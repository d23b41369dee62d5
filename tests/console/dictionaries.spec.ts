import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
const rows = (page: Page, names: string) =>
  page.getByRole('table', { name: names }).locator('tbody').getByRole('row');

// Other dictionaries have the same form and rules (dictionaries.test.ts of the server).
test('dictionaries: a room type is created, updated and deleted, but not while it is in use', async ({
  page,
  signIn,
}) => {
  const types = rows(page, 'Виды аудиторий');
  await signIn('admin', '/console/room-types');
  await expect(types.filter({ hasText: 'лабораторные занятия' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Добавить' }).click();
  await field(page, 'Название').fill('пробная');
  await field(page, 'Сокращение').fill('пб');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(notice(page, 'Вид аудитории добавлен: пробная')).toBeVisible();
  await types.filter({ hasText: 'пробная' }).getByRole('link').click();
  await field(page, 'Название').fill('пробная вторая');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await types.filter({ hasText: 'пробная вторая' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(notice(page, 'Вид аудитории удалён: пробная вторая')).toBeVisible();
  await types.filter({ hasText: 'лабораторные занятия' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/\d+\sаудитори/);
});

test('dictionaries: on a phone a missing number has no label', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin', '/console/mark-sheet-types');
  const kinds = page.getByRole('main').getByRole('row');
  const priced = kinds.filter({ hasText: 'дистанционной формы' });
  await expect(priced).toContainText(/Цена, р\. 8,00/);
  const free = kinds.filter({ hasText: 'Пересдача зачёта' });
  await expect(free).toContainText('Коэффициент');
  await expect(free).not.toContainText('Цена');
});
