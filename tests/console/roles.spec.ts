import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы' }).first();

/** Returns the names of all menu items, including collapsed ones. */
const entriesOf = (page: Page): Promise<string[]> => menu(page).locator('a').allTextContents();

test('roles: a dean’s office decides requests of its own faculty, and does not find students of others', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('dean', '/console/');
  await expect(page).toHaveURL(/\/console\/today/);
  await expect(page.getByRole('table', { name: 'Заявки по видам' })).toBeVisible();
  const state = page.getByRole('region', { name: 'Состояние' });
  await expect(state).toContainText('Заблокированные аккаунты');
  for (const hidden of ['Неудачные входы', 'Почта']) await expect(state).not.toContainText(hidden);
  await page.goto('/console/requests');
  await expect(page.getByRole('combobox', { name: 'Факультет' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Утвердить|Принять|Выдать|Готов/ }).first()).toBeVisible();
  await expectAccessible({ within: 'main' });
  const entries = await entriesOf(page);
  expect(entries).toEqual(expect.arrayContaining(['Студенты', 'Занятия', 'Отметки в\u00a0зачётках']));
  expect(entries).toEqual(expect.arrayContaining(['Сводка', 'Рассылки', 'Объявления', 'Отчёты']));
  for (const hidden of ['Исходящие', 'Начало учебного года', 'Факультеты', 'Аудитории', 'Сохранённые отчёты'])
    expect(entries).not.toContain(hidden);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await expect(page.getByRole('menu')).toContainText('Деканат, ');
});

test('roles: a librarian starts with the loans, can read students, and sees a message on forbidden pages', async ({
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

test('roles: an employee with a role has a link to the console in the portal', async ({
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
  await expect(page).toHaveURL(/\/console\/today/);
});

test('roles: a dean’s office writes to its own faculty, reads its reports, and has no access to accounts', async ({
  page,
  signIn,
}) => {
  await signIn('dean', '/console/broadcasts/create');
  await expect(page.getByText(/^Студентам факультета/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Кому' })).toHaveCount(0);
  await expect(page.getByText(/^Получ(ит|ат)\s\d+\s/)).toBeVisible();
  await page.goto('/console/reports');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Факультет' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Входы' })).toHaveCount(0);
  await page.goto('/console/users');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Добавить' })).toHaveCount(0);
});

test('roles: support starts with the bug reports, and sees its own history', async ({ page, signIn }) => {
  await signIn('support', '/console/');
  await expect(page).toHaveURL(/\/console\/today/);
  const reports = page.getByRole('region', { name: 'Обращения в поддержку' });
  await reports.getByRole('link', { name: 'Новые' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обращения');
  await expect(page.getByRole('button', { name: /^Новые/ })).toHaveAttribute('aria-pressed', 'true');
});
