import type { Page } from '@playwright/test';
import { FURTHER_ROWS } from '../support/axe.ts';
import { expectToFit, followRequests, withSlowCpu } from '../support/effects.ts';
import { expectReadable, setColourScheme } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const list = '/console/students';

/** Signs in on the console's page, which must not depend on the portal. */
async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Логин').fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
}

/** Returns the status of a refresh of the browser's session. */
const refreshed = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/v1/auth/refresh', { method: 'POST' })).status);

const rows = (page: Page) => page.getByRole('table', { name: 'Студенты' }).locator('tbody').getByRole('row');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const found = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /найдено|всего/ });

test('students: a wrong password or missing role is rejected, and an administrator reaches the address', async ({
  page,
  world,
}) => {
  const [student, admin] = [await world.person('student'), await world.person('admin')];
  await page.goto(`${list}?filter=${encodeURIComponent('{"course":2}')}&page=1&perPage=25`);
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByLabel('Логин')).toHaveAccessibleDescription('Введите логин');
  await enter(page, admin.username, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль.');
  await enter(page, student.username, student.password);
  await expect(page.getByRole('alert')).toContainText('нет роли');
  await expect.poll(() => refreshed(page)).toBe(403);
  await enter(page, admin.username, admin.password);
  await expect(heading(page)).toHaveText('Студенты');
  await expect(page.getByLabel('Курс', { exact: true })).toHaveValue('2');
  await expect(found(page)).toHaveText(/^найдено: \d/);
});

test('students: a student of the portal is rejected, but stays signed in there', async ({ page, signIn }) => {
  await signIn('student', '/console/');
  await expect(page.getByRole('alert')).toContainText('нет роли');
  expect(await refreshed(page)).toBe(200);
});

test('students: the list is paginated, searched, filtered and sorted, and has an empty state', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await signIn('admin', list);
  await expect(rows(page)).toHaveCount(25);
  const first = await rows(page).first().textContent();
  const pages = page.getByRole('navigation', { name: 'Страницы' });
  await pages.getByRole('button', { name: 'Перейти на страницу 2' }).click();
  await expect(page.getByText(/^26–50\sиз\s/)).toBeVisible();
  await expect(rows(page).first()).not.toHaveText(first ?? '');
  await page.getByLabel('Строк на странице').selectOption('50');
  await expect(rows(page)).toHaveCount(50);
  await page.getByLabel('Строк на странице').selectOption('25');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Поиск')).toBeFocused();
  await page.keyboard.type(student.username);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('428501');
  await page.getByLabel('Поиск').fill('ыыыы');
  await expect(page.getByText('По этим условиям ничего не нашлось')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(rows(page)).toHaveCount(25);
  await page.getByLabel('Староста группы').check();
  // The first student may be a group head anyway, so only the address proves that the list is filtered.
  await expect(page).toHaveURL(/isGroupHead/);
  await expect(rows(page).first()).toContainText('староста');
  const group = page.getByRole('columnheader', { name: /^Группа/ });
  await group.getByRole('button').click();
  await expect(group).toHaveAttribute('aria-sort', 'ascending');
  await group.getByRole('button').click();
  await expect(group).toHaveAttribute('aria-sort', 'descending');
});

test('students: a search on a slow computer keeps a page size that was just selected', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await signIn('admin', list);
  await page.getByLabel('Строк на странице').selectOption('50');
  await expect(rows(page)).toHaveCount(50);
  await withSlowCpu(page, 6, async () => {
    await page.getByLabel('Строк на странице').selectOption('25');
    await page.keyboard.press('/');
    await page.keyboard.type(student.username);
    await expect(rows(page)).toHaveCount(1);
  });
  await expect(page.getByLabel('Строк на странице')).toHaveValue('25');
});

test('students: a faculty is found by text search, and filters the list', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', list);
  const faculty = page.getByRole('combobox', { name: 'Факультет' });
  const options = page.getByRole('listbox').getByRole('option');
  await faculty.click();
  await expect(options).not.toHaveCount(0);
  await faculty.fill('нет такого');
  await expect(options).toHaveText(['Ничего не нашлось']);
  await faculty.fill('информационных');
  await expect(options).toHaveText(['ФИС']);
  await expectAccessible({ within: 'search, [role=listbox]' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(faculty).toHaveValue('ФИС');
  await expect(found(page)).toHaveText(/^найдено: \d/);
  await page.reload();
  await expect(faculty).toHaveValue('ФИС');
  await page.getByRole('button', { name: 'Очистить' }).click();
  await expect(found(page)).toHaveText(/^всего \d/);
});

test('students: a student has a page, which links to the schedule of the group and back', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  await signIn('admin', list);
  await page.getByLabel('Поиск').fill(student.username);
  await rows(page).getByRole('link', { name: student.lastName }).click();
  await expect(page.getByText(`студенческий билет № ${student.username}`)).toBeVisible();
  const studies = page.getByRole('region', { name: 'Учёба' });
  await expect(studies.getByRole('link', { name: '428501 Расписание' })).toHaveAttribute(
    'href',
    '/schedule/428501',
  );
  await page.getByRole('link', { name: 'К списку: Студенты' }).click();
  await expect(page.getByLabel('Поиск')).toHaveValue(student.username);
});

