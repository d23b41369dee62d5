import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addDevice, addPasskey } from '../support/device.ts';
import { expectToFit } from '../support/effects.ts';
import { impersonate, expect, type Person, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const code = (page: Page) => field(page, 'Код из приложения');
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Войти', exact: true });
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Войти с ключом доступа' });

async function fill(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  await field(page, 'Логин').fill(username);
  await field(page, 'Пароль').fill(password);
  await submit(page).click();
}

test('second factor: the sign-in prompts for the code, and keeps the input', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  const app = await world.secondFactorOf(student);
  await page.goto('/login');
  await expect(submit(page)).toBeVisible();
  await expect(code(page)).toBeHidden();
  await fill(page, student);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAccessibleDescription(/резервный код/);
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expectAccessible();
  await submit(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Заполните это поле/);
  await code(page).fill(app.code() === '000000' ? '000001' : '000000');
  await submit(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Неверный код/);
  await expect(code(page)).toBeFocused();
  await expect(field(page, 'Логин')).toHaveValue(student.username);
  await expect(field(page, 'Пароль')).toHaveValue(student.password);
  await expectAccessible();
  await page.keyboard.type(app.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/personal-account/profile');
});

test('second factor: a recovery code replaces a code of the app, and another username requires no code', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  const { recoveryCodes } = await world.secondFactorOf(student);
  await page.goto('/login');
  await fill(page, student);
  await expect(code(page)).toBeVisible();
  await code(page).fill('123');
  await field(page, 'Логин').fill(`${student.username}x`);
  await expect(code(page)).toBeHidden();
  await fill(page, student);
  await expect(code(page)).toHaveValue('');
  await code(page).fill(recoveryCodes[0] ?? '');
  await submit(page).click();
  await expect(page).toHaveURL('/personal-account/profile');
});

const SCREEN = '/second-factor';
const appCodes = (page: Page) => page.getByRole('region', { name: 'Код из приложения' });
const passkeys = (page: Page) => page.getByRole('region', { name: 'Ключи доступа' });
const press = (part: Locator, name: string) => part.getByRole('button', { name, exact: true }).click();

async function prove(part: Locator, password: string): Promise<void> {
  await part.getByLabel('Текущий пароль').fill(password);
  await press(part, 'Продолжить');
}

test('second factor: after it is turned on with an app, it is required', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, SCREEN);
  const part = appCodes(page);
  await expect(part.getByText('Не включён')).toBeVisible();
  await expectAccessible();
  await press(part, 'Включить');
  const password = part.getByLabel('Текущий пароль');
  await expect(password).toBeFocused();
  await prove(part, 'Not-the-password-1!');
  await expect(password).toHaveAccessibleDescription(/Неверный пароль или код/);
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('');
  await prove(part, student.password);
  await expect(part.getByRole('img', { name: 'QR-код' })).toBeVisible();
  await expectAccessible();
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const codeField = part.getByLabel('Код, который показывает приложение');
  await codeField.fill(world.appCode(secret, 40));
  await press(part, 'Включить');
  await expect(codeField).toHaveAccessibleDescription(/Неверный код/);
  await expect(codeField).toBeFocused();
  await codeField.fill(world.appCode(secret));
  await press(part, 'Включить');
  const codes = part.getByRole('list', { name: 'Ваши резервные коды' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible();
  const saved = page.waitForEvent('download');
  await press(part, 'Скачать .txt');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Резервные коды.txt');
  expect((await readFile(await file.path(), 'utf8')).split('\n')).toEqual(await codes.allTextContents());
  await press(part, 'Коды сохранены');
  await expect(part.getByText('Включён', { exact: true })).toBeVisible();
  await expect(part.getByText(/Осталось резервных кодов: 10/)).toBeVisible();
  await expect(part.getByRole('heading')).toBeFocused();
  await expectAccessible();

  await world.signOut(page);
  await page.goto('/login');
  await fill(page, student);
  await page.getByLabel('Код из приложения').fill(world.appCode(secret, 1));
  await submit(page).click();
  await expect(page).toHaveURL('/personal-account/profile');
});

test('second factor: new recovery codes replace the old ones, and a code turns it off', async ({
  page,
  world,
  choose,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await choose({ theme: 'dark' });
  const app = await world.secondFactorOf(student);
  await world.signIn(page, { ...student, secondFactor: app.code() }, SCREEN);
  const part = appCodes(page);
  await press(part, 'Новые коды');
  await part.getByLabel('Текущий пароль').fill(student.password);
  await press(part, 'Новые коды');
  const codes = part.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible();
  const [first = ''] = await codes.allTextContents();
  expect(app.recoveryCodes).not.toContain(first);
  await press(part, 'Коды сохранены');
  await press(part, 'Отключить');
  await press(part, 'Подтвердить кодом');
  const codeField = part.getByLabel('Код из приложения');
  await expect(codeField).toBeFocused();
  await codeField.fill(app.recoveryCodes[0] ?? '');
  await press(part, 'Отключить');
  await expect(codeField).toHaveAccessibleDescription(/Неверный пароль или код/);
  await expectAccessible();
  await codeField.fill(first);
  await press(part, 'Отключить');
  await expect(part.getByText('Не включён')).toBeVisible();
  await expect(part.getByRole('heading')).toBeFocused();
});

test.story(
  'second factor: browsers without passkeys do not offer them, and the page shows why',
  async ({ page, context, world }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    });
    await page.goto('/login');
    await expect(submit(page)).toBeVisible();
    await expect(passkeyButton(page)).toHaveCount(0);
    await world.signIn(page, await world.person('student'), SCREEN);
    await expect(passkeys(page).getByText('Этот браузер не умеет создавать ключи доступа.')).toBeVisible();
    await expect(passkeys(page).getByRole('button')).toHaveCount(0);
  },
);

