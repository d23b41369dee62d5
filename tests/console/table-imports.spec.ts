import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { selectLanguage, setColourScheme } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** A file to upload. */
const file = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
});

/** Returns the name of a group in the demo data. */
async function someGroup(page: Page): Promise<string> {
  const response = await page.request.get('/api/v1/admin/groups?range=[0,0]');
  const [group]: { name: string }[] = await response.json();
  return group?.name ?? '';
}

test('CNS-02 table imports: a table is checked, imported without its invalid rows, and undone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/students');
  await page.getByRole('link', { name: 'Загрузить из таблицы' }).click();
  await expect(heading(page, 'Загрузки из таблиц')).toBeVisible();
  await expect(page.getByLabel('Что загрузить')).toHaveValue('students');
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать шаблон' }).click(),
  ]);
  expect(template.suggestedFilename()).toMatch(/Студенты\.xlsx$/);
  expect(
    readFileSync(await template.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  const group = await someGroup(page);
  const head = ['Номер билета', 'Кто', 'Имя', 'Дата рождения', 'Группа'];
  const row = (card: string, lastName: string, day = '29.02.2008') => [card, lastName, 'Пётр', day, group];
  await page
    .locator('input[type=file]')
    .setInputFiles(
      file('новые студенты.csv', [
        head,
        row('99100001', 'Первухин'),
        row('99100002', 'Второв', '31.02.2008'),
        row('99100003', 'Третьяк'),
      ]),
    );
  await page.getByRole('button', { name: 'Прочитать файл' }).click();

  await expect(heading(page, 'новые студенты.csv')).toBeVisible();
  const lastName = page.getByLabel('Фамилия: Столбец файла', { exact: true });
  await expect(lastName).toHaveValue('');
  await expect(page.getByText('Не загружаются столбцы: Кто')).toBeVisible();
  await lastName.selectOption('Кто');
  await expect(rowsOf(page, 'Откуда брать поля').filter({ hasText: 'Первухин, Второв' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Проверить' }).click();

  const faults = rowsOf(page, 'Ошибки');
  await expect(faults).toHaveCount(1);
  await expect(faults).toContainText(/3.*Дата рождения.*31\.02\.2008.*Запишите иначе: ДД\.ММ\.ГГГГ/);
  await expect(rowsOf(page, 'Что изменится')).toHaveCount(2);
  const apply = page.getByRole('button', { name: 'Загрузить 2 записи' });
  await expect(apply).toBeDisabled();

  // Opening the import later shows the same step.
  await page.getByRole('link', { name: 'К списку: Загрузки из таблиц' }).click();
  await rowsOf(page, 'Прежние загрузки').getByRole('link', { name: 'новые студенты.csv' }).click();
  await expect(faults).toHaveCount(1);
  await page.getByLabel(/^Пропустить 1\sстроку с.ошибками/).check();
  await apply.click();
  await expect(page.getByText('Загрузка завершена')).toBeVisible();
  await expect(page.getByText('добавлено 2, с ошибками 1')).toBeVisible();
  await expectAccessible({ within: 'main' });
  await rowsOf(page, 'Загруженные записи')
    .getByRole('link', { name: /Первухин/ })
    .click();
  await expect(heading(page, 'Первухин Пётр')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Отменить загрузку…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить загрузку 2 записей?' });
  await dialog.waitFor();
  await expectAccessible({ within: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(page.getByText('Загрузка отменена')).toBeVisible();
  await expect(page.getByText(/отменено 2/)).toBeVisible();
});

test('CNS-02 table imports: a file that is no table is rejected with a message, also in English', async ({
  page,
  signIn,
  choose,
}) => {
  await choose({ language: 'en' });
  await signIn('admin', '/console/table-imports?kind=groups');
  await page
    .locator('input[type=file]')
    .setInputFiles(file('groups.csv', [['Group', 'Students in the group']]));
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The file has no rows below its header: add some and choose it again',
  );
  const group = await someGroup(page);
  const unknown = ['999999', '10'];
  await page
    .locator('input[type=file]')
    .setInputFiles(file('groups.csv', [['Group', 'Students in the group'], [group, '77'], unknown]));
  await page.getByRole('button', { name: 'Read the file' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(rowsOf(page, 'Errors').first()).toContainText('Fill in the cell');
  await expect(rowsOf(page, 'What will change')).toContainText(['Students in the group']);
  await page.getByLabel(/^Skip 1 row with errors/).check();
  await page.getByRole('button', { name: 'Import 1 record' }).click();
  await expect(page.getByText('The import is finished')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import was undone')).toBeVisible();
});

test('table imports: columns that are not imported are listed before and after the import', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/table-imports?kind=employees');
  await page.locator('input[type=file]').setInputFiles(
    file('кафедра.csv', [
      ['Фамилия', 'Имя', 'Звание', 'Ставка'],
      ['Непоставленная', 'Ада', 'доцент', '0,5'],
    ]),
  );
  await page.getByRole('button', { name: 'Прочитать файл' }).click();
  const rate = page.getByText('Не загружаются столбцы: Ставка');
  await expect(rate).toBeVisible();
  await page.getByRole('button', { name: 'Проверить' }).click();
  const apply = page.getByRole('button', { name: 'Загрузить 1 запись' });
  await expect(apply).toBeVisible();
  await expect(rate).toBeVisible();
  await apply.click();
  await expect(page.getByText('Загрузка завершена')).toBeVisible();
  await expect(rate).toBeVisible();
});

test('table imports: a column that only identifies a record is described', async ({ page, signIn }) => {
  await signIn('admin', '/console/table-imports?kind=positions');
  await page.locator('input[type=file]').setInputFiles(
    file('должности.csv', [
      ['Сотрудник', 'Адрес страницы', 'Кафедра', 'Должность'],
      ['Непоставленная Ада', 'a-nepostavlennaya', 'Каф.ПС', 'доцент'],
    ]),
  );
  await page.getByRole('button', { name: 'Прочитать файл' }).click();
  await expect(page.getByText(/Столбец «Адрес страницы» не.загружается.*находится сотрудник/)).toBeVisible();
});

test('table imports: renaming many people requires a confirmation, in both languages', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/table-imports?kind=employees');
  const addresses = [1, 2, 3, 4].map((number) => `renamed-${number}`);
  for (const urlId of addresses) {
    const names = { lastName: 'Прежний', firstName: 'Иван', middleName: null };
    const other = { degree: '', degreeAbbrev: '', rank: null, email: null };
    const response = await page.request.post('/api/v1/admin/employees', {
      data: { ...names, ...other, urlId },
    });
    expect(response.ok()).toBe(true);
  }
  await page
    .locator('input[type=file]')
    .setInputFiles(
      file('names.csv', [
        ['Page address', 'Last name', 'First name'],
        ...addresses.map((urlId) => [urlId, 'Иван Прежний', 'Иван']),
      ]),
    );
  await page.getByRole('button', { name: 'Прочитать файл' }).click();
  await page.getByRole('button', { name: 'Проверить', exact: true }).click();
  await expect(page.getByText(/^Фамилия, имя или.отчество изменится у.4.человек$/)).toBeVisible();
  await page.getByRole('button', { name: 'Загрузить 4 записи' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить имена 4 человек?' });
  await dialog.getByRole('button', { name: /^Не.менять$/ }).click();
  await expect(dialog).toBeHidden();
  await selectLanguage(page, 'en');
  await expect(
    page.getByText('The last name, first name or patronymic of 4 people will change'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Import 4 records' }).click();
  const question = page.getByRole('dialog', { name: 'Change the names of 4 people?' });
  await expect(question.getByRole('button', { name: 'Do not change' })).toBeVisible();
  await question.getByRole('button', { name: 'Change the names' }).click();
  await expect(page.getByText('The import is finished')).toBeVisible();
});

test('CNS-02 table imports: imports are readable on a phone, in both colour schemes', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('admin', '/console/table-imports?kind=groups');
  const group = await someGroup(page);
  await page.locator('input[type=file]').setInputFiles(
    file('группы.csv', [
      ['Группа', 'Студентов в группе'],
      [group, '78'],
      ['999998', 'много'],
    ]),
  );
  const expectSeen = async (): Promise<void> => {
    await expectToFit(page);
    await expectAccessible({ within: 'main' });
    await setColourScheme(page, 'dark');
    await expectAccessible({ within: 'main', rules: ['color-contrast'] });
    await setColourScheme(page, 'light');
  };
  await expectSeen();
  await page.getByRole('button', { name: 'Прочитать файл' }).click();
  await page.getByRole('button', { name: 'Проверить' }).waitFor();
  await expectSeen();
  await page.getByRole('button', { name: 'Проверить' }).click();
  await rowsOf(page, 'Ошибки').first().waitFor();
  await expectSeen();
});
