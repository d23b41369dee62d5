import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { setColourScheme } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const debts = '/console/reports/debts';
const table = (page: Page, name: string) => page.getByRole('table', { name });
const rows = (page: Page, name = 'Задолженности по факультетам и курсам') =>
  table(page, name).locator('tbody').getByRole('row');
const condition = (page: Page, name: string) =>
  page.getByRole('search', { name: 'Условия отчёта' }).getByLabel(name);
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Returns the link of a number, and the number. */
async function numberIn(page: Page, name: RegExp) {
  const link = rows(page).getByRole('link', { name }).first();
  return { link, number: await link.textContent() };
}

test('CNS-03 reports: a number opens its records, also through a shared address', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/reports');
  await expect(page).toHaveURL(/\/console\/reports\/debts$/);
  const { link, number } = await numberIn(page, /: Задолженностей, Факультет: ФИС, Курс: 2$/);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Задолженности' });
  await expect(dialog.getByText('Факультет: ФИС, Курс: 2')).toBeVisible();
  await expect(dialog.getByText(`Задолженностей: ${number}`, { exact: true })).toBeVisible();
  const names = dialog.getByRole('table').locator('tbody').getByRole('row');
  const counts = await names.locator('td:nth-child(4)').allTextContents();
  expect(counts.reduce((sum, text) => sum + Number(/\d+$/.exec(text)?.[0]), 0)).toBe(Number(number));
  await expect
    .poll(() => searchOf(page))
    .toMatchObject({ column: 'debts', row: expect.stringContaining('"course":2') });

  await page.reload();
  await expect(names.first()).toBeVisible();
  await names.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/console\/students\/\d+\/show$/);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => searchOf(page)).toEqual({});
});

test('CNS-03 reports: a report is saved as a workbook and as a PDF, its names as a workbook', async ({
  page,
  signIn,
}) => {
  await signIn('admin', `${debts}?course=2`);
  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download.suggestedFilename();
  };
  for (const [name, ending] of [
    ['Книга .xlsx', 'xlsx'],
    ['Документ PDF', 'pdf'],
  ] as const) {
    await page.getByRole('button', { name: 'Скачать' }).click();
    const item = page.getByRole('menuitem', { name });
    expect(await saved(() => item.click())).toMatch(
      new RegExp(`^Задолженности по факультетам и курсам, .+\\.${ending}$`),
    );
  }
  await (await numberIn(page, /Должников/)).link.click();
  const inDialog = page.getByRole('dialog').getByRole('button', { name: 'Скачать .xlsx' });
  expect(await saved(() => inDialog.click())).toMatch(/\s– Должников, .+\.xlsx$/);
});

test('CNS-03 reports: conditions filter a report, are stored in the address and kept in the next one', async ({
  page,
  signIn,
}) => {
  await signIn('admin', debts);
  await expect(rows(page)).not.toHaveCount(1);
  await condition(page, 'Факультет').selectOption({ label: 'ФИС' });
  await condition(page, 'Курс').selectOption('2');
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => searchOf(page)).toEqual({ facultyId: expect.stringMatching(/^\d+$/), course: '2' });
  await condition(page, 'Группа').fill('428501');
  await page.getByRole('option', { name: '428501' }).click();
  await expect(rows(page).getByRole('link', { name: /Студентов/ })).toHaveText(/^\d+$/);
  await expect.poll(() => searchOf(page)).toMatchObject({ groupId: expect.stringMatching(/^\d+$/) });

  await page.getByRole('link', { name: 'Заявки', exact: true }).click();
  await expect(rows(page, 'Заявки по видам и состояниям').first()).toBeVisible();
  await expect.poll(() => searchOf(page)).toMatchObject({ course: '2', groupId: expect.any(String) });
  await page.getByRole('link', { name: 'Входы', exact: true }).click();
  await expect(page.getByText('с 22.08.2026')).toBeVisible();
  await expect.poll(() => searchOf(page)).toEqual({});
});

test('CNS-03 reports: an invalid report shows why, with a button to reset it', async ({ page, signIn }) => {
  await signIn('admin', '/console/reports/requests');
  await condition(page, 'С какого дня').fill('2026-11-10');
  await condition(page, 'По какой день').fill('2026-11-09');
  await expect(condition(page, 'По какой день')).toHaveAccessibleDescription(/не\sраньше 10.11.2026/);
  await expect(page.getByText('Период заканчивается раньше, чем начинается')).toBeVisible();
  await condition(page, 'С какого дня').fill('2020-01-01');
  await condition(page, 'По какой день').fill('2020-01-02');
  await expect(page.getByText('В отчёте нет строк')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить' }).last().click();
  await expect(rows(page, 'Заявки по видам и состояниям').first()).toBeVisible();
  // An address that was truncated.
  await page.goto(`${debts}?course=x`);
  await expect(page.getByRole('alert')).toContainText('Проверьте введённые данные');
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('CNS-03 reports: a report that failed to load can be retried', async ({ page, world, signIn }) => {
  await signIn('admin', '/console/access');
  world.fail({ path: '/api/v1/admin/reports/debts', status: 503, times: 1 });
  await page.getByRole('link', { name: 'Отчёты', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('CNS-03 reports: a report is in English when the console is', async ({ page, choose, signIn }) => {
  await choose({ language: 'en' });
  await signIn('admin', '/console/reports/omissions?from=2026-10-01&to=2026-10-31');
  const link = table(page, 'Absences by group and month').getByRole('link', {
    name: /: Hours, Group: \d+, Month: October 2026$/,
  });
  await link.first().click();
  await expect(page.getByRole('dialog', { name: 'Absences' }).getByRole('columnheader')).toHaveText([
    'Student',
    'Student card',
    'Group',
    'Hours',
    'Excused',
  ]);
});

test('CNS-03 reports: names are loaded page by page', async ({ page, signIn }) => {
  await signIn('admin', debts);
  await (await numberIn(page, /Студентов, Факультет: ФИС, Курс: 1$/)).link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^1–25\sиз/)).toBeVisible();
  const first = await dialog.getByRole('table').getByRole('link').first().textContent();
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  await expect(dialog.getByText(/^26–/)).toBeVisible();
  await expect(dialog.getByRole('table').getByRole('link').first()).not.toHaveText(first ?? '');
  await dialog.getByRole('button', { name: 'Назад' }).click();
  await expect(dialog.getByRole('table').getByRole('link').first()).toHaveText(first ?? '');
});

test('reports: no accessibility faults, in both colour schemes', async ({
  page,
  expectAccessible,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectSeen = async (within: string) => {
    await expectAccessible({ within });
    await setColourScheme(page, 'dark');
    await expectAccessible({ within, rules: ['color-contrast'] });
    await setColourScheme(page, 'light');
  };
  await signIn('admin', '/console/reports/requests');
  await rows(page, 'Заявки по видам и состояниям').first().waitFor();
  await expectSeen('main');
  await rows(page, 'Заявки по видам и состояниям').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await expectSeen('dialog[open]');
});

test('CNS-03 reports: a report fits a phone without sideways scrolling', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin', '/console/reports/ratings');
  const ratings = rows(page, 'Распределение рейтинга');
  await expect(ratings.getByText('Студентов')).toBeVisible();
  await expectToFit(page);
  await ratings.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Средний балл').first()).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((element) => element.scrollWidth > element.clientWidth))
    .toBe(false);
  await expectAccessible({ within: 'dialog[open]' });
});
