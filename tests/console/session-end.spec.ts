import type { Locator, Page } from '@playwright/test';
import { expect, type Person, test } from '../support/test.ts';
import type { World } from '../support/world.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Войдите снова' });
const textOnPage = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Clicks a button, even behind the sign-in dialog that another call of the page may have opened. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.dispatchEvent('click');
}

/** Signs in through the dialog of the page. */
async function signInAgain(page: Page, { username, password }: Person): Promise<void> {
  const dialog = signInDialog(page);
  await dialog.getByLabel('Логин').fill(username);
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
}

/**
 * Ends the session and clicks the first record of the open list: the page prompts to sign in. Returns the record's
 * link.
 */
async function openWithoutSession(page: Page, world: World): Promise<Locator> {
  const link = page.getByRole('row').nth(1).getByRole('link');
  await expect(link).toBeVisible();
  await world.signOut(page);
  await press(link);
  await expect(signInDialog(page)).toBeVisible();
  return link;
}

/** Creates a faculty and opens its record. */
async function openFaculty(page: Page, name: string, abbrev: string): Promise<void> {
  const answer = await page.request.post('/api/v1/admin/faculties', { data: { name, abbrev } });
  expect(answer.ok()).toBe(true);
  await page.goto(`/console/faculties/${(await answer.json()).id}`);
}

test('session end: a record is saved after signing in again on the page', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const admin = await signIn('admin', '/healthz');
  await openFaculty(page, 'Факультет черновиков', 'ФЧ1');
  await field(page, 'Название').fill('Факультет черновиков и чистовиков');
  await world.signOut(page);
  await press(page.getByRole('button', { name: 'Сохранить' }));
  const dialog = signInDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText('Время вашего сеанса истекло.');
  await expect(dialog.getByLabel('Логин')).toHaveValue(admin.username);
  await expect(dialog.getByLabel('Пароль', { exact: true })).toBeFocused();
  await expectAccessible();
  // The page behind the dialog is not visible.
  const backdrop = await dialog.evaluate(
    (element) => getComputedStyle(element, '::backdrop').backgroundColor,
  );
  expect(backdrop).toMatch(/^rgb\(/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Пароль', { exact: true }).fill('не тот');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Неверный логин или пароль.');
  await expect(textOnPage(page, 'Факультет изменён: ФЧ1')).toHaveCount(0);
  await dialog.getByLabel('Пароль', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(textOnPage(page, 'Факультет изменён: ФЧ1')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The form has no draft on the next visit.
  await page.getByRole('row').filter({ hasText: 'ФЧ1' }).getByRole('link').click();
  await expect(field(page, 'Название')).toHaveValue('Факультет черновиков и чистовиков');
  await page.getByRole('link', { name: 'Отмена' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Факультеты' })).toBeVisible();
});

test('session end: another user who signs in does not see the page, and is not prompted about it', async ({
  page,
  world,
  signIn,
}) => {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  const admin = await signIn('admin', '/healthz');
  await openFaculty(page, 'Факультет тайн', 'ФТн');
  await field(page, 'Название').fill('Факультет моих тайн');
  await world.signOut(page);
  await press(page.getByRole('button', { name: 'Сохранить' }));
  await signInAgain(page, await world.person('student'));
  await expect(signInDialog(page).getByRole('alert')).toContainText('нет роли в консоли');
  await signInAgain(page, await world.person('admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Что ждёт сегодня' })).toBeVisible();
  expect(questions).toEqual([]);
  await expect(page.getByText('Факультет моих тайн')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('моих тайн');
  // It is not kept for the previous user either, who may be on another device.
  await world.signOut(page);
  await world.signIn(page, admin, '/console/faculties');
  await page.getByRole('row').filter({ hasText: 'ФТн' }).getByRole('link').click();
  await expect(field(page, 'Название')).toHaveValue('Факультет тайн');
});

test.story(
  'session end: a form is restored after the page was reloaded in the meantime',
  async ({ page, world, signIn }) => {
    const admin = await signIn('admin', '/console/faculties/create');
    await field(page, 'Название').fill('Факультет новизны');
    await field(page, 'Сокращение').fill('ФНв');
    await world.signOut(page);
    await press(page.getByRole('button', { name: 'Создать' }));
    await expect(signInDialog(page)).toBeVisible();
    await page.reload();
    await field(page, 'Логин').fill(admin.username);
    await field(page, 'Пароль').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Название')).toHaveValue('Факультет новизны');
    await expect(page.getByText(/^Восстановлено то, что вы ввели/)).toBeVisible();
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Факультет новизны' })).toHaveCount(1);
  },
);

test('session end: selected requests are rejected with the typed reason', async ({ page, world, signIn }) => {
  const student = await world.person('student');
  for (let count = 0; count < 2; count += 1) await world.request(student, 'certificates');
  const admin = await signIn('admin', `/console/requests?q=${encodeURIComponent(student.lastName)}`);
  const rows = page.getByRole('region', { name: 'Очередь' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  const bulk = page.getByRole('group', { name: /^Отмечено/ });
  await bulk.getByRole('button', { name: 'Отказать…' }).click();
  await bulk.getByRole('textbox').fill('Нет печати деканата.');
  await world.signOut(page);
  await press(bulk.getByRole('button', { name: 'Отказать', exact: true }));
  await signInAgain(page, admin);
  await expect(rows.filter({ hasText: 'Отклонена' })).toHaveCount(2);
});

test('session end: a selected file is uploaded', async ({ page, world, signIn }) => {
  const admin = await signIn('admin', '/console/table-imports?kind=students');
  await page.locator('input[type=file]').setInputFiles({
    name: 'студенты.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Номер билета;Фамилия;Имя;Дата рождения;Группа\r\n99300001;Ждан;Пётр;01.02.2008;428501\r\n',
    ),
  });
  await world.signOut(page);
  await press(page.getByRole('button', { name: 'Прочитать файл' }));
  await signInAgain(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: 'студенты.csv' })).toBeVisible();
});

test.story(
  'session end: a page continues when its user has signed in again in another tab',
  async ({ page, world, signIn }) => {
    const admin = await signIn('admin', '/console/faculties');
    await openWithoutSession(page, world);
    const other = await page.context().newPage();
    await world.signIn(other, admin, '/console/faculties');
    await other.close();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(field(page, 'Название')).toHaveValue(/.+/);
    await expect(signInDialog(page)).toHaveCount(0);
  },
);

test('session end: a late reply from before the sign-in does not end the session again', async ({
  page,
  world,
  signIn,
}) => {
  const admin = await signIn('admin', '/console/faculties');
  const link = await openWithoutSession(page, world);
  const release = world.hold('/api/v1/auth/refresh');
  const refreshRequest = page.waitForRequest(/auth\/refresh$/);
  const refreshResponse = page.waitForResponse(/auth\/refresh$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await refreshRequest;
  await signInAgain(page, admin);
  await expect(field(page, 'Название')).toHaveValue(/.+/);
  release();
  await refreshResponse;
  await page.getByRole('link', { name: 'Отмена' }).click();
  await expect(link).toBeVisible();
  await expect(signInDialog(page)).toHaveCount(0);
});
