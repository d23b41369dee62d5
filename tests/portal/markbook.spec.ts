import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { demo, expect, test } from '../support/test.ts';

const MARKBOOK = '/personal-account/markbook';

const semester = (page: Page, number: number) => page.getByRole('region', { name: `${number}-й семестр` });
const debts = (page: Page) => page.getByRole('region', { name: /долг/ });
/** Finds the line of a subject in a semester. */
const line = (page: Page, number: number, subject: string) =>
  semester(page, number).getByRole('row', { name: subject });

test('PA-02 markbook: lists semesters latest first, with captions and averages with their formula', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.signIn(page, demo('student'), MARKBOOK);
  await expect(page.getByRole('heading', { name: /^\d-й семестр$/ })).toHaveText([
    '3-й семестр',
    '2-й семестр',
    '1-й семестр',
  ]);
  await expect(semester(page, 3)).toContainText(/осень 2026\/2027, идёт/);
  await expect(semester(page, 2)).toContainText(/Средний балл 7,67 =\s46\s÷\s6/);
  await expect(page.getByRole('main')).toContainText(/7,45\s=\s\(36\s\+\s46\)\s÷\s11/);
  await expect(line(page, 2, 'Физика').getByRole('cell', { name: '9', exact: true })).toBeVisible();
  await expect(line(page, 2, 'Политология')).toContainText('зачтено');
  await expect(line(page, 3, 'Базы данных')).toContainText(/Кравцова\sН\.\sВ\./);
  await expectAccessible();
});

test('PA-02 markbook: lists debts first, each with the action that resolves it', async ({ page, world }) => {
  await world.signIn(page, demo('student'), MARKBOOK);
  await expect(debts(page).getByRole('heading')).toHaveText(/4\sдолга/);
  const failed = debts(page).getByRole('listitem').filter({ hasText: 'Математический анализ' });
  await expect(failed).toContainText(/экзамен, 1-й\sсеместр, отметка\s3, нужно не\sменьше\s4/);
  await expect(failed.getByRole('link', { name: 'Изучить параллельно' })).toHaveAttribute(
    'href',
    /\/study\/applications\?mark=\d+$/,
  );
  const applied = debts(page).getByRole('listitem').filter({ hasText: 'Физическая культура' });
  await expect(applied.getByRole('link', { name: 'Заявка уже подана' })).toBeVisible();
  const lacking = debts(page).getByRole('listitem').filter({ hasText: 'Введение в специальность' });
  await expect(lacking.getByRole('link', { name: 'Ликвидировать разницу' })).toBeVisible();
  // In the tables they are first, and have a label in addition to the colour.
  const rows = semester(page, 1).getByRole('row');
  await expect(rows.nth(1)).toContainText('разница');
  await expect(rows.nth(2)).toContainText(/долг\s3/);
  await failed.getByRole('link', { name: 'Заказать ведомость' }).click();
  await expect(page).toHaveURL(/\/study\/mark-sheets\?subject=\d+&control=1&term=1$/);
  await expect(page.getByRole('combobox', { name: 'Предмет' })).toHaveValue(/Экз\., 1-й\sсеместр$/);
});

test('PA-02 markbook: a single semester can be shown, also through its address', async ({ page, world }) => {
  await world.signIn(page, demo('student'), MARKBOOK);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\?semester=2$/);
  await expect(page.getByRole('heading', { name: /^\d-й семестр$/ })).toHaveText(['2-й семестр']);
  await page.reload();
  await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Все' }).click();
  await expect(page.getByRole('heading', { name: /^\d-й семестр$/ })).toHaveCount(3);
});

test('PA-02 markbook: hiding marks is remembered', async ({ page, world }) => {
  await world.signIn(page, demo('student'), MARKBOOK);
  await expect(page.getByRole('main')).toContainText('7,45');
  await page.getByRole('switch', { name: 'Скрыть отметки' }).check();
  const isHidden = async () => {
    await expect(page.getByText('Отметки, средний балл и долги на этой странице скрыты.')).toBeVisible();
    await expect(line(page, 2, 'Физика')).toContainText('скрыта');
    await expect(page.getByRole('main')).not.toContainText(/7,45|7,67|долг\s|нужно не/);
  };
  await isHidden();
  await page.reload();
  await isHidden();
  await page.getByRole('switch', { name: 'Скрыть отметки' }).uncheck();
  await expect(page.getByRole('main')).toContainText('7,45');
});

test('PA-02 markbook: calculates the average with expected marks', async ({ page, world }) => {
  await world.signIn(page, demo('student'), MARKBOOK);
  const part = page.getByRole('region', { name: 'Какой будет средний балл' });
  const result = part.getByRole('status');
  await expect(result).toBeEmpty();
  await part.getByRole('combobox', { name: 'Базы данных, экзамен' }).selectOption('10');
  await expect(result).toHaveText(/7,67 =\s92\s÷\s12 \+0,22$/);
  // The expected mark replaces the earlier one.
  await part.getByRole('combobox', { name: 'Математический анализ, экзамен' }).selectOption('7');
  await expect(result).toHaveText(/8,00 =\s96\s÷\s12 \+0,55$/);
  await part.getByRole('combobox', { name: 'Базы данных, экзамен' }).selectOption('');
  await part.getByRole('combobox', { name: 'Математический анализ, экзамен' }).selectOption('');
  await expect(result).toBeEmpty();
});

test('PA-02 markbook: is downloaded as a workbook', async ({ page, world }) => {
  await world.signIn(page, demo('student'), MARKBOOK);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Зачётная книжка, .xlsx' }).click();
  expect((await download).suggestedFilename()).toBe('markbook.xlsx');
});

test('PA-02 markbook: before the first mark it shows the plan of the semester', async ({ page, signIn }) => {
  await signIn('student', MARKBOOK);
  await expect(page.getByText('Отметок ещё нет: средний балл появится с первой.')).toBeVisible();
  await expect(semester(page, 3).getByRole('row')).toHaveCount(10);
  await expect(line(page, 3, 'Базы данных')).toContainText('Экзамен');
  await expect(debts(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Долги');
});

test('PA-02 PA-18 markbook: a failure to load is reported and can be retried', async ({ page, world }) => {
  await world.signIn(page, demo('student'), '/personal-account/library');
  world.fail({ path: '/api/v1/markbook', status: 500 });
  await page.getByRole('link', { name: 'Зачётная книжка' }).click();
  await expect(page.getByText('Не удалось подключиться к серверу.')).toBeVisible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(semester(page, 3)).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('PA-02 markbook: on a phone the details are below the subject, and nothing is wider than the screen', async ({
    page,
    world,
    choose,
  }) => {
    await choose({ language: 'en' });
    await world.signIn(page, demo('student'), MARKBOOK);
    const table = page.getByRole('region', { name: 'Semester 2' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Subject', 'Mark']);
    await expect(table.getByRole('row', { name: 'Политология' })).toContainText('passed');
    await expect(table.getByRole('row', { name: 'Физика' })).toContainText(
      /exam, 126\shours, everyone \d\.\d\d, 10\.06\.2026/,
    );
    await expectToFit(page);
  });
});

test.describe('in print', () => {
  test.story('PA-02 markbook: only the tables are printed', async ({ page, world }) => {
    await world.signIn(page, demo('student'), MARKBOOK);
    await expect(semester(page, 3)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(semester(page, 1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Зачётная книжка, .xlsx' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Заказать ведомость' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Какой будет средний балл' })).toBeHidden();
  });
});
