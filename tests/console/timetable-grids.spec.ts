import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** Uploads rows of cells as a CSV file for a record type. */
async function upload(page: Page, kind: string, rows: readonly (readonly string[])[]): Promise<void> {
  await page.goto(`/console/table-imports?kind=${kind}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'файл.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n')),
  });
  await page.getByRole('button', { name: 'Прочитать файл' }).click();
}

/** Returns the name of a group in the demo data. */
async function someGroup(page: Page): Promise<string> {
  const response = await page.request.get('/api/v1/admin/groups?range=[0,0]');
  const [group]: { name: string }[] = await response.json();
  return group?.name ?? '';
}

test('table imports: a timetable is previewed by cell, its term is selected, and it is imported and undone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const group = await someGroup(page);
  await upload(page, 'lessons', [
    ['УТВЕРЖДАЮ', '', ''],
    ['День', 'Время', group],
    ['Суббота', '22:10-23:20', 'Астрономия (лк)'],
    ['', '23:25-23:55', '???'],
  ]);
  await expect(page.getByText(/Файл прочитан как расписание: 2.занятия/)).toBeVisible();
  await expect(rowsOf(page, 'Не занятия')).toHaveText(/A1.*УТВЕРЖДАЮ/);
  const lessons = rowsOf(page, 'Что прочитано');
  await expect(lessons).toHaveText([
    new RegExp(`C3.*Астрономия.*ЛК.*${group}.*суббота, 22:10–23:20`),
    /C4.*\?\?\?.*Предмет не.прочитан.*23:25–23:55/,
  ]);
  await expectAccessible({ within: 'main' });
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const check = page.getByRole('button', { name: 'Проверить' });
  await expect(check).toBeDisabled();
  await page.getByLabel('Семестр').selectOption({ index: 1 });
  await check.click();
  await expect(rowsOf(page, 'Ошибки')).toHaveText(/C4.*Предмет.*пусто.*Заполните ячейку/);
  await expect(rowsOf(page, 'Что изменится')).toHaveText(/C3.*Астрономия/);
  await page.getByLabel(/^Пропустить 1\sстроку/).check();
  await page.getByRole('button', { name: 'Загрузить 1 запись' }).click();
  await expect(page.getByText('добавлено 1, с ошибками 1')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить загрузку…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(page.getByText('Загрузка отменена')).toBeVisible();
});

test('table imports: the header row is selected manually, without another upload', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  await upload(page, 'groups', [
    ['Факультет', ''],
    ['Шифр', 'Сколько'],
    ['999997', '20'],
  ]);
  await expect(page.getByText(/Названия столбцов.–.в.строке 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать другую строку названий' }).click();
  const titles = page.getByRole('radio', { name: /2 Шифр \| Сколько/ });
  await titles.check();
  await expectAccessible({ within: 'main' });
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFit(page);
  await page.getByRole('radio', { name: /3 999997/ }).check();
  const read = page.getByRole('button', { name: /Прочитать с.этой строки/ });
  await read.click();
  await expect(page.getByRole('alert')).toContainText('нет строк под');
  await titles.check();
  await read.click();
  await expect(page.getByText(/в.строке 2/)).toBeVisible();
  await expect(page.getByLabel(/^Номер группы: Столбец файла|^Группа: Столбец файла/)).toContainText('Шифр');
});

test('table imports: an invalid row is corrected in place, and invalid rows are downloaded', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const group = await someGroup(page);
  await upload(page, 'groups', [
    ['Группа', 'Студентов в группе'],
    [group, 'много'],
  ]);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(rowsOf(page, 'Ошибки')).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать строки .csv' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^файл – строки с.ошибками\.csv$/);
  await page.getByRole('button', { name: 'Исправить строку 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Строка 2' });
  const count = dialog.getByRole('textbox').first();
  await expect(count).toHaveValue('много');
  await expectAccessible({ within: 'dialog[open]' });
  const save = dialog.getByRole('button', { name: /^Исправить и.проверить$/ });
  // Loads the cells once, so that stored values do not replace typed ones. The first check takes a while.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/table-imports\/\d+\/rows\/\d+$/, async (route) => {
    if (route.request().method() === 'GET') return route.abort();
    await released;
    await route.continue();
  });
  await count.fill('мало');
  await save.click();
  await expect(count).not.toBeEditable();
  release();
  await expect(count).toBeEditable();
  await expect(dialog.getByText(/Запишите иначе/)).toBeVisible();
  await count.fill('77');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Ошибки' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Загрузить 1 запись' })).toBeEnabled();
});
