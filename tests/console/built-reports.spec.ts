import type { Page } from '@playwright/test';
import { sheetIn } from '../../apps/server/test/sheet.ts';
import { pdfText } from '../../apps/server/test/pdf.ts';
import { readFile } from 'node:fs/promises';
import { expectToFit } from '../support/effects.ts';
import { expectReadable } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const builder = '/console/reports/built';
const field = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Что и как считать' }).getByLabel(name, { exact: true });
const conditions = (page: Page) => page.getByRole('search', { name: 'Условия' });
const table = (page: Page, name: string | RegExp) => page.getByRole('table', { name });
const chart = (page: Page) => page.getByRole('region', { name: 'Диаграмма' });
const saved = (page: Page) => page.getByRole('navigation', { name: 'Сохранённые отчёты' });
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const numberIn = (text: string | null): number => Number(text?.replaceAll(/\D/g, ''));

/** Saves a report as another administrator. */
async function keep(page: Page, name: string): Promise<{ id: number; version: number }> {
  const data = { name, view: 'marks', rows: ['faculty'], across: null, measure: 'count', filter: {} };
  const response = await page.request.post('/api/v1/admin/saved-reports', { data });
  expect(response.ok()).toBe(true);
  return response.json();
}

test('CNS-03 custom reports: a report is displayed while it is built, and shared by its address', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/reports');
  await page.getByRole('link', { name: 'Построить отчёт' }).click();
  await field(page, 'О чём').selectOption('Пропуски');
  await field(page, 'Строки').selectOption('Группа');
  await field(page, 'Столбцы').selectOption('Месяц');
  const rows = table(page, 'Пропуски').locator('tbody').getByRole('row');
  await expect(table(page, 'Пропуски').getByRole('columnheader')).toHaveText([
    'Группа',
    'сентябрь 2026',
    'октябрь 2026',
    'ноябрь 2026',
    'Всего',
  ]);
  const all = await rows.count();
  await conditions(page).getByLabel('Добавить условие').selectOption('Курс');
  await conditions(page).getByRole('combobox', { name: 'Курс' }).fill('2');
  await page.getByRole('option', { name: '2', exact: true }).click();
  await expect(rows).not.toHaveCount(all);
  const cells = await rows.locator('td:last-child').allTextContents();
  const total = table(page, 'Пропуски').locator('tfoot').getByRole('cell').last();
  expect(cells.reduce((sum, text) => sum + numberIn(text), 0)).toBe(numberIn(await total.textContent()));
  await expect(chart(page).getByRole('table').getByRole('row')).toHaveCount(await rows.count());
  await expect
    .poll(() => searchOf(page))
    .toEqual({
      view: 'omissions',
      rows: 'group',
      across: 'month',
      measure: 'count',
      filter: '{"course":[2]}',
    });

  // The link opens the same view.
  const address = page.url();
  await page.goto('/console/students');
  await page.goto(address);
  await expect(rows).toHaveCount(cells.length);
  await expect(rows.locator('td:last-child')).toHaveText(cells);
  await page.getByRole('button', { name: 'Убрать: 2' }).click();
  await expect(rows).toHaveCount(all);
});

