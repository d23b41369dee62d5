import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const CHAIR = '/departments/kaf-ps';
const TREE = '/api/v1/departments/tree';
const STAFF = '/api/v1/employees';
const FACULTY = 'Факультет информационных систем';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Название, фамилия или телефон' });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Структура университета' });
const branch = (page: Page, name: string) => nav(page).getByRole('button', { name: `${name}: что входит` });
const count = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const chair = (page: Page) => page.getByRole('heading', { level: 2, name: 'Кафедра программных систем' });

test('PUB-02 departments: the tree is expanded with the mouse and by keyboard alone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/departments');
  await expect(page.getByRole('heading', { level: 1, name: 'Подразделения' })).toBeVisible();
  await expect(count(page, /Подразделений: 12/)).toBeVisible();
  await expect(nav(page).getByRole('link')).toHaveText([/^Ректорат/, /^Факультет информационных систем/]);
  await expectAccessible();
  await branch(page, FACULTY).focus();
  await page.keyboard.press('Enter');
  await expect(branch(page, FACULTY)).toHaveAttribute('aria-expanded', 'true');
  await expect(nav(page).getByRole('listitem').getByRole('listitem')).toHaveCount(7);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chair(page)).toBeVisible();
  await expect(page).toHaveURL(/\/departments\/kaf-ps$/);
  await expect(nav(page).getByRole('link', { name: /^Кафедра программных систем/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Свернуть всё' }).click();
  await expect(nav(page).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Свернуть всё' })).toHaveCount(0);
});

test('PUB-02 departments: a department shows its head, and its employees by rank', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(CHAIR);
  await expect(page.getByRole('definition').first()).toHaveText(/^Шевчук Наталья Андреевна/);
  await expect(page.getByRole('link', { name: '+375\u00a0(17)\u00a0293-10-01' })).toHaveAttribute(
    'href',
    'tel:+375172931001',
  );
  const posts = page.getByRole('table', { name: 'Сотрудники' }).locator('tbody tr td:nth-child(2)');
  await expect(posts).toHaveText([/^доцент/, /^доцент/, /^старший преподаватель/, /^инженер/]);
  await expect(page.getByText('4 человека')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: FACULTY }).last().click();
  const parts = page.getByRole('region', { name: 'Что входит' });
  await expect(parts.getByRole('link')).toHaveCount(7);
  await expect(page.getByText('Сотрудников здесь не\u00a0указано')).toBeVisible();
  await parts.getByRole('link', { name: 'Кафедра физики' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Кафедра физики' })).toBeVisible();
});

test('PUB-06 departments: shows the announcements of its educators, and its employees if those fail to load', async ({
  page,
  world,
}) => {
  await page.goto(CHAIR);
  const announced = page.getByRole('region', { name: 'Объявления' });
  await expect(announced.getByRole('listitem').filter({ hasText: 'Образцов И. Л.' }).first()).toBeVisible();
  await page.getByRole('link', { name: FACULTY }).last().click();
  await expect(page.getByRole('region', { name: 'Что входит' })).toBeVisible();
  await expect(announced).toHaveCount(0);
  world.fail({ path: '/api/v1/announcements/departments', status: 500, times: 1 });
  await page.getByRole('link', { name: 'Кафедра физики' }).last().click();
  await expect(page.getByRole('table', { name: 'Сотрудники' })).toBeVisible();
  await expect(announced.getByText('Не удалось загрузить объявления.')).toBeVisible();
});

test('HLP-03 departments: a search expands and highlights its results, hides the rest and is stored in the address', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/departments');
  await branch(page, 'Ректорат').click();
  await expect(nav(page).getByRole('link')).toHaveCount(5);
  await page.keyboard.press('/');
  await page.keyboard.type('КАФЕДРА');
  await expect(count(page, 'Найдено: 6 из\u00a012')).toBeVisible();
  await expect(nav(page).getByRole('link')).toHaveCount(7);
  await expect(nav(page).locator('mark')).toHaveCount(6);
  await expect(nav(page).getByRole('link').first().locator('mark')).toHaveCount(0);
  await expectAccessible();
  await nav(page)
    .getByRole('link', { name: /^Кафедра физики/ })
    .click();
  await expect(page).toHaveURL(/\/departments\/[\w-]+\?q=/);
  await expect(page.getByRole('heading', { level: 2, name: 'Кафедра физики' })).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('КАФЕДРА');
  await expect(count(page, 'Найдено: 6 из\u00a012')).toBeVisible();
});

test('HLP-03 departments: clearing a search restores the expanded branches', async ({ page }) => {
  await page.goto('/departments');
  await branch(page, 'Ректорат').click();
  await expect(nav(page).getByRole('link')).toHaveCount(5);
  await field(page).fill('физики');
  await expect(nav(page).getByRole('link')).toHaveCount(2);
  await branch(page, FACULTY).click();
  await expect(nav(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Очистить поиск' }).click();
  await expect(nav(page).getByRole('link')).toHaveCount(5);
  await expect(branch(page, 'Ректорат')).toHaveAttribute('aria-expanded', 'true');
});

test('HLP-03 departments: finds a department by employee, wrong layout and abbreviation, and shows why', async ({
  page,
}) => {
  await page.goto('/departments');
  const item = nav(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Кафедра программных систем/ }) })
    .last();
  for (const [text, reason] of [
    ['образцов', 'Образцов Игорь Леонидович'],
    ['каф.пс', 'Каф.ПС'],
    ['J,hfpwjd', 'Образцов Игорь Леонидович'],
  ] as const) {
    await field(page).fill(text);
    await expect(count(page, 'Найдено: 1 из\u00a012')).toBeVisible();
    await expect(item).toContainText(reason);
    await expect(item.locator('mark')).toHaveCount(1);
  }
});

