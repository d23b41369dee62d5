import type { Locator, Page } from '@playwright/test';
import { requestNumber } from '@semestr/core/request-kinds';
import { expect, type Person, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const restored = (page: Page) => page.getByText(/^Восстановлено то, что вы ввели/);
const faculties = '/api/v1/admin/faculties';

/** Signs in on the page to which the end of a session leads. */
async function signInAgain(page: Page, { username, password }: Person): Promise<void> {
  await expect(page.getByText('Время вашей сессии истекло.')).toBeVisible();
  await field(page, 'Логин').fill(username);
  await field(page, 'Пароль').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
}

/** Presses a button, unless the page has found out by another call that the session is over. */
const pressUnlessSignedOut = (page: Page, button: Locator): Promise<void> =>
  button.or(field(page, 'Логин')).click();

async function createFaculty(page: Page, name: string, abbrev: string): Promise<string> {
  const answer = await page.request.post(faculties, { data: { name, abbrev } });
  expect(answer.ok()).toBe(true);
  return `/console/faculties/${(await answer.json()).id}`;
}

test('drafts: an edited record is filled again after the session ended', async ({ page, world, signIn }) => {
  const admin = await signIn('admin', '/console/faculties');
  await page.goto(await createFaculty(page, 'Факультет черновиков', 'ФЧ1'));
  await field(page, 'Название').fill('Факультет черновиков и чистовиков');
  await world.signOut(page);
  await pressUnlessSignedOut(page, page.getByRole('button', { name: 'Сохранить' }));
  await signInAgain(page, admin);
  await expect(field(page, 'Название')).toHaveValue('Факультет черновиков и чистовиков');
  await expect(restored(page)).toBeVisible();
  await expect(page.getByText('Запись изменена', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Запись изменена', { exact: true })).toBeVisible();
  // A saved draft is gone: the form begins with the record.
  await page.getByRole('row').filter({ hasText: 'ФЧ1' }).getByRole('link').click();
  await expect(field(page, 'Название')).toHaveValue('Факультет черновиков и чистовиков');
  await field(page, 'Сокращение').fill('ФЧ2');
  await page.getByRole('link', { name: 'Отмена' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('drafts: another user of the browser is not shown what was typed', async ({ page, world, signIn }) => {
  const admin = await signIn('admin', '/console/faculties');
  await page.goto(await createFaculty(page, 'Факультет тайн', 'ФТн'));
  await field(page, 'Название').fill('Факультет моих тайн');
  await world.signOut(page);
  await pressUnlessSignedOut(page, page.getByRole('button', { name: 'Сохранить' }));
  await signInAgain(page, await world.person('admin'));
  await expect(field(page, 'Название')).toHaveValue('Факультет тайн');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('моих тайн');
  // Nor is it kept for the first one, who may sit elsewhere by now.
  await field(page, 'Сокращение').fill('ФТ2');
  await world.signOut(page);
  await pressUnlessSignedOut(page, page.getByRole('button', { name: 'Сохранить' }));
  await signInAgain(page, admin);
  await expect(field(page, 'Название')).toHaveValue('Факультет тайн');
});

test('drafts: a new record is filled again after the session ended', async ({ page, world, signIn }) => {
  const admin = await signIn('admin', '/console/faculties/create');
  await field(page, 'Название').fill('Факультет новизны');
  await field(page, 'Сокращение').fill('ФНв');
  await world.signOut(page);
  await pressUnlessSignedOut(page, page.getByRole('button', { name: 'Создать' }));
  await signInAgain(page, admin);
  await expect(field(page, 'Название')).toHaveValue('Факультет новизны');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Факультет новизны' })).toHaveCount(1);
});

test('drafts: a reason for rejection is there again after the session ended', async ({
  page,
  world,
  signIn,
}) => {
  const student = await world.person('student');
  const number = requestNumber('certificates', await world.request(student, 'certificates'));
  const admin = await signIn('admin', `/console/requests?q=${encodeURIComponent(student.lastName)}`);
  const decision = page.getByRole('group', { name: 'Решение' });
  const row = page.getByRole('region', { name: 'Очередь' }).getByRole('listitem').filter({ hasText: number });
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Своя…' }).click();
  await decision.getByRole('textbox', { name: /^Причина отказа/ }).fill('Нет печати деканата.');
  await world.signOut(page);
  await pressUnlessSignedOut(page, decision.getByRole('button', { name: 'Отказать', exact: true }));
  await signInAgain(page, admin);
  await expect(decision.getByRole('textbox', { name: /^Причина отказа/ })).toHaveValue(
    'Нет печати деканата.',
  );
  await decision.getByRole('button', { name: 'Отказать', exact: true }).click();
  await expect(row).toContainText('Отказано');
});
