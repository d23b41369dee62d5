import type { Page } from '@playwright/test';
import { followRequests } from '../support/effects.ts';
import { withOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A server that requires a second factor for administrators. */
const test = withOwnServer({ secondFactorFor: ['admin'] });

/** Expects the sign-in page to explain what to set up and where. */
async function expectHeld(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в консоль');
  await expect(page.getByRole('alert')).toContainText('включите на портале код из приложения');
  await expect(page.getByRole('link', { name: 'Настроить второй фактор' })).toHaveAttribute(
    'href',
    '/second-factor',
  );
}

test('required second factor: a user without one is asked to set it up, and stays signed in for that', async ({
  page,
  world,
  expectAccessible,
}) => {
  const { username, password } = await world.person('admin');
  await page.goto('/console/faculties');
  await page.getByLabel('Логин').fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expectHeld(page);
  await expectAccessible({ within: 'main' });
  expect((await page.request.post('/api/v1/auth/refresh')).status()).toBe(200);
  await page.goto('/console/faculties');
  await expectHeld(page);
});

test("required second factor: resetting a user's second factor signs them out of the console with the reason", async ({
  page,
  world,
}) => {
  const admin = await world.person('admin');
  const app = await world.secondFactorOf(admin);
  await page.request.post('/api/v1/auth/login', {
    data: { username: admin.username, password: admin.password, secondFactor: app.code() },
  });
  const answered = followRequests(page);
  await page.goto('/console/faculties');
  await expect(page.getByRole('table', { name: 'Факультеты' }).getByRole('link').first()).toBeVisible();
  // Waits for pending requests of the list. They would be rejected too and remove the link before it is clicked.
  await answered();
  const off = await page.request.post('/api/v1/settings/second-factor/off', {
    data: { password: admin.password },
  });
  expect(off.status()).toBe(200);
  await page.getByRole('link', { name: 'Группы', exact: true }).click();
  await expectHeld(page);
});

test('required second factor: the portal guides through the setup, and then the console opens', async ({
  page,
  world,
}) => {
  const admin = await world.person('admin');
  await page.goto('/login');
  await page.getByLabel('Логин', { exact: true }).fill(admin.username);
  await page.getByLabel('Пароль', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/second-factor');
  const waits = page.getByText(/Для\sработы в\sконсоли включите код/);
  await expect(waits).toBeVisible();
  const part = page.getByRole('region', { name: 'Код из приложения' });
  const press = (name: string) => part.getByRole('button', { name, exact: true }).click();
  await press('Включить');
  await part.getByLabel('Текущий пароль').fill(admin.password);
  await press('Продолжить');
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await part.getByLabel('Код, который показывает приложение').fill(world.appCode(secret));
  await press('Включить');
  await press('Коды сохранены');
  await expect(waits).toBeHidden();
});