test('HLP-03 departments: an employee found in a department is shown with post and room, and links to their page', async ({
  page,
}) => {
  await page.goto('/departments?q=образцов');
  const reason = nav(page).getByText(/^Образцов Игорь Леонидович, .+, ауд\.\s\d/);
  await reason.getByRole('link', { name: 'Образцов Игорь Леонидович' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Образцов Игорь Леонидович');
});

test('departments: text in the wrong layout can be searched for as typed, without results', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/departments?q=J,hfpwjd');
  await page.getByRole('link', { name: 'Искать «J,hfpwjd»' }).click();
  await expect(page.getByText('По\u00a0запросу «J,hfpwjd» ничего не\u00a0нашлось')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Показать все подразделения' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(nav(page).getByRole('link')).toHaveCount(2);
});

test.story('departments: employees are only loaded with the first search', async ({ page }) => {
  const response = await page.request.get('/departments');
  expect(await response.text()).not.toContain('Образцов');
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) paths.push(new URL(request.url()).pathname);
  });
  await page.goto('/departments');
  await field(page).fill('образ');
  await expect(count(page, 'Найдено: 1 из\u00a012')).toBeVisible();
  await field(page).fill('образцов');
  await expect(page).toHaveURL(/%D0%BE%D0%B2$/);
  await expect(count(page, 'Найдено: 1 из\u00a012')).toBeVisible();
  expect(paths).toEqual([TREE]);
});

test('departments: a failed search keeps the tree, reports it and can be retried', async ({
  page,
  world,
}) => {
  await page.goto('/departments');
  world.fail({ path: TREE, status: 500, times: 1 });
  await field(page).fill('физики');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Не удалось получить данные.');
  await expect(nav(page).getByRole('link')).toHaveCount(2);
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(count(page, 'Найдено: 1 из\u00a012')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('departments: the list of employees reports a failure to load', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto('/departments');
  await branch(page, FACULTY).click();
  world.fail({ path: STAFF, status: 500, times: 1 });
  await nav(page)
    .getByRole('link', { name: /^Кафедра физики/ })
    .click();
  const alert = page.getByRole('region', { name: 'Сотрудники' }).getByRole('alert');
  await expect(alert).toContainText('Не удалось получить данные.');
  await expectAccessible();
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('table', { name: 'Сотрудники' })).toBeVisible();
});

test('HLP-07 departments: the report is a workbook with the name from the specification', async ({
  page,
}) => {
  await page.goto(CHAIR);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать отчёт .xlsx' }).click();
  expect((await coming).suggestedFilename()).toBe('department schedule.xlsx');
  await expect(count(page, 'department schedule.xlsx')).toBeVisible();
});

test('departments: an unknown department is a helpful page with status 404', async ({ page }) => {
  const answer = await page.request.get('/departments/nowhere', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  await page.goto('/departments/nowhere');
  await expect(page.getByText('Такого подразделения нет')).toBeVisible();
  await expect(nav(page).getByRole('link')).toHaveCount(2);
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story('departments: can be read, searched and opened without scripts', async ({ page }) => {
    await page.goto('/departments');
    await nav(page).getByRole('link', { name: FACULTY }).click();
    await expect(nav(page).getByRole('link')).toHaveCount(9);
    await field(page).fill('образцов');
    await field(page).press('Enter');
    await expect(count(page, 'Найдено: 1 из\u00a012')).toBeVisible();
    await nav(page)
      .getByRole('link', { name: /^Кафедра программных систем/ })
      .click();
    await expect(chair(page)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Сотрудники' })).toContainText('Образцов Игорь Леонидович');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 600 }, hasTouch: true });

  test('departments: a phone shows either the list or a department, and the back link restores the position', async ({
    page,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en' });
    await page.goto('/departments?q=293-10');
    await expect(page.getByText('Choose a department')).toBeHidden();
    const last = page
      .getByRole('navigation', { name: 'Structure of the university' })
      .getByRole('listitem')
      .last()
      .getByRole('link')
      .first();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await last.click();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expectToFit(page);
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(/\/departments\?q=293-10$/);
    await expect(last).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expectAccessible();
  });
});

test('departments: a provider without a tree has a list, which is searched too', async ({ page, world }) => {
  world.fail({ path: TREE, status: 404 });
  await page.goto('/departments');
  await nav(page)
    .getByRole('link', { name: /^Кафедра физики/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Кафедра физики' })).toBeVisible();
  await field(page).fill('программных');
  await expect(count(page, /^Найдено: 1 из\s6/)).toBeVisible();
});