test('second factor: each part reports its own failure to load, and the rest is shown', async ({
  page,
  world,
}) => {
  world.fail({ path: '/api/v1/settings/passkeys', status: 500 });
  await world.signIn(page, await world.person('student'), SCREEN);
  await expect(passkeys(page).getByRole('alert')).toBeVisible();
  await expect(appCodes(page).getByRole('button', { name: 'Включить' })).toBeVisible();
  world.mend();
  await press(passkeys(page), 'Повторить');
  await expect(passkeys(page).getByText('Ключей доступа нет')).toBeVisible();
});

test('second factor: available to all signed-in users, except an administrator impersonating a student', async ({
  page,
  world,
}) => {
  await page.goto(SCREEN);
  await expect(page).toHaveURL('/login?next=%2Fsecond-factor');
  for (const role of ['admin', 'unconfirmed'] as const) {
    await world.signIn(page, await world.person(role), SCREEN);
    await expect(appCodes(page).getByRole('button', { name: 'Включить' })).toBeVisible();
    await expect(page).toHaveURL(SCREEN);
  }
  await impersonate(page, await world.person('student'));
  await page.goto(SCREEN);
  await expect(page.getByText('закрыты для вас')).toBeVisible();
  await expect(appCodes(page)).toHaveCount(0);
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('second factor: everything fits a phone', async ({ page, world, choose, expectAccessible }) => {
    const student = await world.person('student');
    await choose({ language: 'en', theme: 'dark' });
    await world.signIn(page, student, SCREEN);
    const part = page.getByRole('region', { name: 'Code from an app' });
    await press(part, 'Turn on');
    await part.getByLabel('Current password').fill(student.password);
    await press(part, 'Continue');
    await expect(part.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
  });
});

test.describe('passkey', () => {
  // Passkeys require a domain name, not an IP address.
  test.use({ baseURL: async ({ running }, use) => use(running.url.replace('127.0.0.1', 'localhost')) });

  test.story(
    'second factor: a passkey signs in without username and password, and a missing one shows an error',
    async ({ page, context, world, expectAccessible }) => {
      const { username, password } = await world.person('student');
      await addDevice(page);
      await page.goto('/login');
      await passkeyButton(page).click();
      await expect(page.getByRole('alert')).toContainText('Ключ доступа не получен');
      await expectAccessible();
      await fill(page, { username, password });
      await expect(page).toHaveURL('/personal-account/profile');
      await world.signOut(page);
      await page.request.post('/api/v1/auth/login', { data: { username, password } });
      expect(await addPasskey(page, password)).toBe(200);
      await context.clearCookies();
      await page.goto('/login?next=%2Fpersonal-account%2Flibrary');
      await field(page, 'Запомнить это устройство').check();
      await passkeyButton(page).click();
      await expect(page).toHaveURL('/personal-account/library');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('user')))
        .toContain('"rememberDevice":true');
    },
  );

  test.story(
    'second factor: a passkey is added with a name, renamed and removed',
    async ({ page, world, expectAccessible }) => {
      const student = await world.person('student');
      await addDevice(page);
      await page.goto('/login');
      await fill(page, student);
      await expect(page).toHaveURL('/personal-account/profile');
      await page.goto(SCREEN);
      const part = passkeys(page);
      await expect(part.getByText('Ключей доступа нет')).toBeVisible();
      await press(part, 'Добавить ключ');
      await prove(part, student.password);
      await expect(part.getByLabel('Название')).toBeFocused();
      await press(part, 'Сохранить');
      await expect(part.getByLabel('Название')).toHaveAccessibleDescription(/Заполните это поле/);
      await part.getByLabel('Название').fill('Ноутбук');
      await press(part, 'Сохранить');
      await expect(part.getByRole('row', { name: /Ноутбук 20\.11\.2026\sещё не\sбыло/ })).toBeVisible();
      await expectAccessible();
      await press(part, 'Добавить ключ');
      await prove(part, student.password);
      await expect(part.getByRole('alert')).toContainText('уже есть ваш ключ');
      await press(part, 'Отмена');
      await part.getByRole('button', { name: /Переименовать.*Ноутбук/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Название').fill('Рабочий ноутбук');
      await expectAccessible();
      await press(dialog, 'Сохранить');
      await part.getByRole('button', { name: /Удалить.*Рабочий ноутбук/ }).click();
      await expect(dialog).toContainText('Удалить ключ доступа «Рабочий ноутбук»?');
      await press(dialog, 'Удалить');
      await expect(part.getByText('Ключей доступа нет')).toBeVisible();
      await expect(part.getByRole('heading')).toBeFocused();
    },
  );
});