test('students: a student is transferred by an order, which the page shows and can undo', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await signIn('admin', list);
  await page.getByLabel('Поиск').fill(student.username);
  await rows(page).getByRole('link', { name: student.lastName }).click();
  const days = page.getByRole('region', { name: 'Группы по дням' });
  await expect(days).toContainText('с 31.08.2026');
  await page.getByRole('button', { name: 'Перевести…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Перевести: / });
  await expectAccessible({ within: 'dialog[open]' });
  const save = dialog.getByRole('button', { name: 'Перевести' });
  await save.click();
  const group = dialog.getByRole('combobox', { name: 'Группа', exact: true });
  await expect(group).toHaveAccessibleDescription(/Заполните поле/);
  await group.fill('428502');
  await dialog.getByRole('option', { name: '428502', exact: true }).click();
  const from = dialog.getByLabel('Первый день в новой группе');
  await from.fill('21.11.2026');
  await dialog.getByLabel('Номер приказа').fill('118-с');
  await save.click();
  await expect(from).toHaveAccessibleDescription(/20\.11\.2026/);
  await from.fill('01.11.2026');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Студент переведён в\sгруппу 428502: /)).toBeVisible();
  await expect(days).toContainText(/с\s01\.11\.2026\s*428502, подгруппа\s1, приказ №\s118-с/);
  await expect(days).toContainText(/31\.08\.2026\s–\s31\.10\.2026\s*428501/);
  const studies = page.getByRole('region', { name: 'Учёба' });
  await expect(studies).toContainText('428502');
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(studies).toContainText('428501');
  await expect(days).not.toContainText('428502');
});

test('students: a new student is in the group from the entered day', async ({ page, signIn }) => {
  // The test may run several times on one server.
  const card = `97${String(Date.now()).slice(-6)}`;
  await signIn('admin', `${list}/create`);
  await page.getByLabel('Билет').fill(card);
  await page.getByLabel('Фамилия', { exact: true }).fill('Зимородков');
  await page.getByLabel('Имя', { exact: true }).fill('Пётр');
  await page.getByLabel('Дата рождения').fill('29.02.2008');
  await page.getByRole('combobox', { name: 'Группа', exact: true }).fill('428502');
  await page.getByRole('option', { name: '428502', exact: true }).click();
  const first = page.getByLabel(/^Учится в\sгруппе с/);
  await first.fill('21.11.2026');
  const save = page.getByRole('button', { name: 'Создать' });
  await save.click();
  await expect(first).toHaveAccessibleDescription(/20\.11\.2026/);
  await first.fill('02.11.2026');
  await save.click();
  await expect(heading(page)).toHaveText('Студенты');
  await page.getByLabel('Поиск').fill(card);
  await rows(page).getByRole('link', { name: 'Зимородков' }).click();
  await expect(page.getByRole('region', { name: 'Группы по дням' })).toContainText(
    /с\s02\.11\.2026\s*428502, подгруппа\s1$/,
  );
});

test('students: a missing student and an unknown page are reported', async ({ page, signIn }) => {
  await signIn('admin', `${list}/2147483647/show`);
  await expect(page.getByRole('alert')).toHaveText('Такого студента нет.');
  await page.goto('/console/nonsense');
  await expect(heading(page)).toHaveText('Страница не найдена');
});

test('students: a refusal within a valid session is reported and does not end it', async ({
  page,
  world,
  signIn,
}) => {
  const record = /\/api\/v1\/admin\/students\/\d+$/;
  await signIn('admin', list);
  // Waits for the record: the list's data is displayed before it has loaded.
  const answered = page.waitForResponse(record);
  await rows(page).getByRole('link').first().click();
  await answered;
  world.fail({ path: record, status: 403, times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('У вас нет прав на это.');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('region', { name: 'Учёба' })).toBeVisible();
});

test('students: a user who loses the administrator role is signed out of the console with the reason', async ({
  page,
  context,
  world,
  signIn,
}) => {
  const answered = followRequests(page);
  await signIn('admin', list);
  await expect(rows(page)).toHaveCount(25);
  await answered();
  const { username, password } = await world.person('student');
  await context.request.post('/api/v1/auth/login', { data: { username, password } });
  await rows(page).getByRole('link').first().click();
  await expect(page.getByRole('alert')).toContainText('нет роли');
});

test('students: language and theme are selected in the account menu and survive the sign-out', async ({
  page,
  signIn,
}) => {
  await signIn('admin', list);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitemradio', { name: 'Тёмная' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(heading(page)).toHaveText('Sign in to the console');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test("students: on a phone the menu is a drawer, which uses the page's colour scheme", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin', list);
  await expect(rows(page)).toHaveCount(25);
  const ofPage = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(page.getByRole('banner')).not.toHaveCSS('color', ofPage);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('color', ofPage);
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: 'Открыть меню' });
  const drawer = page.getByRole('dialog', { name: 'Разделы' });
  await opener.click();
  await expect(drawer).toHaveCSS('color', ofPage);
  await drawer.getByRole('button', { name: 'Закрыть меню' }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.getByText('Структура').click();
  await drawer.getByRole('link', { name: 'Факультеты' }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toHaveText('Факультеты');
});

test('students: no accessibility faults on sign-in, list and record, in both languages and schemes, also on a phone', async ({
  page,
  expectAccessible,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/console/');
  await heading(page).waitFor();
  await expectAccessible();
  await setColourScheme(page, 'dark');
  await expectAccessible({ rules: ['color-contrast'] });
  await setColourScheme(page, 'light');
  await page.setViewportSize({ width: 360, height: 900 });
  await expectToFit(page);
  await expectAccessible({ contrast: false });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin', list);
  await expect(rows(page)).toHaveCount(25);
  await expectReadable(page, expectAccessible, { without: FURTHER_ROWS });
  await rows(page).getByRole('link').first().click();
  await page.getByRole('region', { name: 'Учёба' }).waitFor();
  await expectReadable(page, expectAccessible, { within: 'main' });
});
