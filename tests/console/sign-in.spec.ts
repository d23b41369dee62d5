import type { Page } from '@playwright/test';
import { addDevice, addPasskey } from '../support/device.ts';
import { followRequests } from '../support/effects.ts';
import { expect, type Person, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const code = (page: Page) => field(page, 'Код из приложения');
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Войти', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fill(page: Page, { username, password }: Person): Promise<void> {
  await field(page, 'Логин').fill(username);
  await field(page, 'Пароль').fill(password);
  await submit(page).click();
}

test('sign-in: a user with a second factor is prompted for its code, and keeps the input', async ({
  page,
  world,
  expectAccessible,
}) => {
  const admin = await world.person('admin');
  const app = await world.secondFactorOf(admin);
  await page.goto('/console/faculties');
  await expect(code(page)).toBeHidden();
  await fill(page, admin);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAccessibleDescription(/резервный код/);
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible({ within: 'main' });
  await submit(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Введите код/);
  await code(page).fill(app.code() === '000000' ? '000001' : '000000');
  await submit(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Неверный код/);
  await expect(code(page)).toBeFocused();
  await expect(field(page, 'Логин')).toHaveValue(admin.username);
  await expect(field(page, 'Пароль')).toHaveValue(admin.password);
  await expectAccessible({ within: 'main' });
  await page.keyboard.type(app.code());
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Факультеты');
});

test('sign-in: a recovery code replaces a code of the app, and another username requires no code', async ({
  page,
  world,
}) => {
  const admin = await world.person('admin');
  const { recoveryCodes } = await world.secondFactorOf(admin);
  await page.goto('/console/faculties');
  await fill(page, admin);
  await expect(code(page)).toBeVisible();
  await field(page, 'Логин').fill(`${admin.username}x`);
  await expect(code(page)).toBeHidden();
  await fill(page, admin);
  await code(page).fill(recoveryCodes[0] ?? '');
  await submit(page).click();
  await expect(heading(page)).toHaveText('Факультеты');
});

test.describe('passkey', () => {
  // Passkeys require a domain name, not an IP address.
  test.use({ baseURL: async ({ running }, use) => use(running.url.replace('127.0.0.1', 'localhost')) });
  const button = (page: Page) => page.getByRole('button', { name: 'Войти с ключом доступа' });

  test.story(
    'sign-in: a missing passkey shows an error, and the password still works; a passkey signs in without a username',
    async ({ page, context, world, expectAccessible }) => {
      const admin = await world.person('admin');
      await addDevice(page);
      await page.goto('/console/faculties');
      await button(page).click();
      await expect(page.getByRole('alert')).toContainText('Ключ доступа не получен');
      await expectAccessible({ within: 'main' });
      await fill(page, admin);
      await expect(heading(page)).toHaveText('Факультеты');
      expect(await addPasskey(page, admin.password)).toBe(200);
      await context.clearCookies();
      await page.goto('/console/faculties');
      await button(page).click();
      await expect(heading(page)).toHaveText('Факультеты');
    },
  );
});

test.story('sign-in: browsers without passkeys do not offer them', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto('/console/');
  await expect(submit(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Войти с ключом доступа' })).toHaveCount(0);
});

/** Number of bytes of compressed scripts that the page sends to a new visitor. */
test.story('sign-in: the page sends at most 250 kB of scripts', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const answered = followRequests(page);
  await page.goto('/console/');
  await expect(submit(page)).toBeVisible();
  await answered();
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThanOrEqual(250_000);
});

test('sign-in: each page has a sign-out in its header, which ends the session', async ({ page, signIn }) => {
  await signIn('admin', '/console/faculties');
  for (const path of ['/console/faculties', '/console/access', '/console/audit']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Меню пользователя/ })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(submit(page)).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/v1/personal-information')).status()).toBe(403);
});
