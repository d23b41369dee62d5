import type { Locator, Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { impersonate, expect, test } from '../support/test.ts';

const SCREEN = '/settings/api-tokens';
const tokens = (page: Page) => page.getByRole('region', { name: 'Токены', exact: true });
const press = (part: Locator, name: string) => part.getByRole('button', { name, exact: true }).click();

/** Fills in and submits the options of a token, up to the step-up verification. */
async function options(part: Locator, name: string): Promise<void> {
  await press(part, 'Создать токен');
  await part.getByLabel('Название').fill(name);
  await press(part, 'Продолжить');
}

test('API tokens: a token is created, shown once, limited to its scope, and revoked', async ({
  page,
  context,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.signIn(page, student, '/personal-account/settings');
  await page.getByRole('link', { name: /Открыть.*токены API/ }).click();
  await expect(page).toHaveURL(SCREEN);
  const part = tokens(page);
  await expect(part.getByText('Токенов нет')).toBeVisible();
  await expect(part.getByText('Authorization: Bearer smst_…')).toBeVisible();
  await expectAccessible();

  await press(part, 'Создать токен');
  const name = part.getByLabel('Название');
  await expect(name).toBeFocused();
  await expect(part.getByRole('checkbox')).toHaveCount(2);
  await part.getByRole('checkbox', { name: 'читать' }).uncheck();
  await press(part, 'Продолжить');
  await expect(name).toHaveAccessibleDescription(/Заполните это поле/);
  await expect(part.getByRole('group', { name: 'Что разрешить' })).toHaveAccessibleDescription(/\S/);
  await expectAccessible();
  await name.fill('Сводка по утрам');
  await part.getByRole('checkbox', { name: 'читать' }).check();
  await part.getByLabel('Срок').selectOption('7 дней');
  await press(part, 'Продолжить');

  const password = part.getByLabel('Текущий пароль');
  await expect(password).toBeFocused();
  await password.fill('Not-the-password-1!');
  await press(part, 'Создать токен');
  await expect(password).toHaveAccessibleDescription(/Неверный пароль или код/);
  await password.fill(student.password);
  await press(part, 'Создать токен');
  await expect(part.getByRole('heading', { name: 'Токен «Сводка по утрам»' })).toBeFocused();
  await expectAccessible();
  await part.getByRole('button', { name: 'Копировать: Токен' }).click();
  await expect(part.getByRole('button', { name: 'Скопировано: Токен' })).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^smst_[\w-]{43}$/);
  await press(part, 'Токен сохранён');
  await expect(part.getByText(token)).toHaveCount(0);
  const row = part.getByRole('row', { name: /Сводка по\sутрам/ });
  await expect(row).toContainText(`smst_${token.slice(5, 9)}…`);
  await expect(row).toContainText('ещё не было');
  await expect(row).toContainText('27.11.2026');

  const headers = { authorization: `Bearer ${token}` };
  const ask = async (): Promise<number> =>
    (await fetch(`${world.url}/api/v1/personal-information`, { headers })).status;
  expect(await ask()).toBe(200);
  await row.getByRole('button', { name: /Отозвать/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Отозвать токен «Сводка по утрам»?');
  await expectAccessible();
  await press(dialog, 'Отозвать');
  await expect(part.getByText('Токенов нет')).toBeVisible();
  await expect(part.getByRole('heading')).toBeFocused();
  expect(await ask()).toBe(403);
});

test('API tokens: failures and refusals are reported', async ({ page, world }) => {
  const student = await world.person('student');
  world.fail({ path: '/api/v1/settings/api-tokens', status: 500 });
  await world.signIn(page, student, SCREEN);
  const part = tokens(page);
  await expect(part.getByRole('alert')).toBeVisible();
  world.mend();
  await press(part, 'Повторить');
  await expect(part.getByText('Токенов нет')).toBeVisible();

  await options(part, 'Сводка');
  world.fail({ path: '/api/v1/settings/api-tokens', status: 500 });
  const password = part.getByLabel('Текущий пароль');
  await password.fill(student.password);
  await press(part, 'Создать токен');
  await expect(part.getByRole('alert')).toContainText('Не удалось изменить токены API.');
  world.mend();
  await password.fill(student.password);
  await press(part, 'Создать токен');
  await expect(part.getByRole('heading', { name: 'Токен «Сводка»' })).toBeVisible();
  await press(part, 'Токен сохранён');

  await part.getByRole('button', { name: /Отозвать/ }).click();
  const dialog = page.getByRole('dialog');
  world.fail({ path: /api-tokens\/\d+$/, status: 404 });
  await press(dialog, 'Отозвать');
  await expect(dialog.getByRole('alert')).toContainText('Такого токена API нет.');
  await press(dialog, 'Оставить');
  await expect(part.getByRole('row', { name: /Сводка/ })).toBeVisible();
});

test("API tokens: an administrator can create a token with the administrators' scope", async ({
  page,
  world,
}) => {
  const admin = await world.person('admin');
  await world.signIn(page, admin, '/admin');
  await page.getByRole('link', { name: 'Токены API' }).click();
  const part = tokens(page);
  await press(part, 'Создать токен');
  await part.getByLabel('Название').fill('Импорт');
  await part.getByRole('checkbox', { name: 'читать', exact: true }).uncheck();
  await part.getByRole('checkbox', { name: 'изменять как администратор' }).check();
  await press(part, 'Продолжить');
  await part.getByLabel('Текущий пароль').fill(admin.password);
  await press(part, 'Создать токен');
  await press(part, 'Токен сохранён');
  await expect(part.getByRole('row', { name: /Импорт.*изменять как администратор/ })).toBeVisible();
});

test('API tokens: a user with a second factor can verify with a code too', async ({ page, world }) => {
  const student = await world.person('student');
  const app = await world.secondFactorOf(student);
  await world.signIn(page, { ...student, secondFactor: app.code() }, SCREEN);
  const part = tokens(page);
  await options(part, 'Сводка');
  await press(part, 'Подтвердить кодом');
  await part.getByLabel('Код из приложения').fill(app.recoveryCodes[0] ?? '');
  await press(part, 'Создать токен');
  await expect(part.getByRole('heading', { name: 'Токен «Сводка»' })).toBeVisible();
});

test('API tokens: not available during an impersonation', async ({ page, world }) => {
  await impersonate(page, await world.person('student'));
  await page.goto(SCREEN);
  await expect(page.getByText('закрыты для вас')).toBeVisible();
  await expect(tokens(page)).toHaveCount(0);
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('API tokens: everything fits a phone, also in dark', async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    const student = await world.person('student');
    await choose({ language: 'en', theme: 'dark' });
    await world.signIn(page, student, SCREEN);
    const part = page.getByRole('region', { name: 'Tokens', exact: true });
    const fits = async () => await expectToFit(page);
    await expect(part.getByText('There are no tokens')).toBeVisible();
    await expectAccessible();
    await fits();
    await press(part, 'Create a token');
    await part.getByLabel('Name').fill('A digest of every morning, for the whole group');
    await expectAccessible();
    await fits();
    await press(part, 'Continue');
    await part.getByLabel('Current password').fill(student.password);
    await press(part, 'Create a token');
    await expect(part.getByText(/^smst_/).first()).toBeVisible();
    await expectAccessible();
    await fits();
    await press(part, 'The token is saved');
    await expect(
      part.getByText('A digest of every morning, for the whole group', { exact: true }),
    ).toBeVisible();
    await expectAccessible();
    await fits();
  });
});
