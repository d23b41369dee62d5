import type { Page } from '@playwright/test';
import { signInThere, withIdentityProvider } from '../support/identity.ts';
import { expect } from '../support/test.ts';

const test = withIdentityProvider();

const way = (page: Page) => page.getByRole('button', { name: 'Войти через университет' });
const main = (page: Page) => page.getByRole('main');
const code = (page: Page) => page.getByLabel('Код второго фактора', { exact: true });
const submit = (page: Page) => main(page).getByRole('button', { name: 'Войти', exact: true });

test('a student signs in at the university, and goes on where they wanted to', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await page.goto('/personal-account/library');
  await expect(way(page)).toBeVisible();
  await expectAccessible();
  await way(page).click();
  await signInThere(page, student.username);
  await expect(page).toHaveURL('/personal-account/library');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Библиотека');
  const session = (await page.context().cookies()).find(({ name }) => name === 'SESSION');
  expect(session?.expires).toBe(-1);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('OIDC');
});

test('who wants this device to be remembered says so before, by keyboard', async ({ page, world }) => {
  const student = await world.person('student');
  await page.goto('/login');
  await page.getByLabel('Запомнить это устройство').check();
  await way(page).focus();
  await page.keyboard.press('Enter');
  await signInThere(page, student.username);
  await expect(page).toHaveURL('/personal-account/profile');
  const session = (await page.context().cookies()).find(({ name }) => name === 'SESSION');
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 179 * 86_400);
});

test('who cancels there is told so on a narrow screen, and finds the way back', async ({
  page,
  choose,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await choose({ language: 'en', theme: 'dark' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with your university' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'You are not signed in yet' })).toBeFocused();
  await expect(main(page).getByRole('alert')).toContainText('The university did not confirm the sign-in');
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to the sign-in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('who has no account here is told whom to ask', async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await way(page).click();
  await signInThere(page, 'visiting.professor');
  await expect(main(page).getByRole('alert')).toContainText('нет аккаунта на портале');
  await expect(page.getByRole('heading', { level: 2, name: 'Вход не завершён' })).toBeFocused();
  await expectAccessible();
});

test('who is blocked learns it in the words of the sign-in', async ({ page, world }) => {
  const student = await world.person('student');
  await world.block(student, 'restorable');
  await page.goto('/login');
  await way(page).click();
  await signInThere(page, student.username);
  await expect(page.getByRole('heading', { level: 2, name: 'Аккаунт заблокирован' })).toBeFocused();
  await page.getByRole('button', { name: 'Войти под другим логином' }).click();
  await expect(way(page)).toBeVisible();
});

test('who has a second factor here is asked for its code', async ({ page, world, expectAccessible }) => {
  const student = await world.person('student');
  const app = await world.secondFactorOf(student);
  await page.goto('/login?next=/calendar');
  await way(page).click();
  await signInThere(page, student.username);
  await expect(code(page)).toBeFocused();
  await expectAccessible();
  await submit(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Заполните это поле/);
  await code(page).fill(app.code() === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/Неверный код/);
  await expect(code(page)).toBeFocused();
  // Opened anew, the page still knows who it is.
  await page.reload();
  await code(page).fill(app.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calendar');
});

test('a code that comes too late begins nothing, and says so', async ({ page, world }) => {
  const student = await world.person('student');
  const app = await world.secondFactorOf(student);
  await page.goto('/login');
  await way(page).click();
  await signInThere(page, student.username);
  await expect(code(page)).toBeFocused();
  await world.clock.advance('6 min');
  await code(page).fill(app.code());
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert')).toContainText('Начните заново');
  await expect(page.getByRole('link', { name: 'Вернуться ко входу' })).toBeVisible();
});

test('while the university does not answer, the sign-in says so and stays usable', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await page.goto('/login');
  world.fail({ path: '/api/v1/auth/oidc', status: 409, times: 1 });
  await way(page).click();
  await expect(main(page).getByRole('alert')).toContainText('сейчас не работает');
  await page.getByLabel('Логин').fill(student.username);
  await page.getByLabel('Пароль', { exact: true }).fill(student.password);
  await submit(page).click();
  await expect(page).toHaveURL('/personal-account/profile');
});

test('the page that finishes is for nobody else: opened by hand it leads back', async ({ page, request }) => {
  await page.goto('/login/oidc');
  await expect(main(page).getByRole('alert')).toContainText('Начните заново');
  await page.getByRole('link', { name: 'Вернуться ко входу' }).click();
  await expect(page).toHaveURL('/login');
  expect(await (await request.get('/login/oidc')).text()).toContain('content="noindex"');
});
