import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы' }).first();

/** Returns the names of all menu items, collapsed or not. */
const entriesOf = (page: Page): Promise<string[]> => menu(page).locator('a').allTextContents();

test('roles: a dean’s office decides requests of its own faculty, and finds no students of another', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('dean', '/console/');
  await expect(page).toHaveURL(/\/console\/requests/);
  await expect(page.getByRole('combobox', { name: 'Факультет' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Утвердить|Принять|Выдать|Готов/ }).first()).toBeVisible();
  await expectAccessible({ within: 'main' });
  const entries = await entriesOf(page);
  expect(entries).toEqual(expect.arrayContaining(['Студенты', 'Занятия', 'Отметки в\u00a0зачётках']));
  for (const hidden of ['Сводка', 'Рассылки', 'Исходящие', 'Новый учебный год', 'Отчёты'])
    expect(entries).not.toContain(hidden);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await expect(page.getByRole('menu')).toContainText('Деканат, ');
});

test('roles: a librarian starts with the loans, can read students, and sees which pages are forbidden', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('library', '/console/');
  await expect(page).toHaveURL(/\/console\/loans/);
  await expect(page.getByRole('link', { name: 'Добавить' })).toBeVisible();
  await page.goto('/console/students');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Личные данные' })).toBeVisible();
  for (const name of ['Изменить', 'Удалить'])
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Доступ' })).toHaveCount(0);
  await expectAccessible({ within: 'main' });
  await page.goto('/console/marks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не\u00a0найдена');
});

test('roles: an auditor can read the timetable and the request queue, but change neither', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('auditor', '/console/');
  await expect(page).toHaveURL(/\/console\/today/);
  await page.goto('/console/requests');
  await expect(page.getByRole('region', { name: 'Заявка' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Отказать/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Отметить все' })).toBeDisabled();
  await page.goto('/console/faculties');
  await page.getByRole('table').getByRole('link', { name: 'Факультет информационных систем' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ФИС');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible({ within: 'main' });
});

test('roles: an employee who is assigned a role finds the console in the portal', async ({
  page,
  world,
  signIn,
}) => {
  const teacher = await world.person('teacher');
  await signIn('admin', '/healthz');
  const filter = JSON.stringify({ q: teacher.username });
  const listed = await page.request.get('/api/v1/admin/users', { params: { filter } });
  const [account] = (await listed.json()) as { id: number }[];
  await page.goto(`/console/users/${account?.id}/show`);
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByLabel('Доступ в\u00a0консоль').selectOption('Деканат');
  await page.getByRole('combobox', { name: 'Факультет' }).fill('Ф');
  await page.getByRole('option', { name: 'ФИС', exact: true }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Аккаунт изменён: /)).toBeVisible();
  await signIn(teacher, '/');
  await page.getByRole('button', { name: new RegExp(teacher.lastName) }).click();
  await page.getByRole('menuitem', { name: 'Консоль' }).click();
  await expect(page).toHaveURL(/\/console\/requests/);
});
