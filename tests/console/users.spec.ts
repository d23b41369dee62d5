import type { Page } from '@playwright/test';
import { expect, type Person, test } from '../support/test.ts';

const rows = (page: Page, name: string) =>
  page.getByRole('table', { name }).locator('tbody').getByRole('row');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const searched = (path: string, words: string) =>
  `/console/${path}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;

/** Opens the page of a record found by search. */
async function openFound(page: Page, path: 'users' | 'students', words: string): Promise<void> {
  const filter = JSON.stringify({ q: words });
  const listed = await page.request.get(`/api/v1/admin/${path}`, { params: { filter } });
  const [record] = (await listed.json()) as { id: number }[];
  await page.goto(`/console/${path}/${record?.id}/show`);
}
const openAccount = (page: Page, login: string) => openFound(page, 'users', login);

test('users: an account is created for an employee, who receives the link by e-mail', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const employee = await page.request.post('/api/v1/admin/employees', {
    data: {
      lastName: 'Приходько',
      firstName: 'Вера',
      middleName: null,
      degree: '',
      degreeAbbrev: '',
      rank: null,
      email: null,
      urlId: 'v-prihodko',
    },
  });
  expect(employee.ok()).toBe(true);
  await page.goto('/console/users');
  await page.getByRole('link', { name: 'Добавить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новый аккаунт');
  await page.getByLabel('Роль').selectOption('Сотрудник');
  await expectAccessible({ within: 'main' });
  await page.getByRole('combobox', { name: 'Сотрудник' }).fill('Приходько');
  await page.getByRole('option', { name: 'Приходько Вера' }).click();
  await field(page, 'Логин').fill('admin');
  await field(page, 'Электронная почта').fill('v.prihodko@example.com');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(field(page, 'Логин')).toHaveAccessibleDescription(/уже.есть.у.другой.записи/);
  await field(page, 'Логин').fill('v.prihodko');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Аккаунт добавлен: Приходько Вера')).toBeVisible();

  await openAccount(page, 'v.prihodko');
  await expect(page.getByRole('region', { name: 'Аккаунт' })).toContainText('Приходько Вера');
  await page.getByRole('button', { name: 'Отправить ссылку на почту…' }).click();
  const question = page.getByRole('dialog', { name: 'Отправить ссылку на почту?' });
  await expect(question).toContainText('нужен его логин');
  await expectAccessible({ within: 'dialog[open]' });
  await question.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Ссылка отправлена на\u00a0v.prihodko@example.com.')).toBeVisible();
});

test('users: an employee becomes an administrator, and is signed out', async ({
  page,
  request,
  world,
  signIn,
}) => {
  const teacher = await world.person('teacher');
  await request.post('/api/v1/auth/login', {
    data: { username: teacher.username, password: teacher.password },
  });
  const own = async () => (await request.get('/api/v1/personal-information')).status();
  expect(await own()).toBe(200);
  await signIn('admin', '/healthz');
  await openAccount(page, teacher.username);
  await page.getByRole('link', { name: 'Изменить' }).click();
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible();
  await page.getByLabel('Роль').selectOption('Администратор');
  await field(page, 'Полное имя').fill('Пётр Ильич Новиков');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Аккаунт изменён: Пётр Ильич Новиков')).toBeVisible();
  expect(await own()).toBe(403);
  await openAccount(page, teacher.username);
  await expect(page.getByRole('region', { name: 'Аккаунт' })).toContainText('Администратор');
});

test('users: users cannot change their own role or create a link for themselves, and the page shows why', async ({
  page,
  world,
  signIn,
}) => {
  const admin = await world.person('admin');
  await signIn(admin, '/healthz');
  await openAccount(page, admin.username);
  await page.getByRole('button', { name: 'Ссылка для первого пароля…' }).click();
  const question = page.getByRole('dialog', { name: 'Создать ссылку для первого пароля?' });
  await question.getByRole('button', { name: 'Создать ссылку' }).click();
  await expect(question.getByRole('alert')).toContainText('смените его в настройках портала');
  await question.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('link', { name: 'Изменить' }).click();
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible();
  await page.getByLabel('Роль').selectOption('Сотрудник');
  await page.getByRole('combobox', { name: 'Сотрудник' }).fill('а');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert')).toContainText('Свою роль изменить нельзя');
});

test("users: a student's account links to the student, and is read-only", async ({ page, world, signIn }) => {
  const student = await world.person('student');
  await signIn('admin', '/healthz');
  await openAccount(page, student.username);
  await page.getByRole('region', { name: 'Доступ' }).waitFor();
  await expect(page.getByRole('link', { name: 'Изменить' })).toHaveCount(0);
  await page.getByRole('region', { name: 'Аккаунт' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(student.lastName);
});

const enter = ({ username, password }: Person) => ({ data: { username, password } });

test('users: a session is ended, and its owner has to sign in again', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await request.post('/api/v1/auth/login', enter(student));
  await signIn('admin', '/healthz');
  await page.goto(searched('sessions', student.username));
  const row = rows(page, 'Сеансы').filter({ hasText: student.lastName });
  await expect(row).toHaveCount(1);
  await expectAccessible({ within: 'main' });
  await row.getByRole('button', { name: /^Завершить/ }).click();
  const question = page.getByRole('dialog', { name: 'Завершить сеанс?' });
  await expect(question).toContainText(student.lastName);
  await question.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByText('Сеанс завершён.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await request.get('/api/v1/personal-information')).status()).toBe(403);
});

test('users: a student with related data or a used account cannot be deleted, and the page shows why', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await signIn('admin', '/healthz');
  const question = page.getByRole('dialog');
  const expectKept = async (cardNumber: string, reason: RegExp): Promise<void> => {
    await openFound(page, 'students', cardNumber);
    await page.getByRole('button', { name: 'Удалить' }).click();
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(question.getByRole('alert')).toContainText(reason);
  };
  await expectKept('42850005', /отмет/);
  await expectAccessible({ within: 'dialog[open]' });
  await expectKept(student.username, /1\sаккаунт/);
});

test('users: a student without related data is deleted, and restored', async ({ page, signIn }) => {
  await signIn('admin', '/healthz');
  const [cardNumber, lastName] = ['99850071', 'Ошибочный'];
  const data = {
    cardNumber,
    lastName,
    firstName: 'Пётр',
    middleName: null,
    belarusianLastName: null,
    belarusianFirstName: null,
    belarusianMiddleName: null,
    birthDate: '2008-02-01',
    groupId: 15001,
    subgroup: 1,
    isGroupHead: false,
    canStudentNote: false,
    hasProfiling: false,
  };
  expect((await page.request.post('/api/v1/admin/students', { data })).status()).toBe(200);
  await openFound(page, 'students', cardNumber);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(new RegExp(`^Студент удалён: ${lastName} `))).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Возвращена 1 запись')).toBeVisible();
  await page.goto(searched('students', cardNumber));
  await expect(rows(page, 'Студенты').filter({ hasText: lastName })).toBeVisible();
  // Deletes the student again, because the next run creates one with the same number.
  const [{ id }] = (await (
    await page.request.get('/api/v1/admin/students', {
      params: { filter: JSON.stringify({ q: cardNumber }) },
    })
  ).json()) as [{ id: number }];
  expect((await page.request.delete(`/api/v1/admin/students/${id}`)).status()).toBe(200);
});

test('users: the API tokens of an account are listed, and one is revoked', async ({
  page,
  request,
  world,
  signIn,
  expectAccessible,
}) => {
  const { username, password } = await world.person('teacher');
  await request.post('/api/v1/auth/login', { data: { username, password } });
  const data = { name: 'Сводка', scopes: ['read'], days: 30, password };
  const created = await request.post('/api/v1/settings/api-tokens', { data });
  const { token } = (await created.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const own = async () => (await fetch(`${world.url}/api/v1/notifications/count`, { headers })).status;
  expect(await own()).toBe(200);

  await signIn('admin', '/healthz');
  await openAccount(page, username);
  const tokens = page.getByRole('region', { name: 'Токены API' });
  await expect(tokens).toContainText(`smst_${token.slice(5, 9)}… read; до\u00a020.12.2026`);
  await expectAccessible({ within: 'main' });
  await tokens.getByRole('button', { name: 'Отозвать: Сводка' }).click();
  const question = page.getByRole('dialog', { name: 'Отозвать токен «Сводка»?' });
  await question.waitFor();
  await expectAccessible({ within: 'dialog[open]' });
  await question.getByRole('button', { name: 'Отозвать' }).click();
  await expect(page.getByText('Токен отозван')).toBeVisible();
  await expect(tokens).toContainText('нет');
  expect(await own()).toBe(403);
});
