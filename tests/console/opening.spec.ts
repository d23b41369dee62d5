import type { Page } from '@playwright/test';
import { expectReadable } from '../support/looks.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A separate server with an empty database. */
const test = withOwnServer({}, { demo: false });

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('opening: an empty university starts with a checklist, from starter sets to accounts of employees', async ({
  page,
  running,
  world,
  expectAccessible,
}, info) => {
  const admin = await running.makeFirstAdmin(info.outputPath('data'));
  await world.signIn(page, admin, '/console/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Открытие университета');
  await expect(page.getByText(/готово 1 из.10/)).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'main' });

  const places = { name: 'Обычный набор…: Места предъявления справок' };
  await step(page, 'Справки').getByRole('button', places).click();
  const set = page.getByRole('dialog', { name: 'Обычный набор: Места предъявления справок' });
  await expect(set.getByRole('listitem')).toHaveCount(6);
  await set.getByRole('button', { name: /Добавить 6/ }).click();
  await expect(page.getByText(/Добавлено 6.записей/)).toBeVisible();
  await expect(step(page, 'Справки').getByRole('button', places)).toBeHidden();
  await expect(step(page, 'Справки').getByRole('img', { name: 'Готово' }).first()).toBeVisible();
  await expect(page.getByText(/готово 2 из.10/)).toBeVisible();

  await step(page, 'Учреждение').getByRole('link', { name: 'Добавить: Учреждение' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новое учреждение');

  await page.goto('/console/opening');
  await step(page, 'Почта и').getByRole('button', { name: 'Пробное сообщение…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Отправить пробное письмо' });
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog.getByText('Укажите, куда отправить.')).toBeVisible();
  await dialog.getByLabel('Адрес почты').fill('admin@example.com');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText(/Сообщение в.очереди/)).toBeVisible();

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
  await page.goto('/console/invitations?role=employee');
  await step(page, 'Аккаунты сотрудников').getByRole('button', { name: 'Создать 1' }).click();
  await expect(page.getByText(/Создан 1.аккаунт/)).toBeVisible();
  await expect(step(page, 'Листки на бумаге').getByRole('button', { name: 'Напечатать 1' })).toBeVisible();
});