test('CNS-03 custom reports: a report is saved, changed, marked as unsaved, renamed and deleted', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `${builder}?view=marks&rows=faculty&measure=debts`);
  await page.getByRole('button', { name: 'Сохранить как…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сохранить отчёт' });
  await dialog.getByLabel('Название').fill('Долги по факультетам');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Долги по факультетам');
  await expect(saved(page).getByRole('link', { name: 'Долги по факультетам' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const save = page.getByRole('button', { name: 'Сохранить', exact: true });
  await expect(save).toBeDisabled();
  await field(page, 'Столбцы').selectOption('Семестр учёбы');
  await expect(page.getByText('изменён, не сохранён')).toBeVisible();
  await save.click();
  await expect(page.getByText('Отчёт сохранён').last()).toBeVisible();
  await expect(field(page, 'Столбцы')).toHaveValue('semester');
  await expect(page.getByText('изменён, не сохранён')).toBeHidden();

  await page.getByRole('link', { name: 'Название и история' }).click();
  await page.getByLabel('Название').fill('Долги по семестрам');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Долги по семестрам' });
  await row.getByRole('link', { name: 'Открыть отчёт' }).click();
  await expect(field(page, 'Столбцы')).toHaveValue('semester');
  await page.getByRole('link', { name: 'Название и история' }).click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Сохранённые отчёты' })).toBeVisible();
  await expect(row).toBeHidden();
});

test("CNS-03 custom reports: a conflict with another user's change is resolved", async ({ page, signIn }) => {
  await signIn('admin', '/healthz');
  const { id, version } = await keep(page, 'Общий отчёт');
  await page.goto(`${builder}?saved=${id}`);
  await field(page, 'Показатель').selectOption('Средняя отметка');
  const theirs = { view: 'marks', rows: ['course'], across: null, measure: 'retakes', filter: {} };
  const response = await page.request.put(`/api/v1/admin/saved-reports/${id}`, {
    data: { ...theirs, name: 'Общий отчёт', version },
  });
  expect(response.ok()).toBe(true);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы её правили' });
  await expect(dialog.getByRole('row')).toHaveText([
    /Поле/,
    /Строки\s*Курс\s*Факультет/,
    /Показатель\s*Пересдач\s*Средняя отметка/,
  ]);
  await dialog.getByRole('radio', { name: 'Курс' }).check();
  // The dialog closes when the choice is sent.
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
  await expect(dialog).toBeHidden();
  expect((await stored).ok()).toBe(true);
  const now = await (await page.request.get(`/api/v1/admin/saved-reports/${id}`)).json();
  expect(now).toMatchObject({ rows: ['course'], measure: 'average' });
  await expect(field(page, 'Строки')).toHaveValue('course');
  // The history of the record describes the changes.
  await page.goto(`/console/saved-reports/${id}`);
  const last = page.getByRole('region', { name: 'История' }).getByRole('listitem').first();
  await expect(last).toContainText(/Показатель\s*Пересдач\s*Средняя отметка/);
  await expect(page.getByRole('main')).not.toContainText(/retakes|average|course/);
});

test("CNS-03 custom reports: both export files contain the report's numbers", async ({ page, signIn }) => {
  await signIn('admin', `${builder}?view=students&rows=group&across=degree&measure=count`);
  const foot = table(page, 'Студенты').locator('tfoot');
  await expect(foot).toBeVisible();
  const texts = await foot.getByRole('cell').allTextContents();
  const sums = texts.slice(1).map(numberIn);
  async function download(name: string) {
    await page.getByRole('button', { name: 'Скачать' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
  const workbook = await download('Книга .xlsx');
  expect(workbook.name).toMatch(/^Студенты\s– группа × ступень, .+\.xlsx$/);
  const { rows } = await sheetIn(workbook.bytes);
  expect(rows.at(-1)).toEqual(['Всего', ...sums]);
  const pdf = await download('Документ PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  const [first] = await pdfText(pdf.bytes);
  expect(first).toContain(`Всего ${sums.join(' ')}`);
});

test('CNS-03 custom reports: an invalid definition is explained', async ({ page, signIn, world }) => {
  await signIn('admin', `${builder}?view=marks&rows=planet&across=course&measure=karma`);
  await expect(page.getByText(/Неизвестно: «planet» и\s«karma»/)).toBeVisible();
  await field(page, 'Строки').selectOption('Факультет');
  await field(page, 'Показатель').selectOption('Средняя отметка');
  await expect(table(page, 'Зачётки').locator('tbody').getByRole('row').first()).toBeVisible();
  // Values that do not exist.
  await page.goto(`${builder}?view=marks&rows=faculty&measure=count&filter={"course":["x"]}`);
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(table(page, 'Зачётки').locator('tbody').getByRole('row').first()).toBeVisible();
  await page.goto(`${builder}?view=marks&rows=faculty&measure=count&filter={"to":"1999-01-01"}`);
  await expect(page.getByText('В отчёте нет строк')).toBeVisible();
  world.fail({ path: '/api/v1/admin/built-reports', status: 503, times: 1 });
  await page.goto(`${builder}?view=loans&rows=loanState&measure=count`);
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(table(page, 'Книги библиотеки').getByRole('cell', { name: 'просрочена' })).toBeVisible();
});

test('CNS-03 custom reports: a chart shows the selected column, in chronological order', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/reports/omissions');
  const bars = chart(page).getByRole('row');
  await expect(chart(page).getByRole('rowheader')).toHaveText([
    'сентябрь 2026',
    'октябрь 2026',
    'ноябрь 2026',
  ]);
  const hours = await bars.allTextContents();
  await chart(page).getByLabel('Столбец диаграммы').selectOption('По уважительной причине');
  await expect(bars).not.toHaveText(hours);
  await expect.poll(() => searchOf(page)).toEqual({ chart: 'excused' });
  // A student with absences in two months is counted in both rows, each of which has a bar.
  await chart(page).getByLabel('Столбец диаграммы').selectOption('Студентов');
  await expect(chart(page).getByRole('rowheader', { name: /428501, октябрь 2026/ })).toBeVisible();
  await expect(chart(page).getByRole('rowheader', { name: /^Остальные: \d+$/ })).toBeVisible();
});

test('custom reports: no accessibility faults in the builder, in both languages and schemes, also on a phone', async ({
  page,
  expectAccessible,
  signIn,
}) => {
  await signIn(
    'admin',
    `${builder}?view=omissions&rows=faculty,group&across=month&measure=hours&filter={"excused":["no"]}`,
  );
  await expect(table(page, 'Пропуски').locator('tfoot')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Убрать: без уважительной' })).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await page.getByRole('button', { name: 'Сохранить как…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'dialog[open]' });
});

test('CNS-03 custom reports: a report fits a phone in English without sideways scrolling', async ({
  page,
  choose,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose({ language: 'en' });
  await signIn('admin', `${builder}?view=requests&rows=kind&measure=days`);
  await expect(table(page, 'Requests').getByRole('cell', { name: /Certificates/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chart' }).getByRole('rowheader').first()).toBeVisible();
  await expectToFit(page);
  await expectAccessible({ contrast: false });
});
