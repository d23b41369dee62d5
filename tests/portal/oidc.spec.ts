import type { Page } from '@playwright/test';
import { signInThere, withIdentityProvider } from '../support/identity.ts';
import { expect } from '../support/test.ts';

const test = withIdentityProvider();

const way = (page: Page) => page.getByRole('button', { name: 'Войти через университет' });
const main = (page: Page) => page.getByRole('main');
const code = (page: Page) => page.getByLabel('Код из приложения', { exact: true });
const submit = (page: Page) => main(page).getByRole('button', { name: 'Войти', exact: true });

/** Starts without a session, here and at the identity provider. */
async function restart(page: Page, path = '/login'): Promise<void> {
  await page.context().clearCookies();
  await page.goto(path);
}

test('OIDC: a cancelled sign-in is reported, and a successful one remembers the device, by keyboard', async ({
  page,
  world,
  choose,
  expectAccessible,
}) => {
  const student = await world.person('student');
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
  await page.getByLabel('Remember this device').check();
  await page.getByRole('button', { name: 'Sign in with your university' }).focus();
  await page.keyboard.press('Enter');
  await signInThere(page, student.username);
  await expect(page).toHaveURL('/personal-account/profile');
  const session = (await page.context().cookies()).find(({ name }) => name === 'SESSION');
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 179 * 86_400);
});

test('OIDC: the sign-in continues on the requested page, also after the identity provider did not respond', async ({
  page,
  world,
  request,
  expectAccessible,
}) => {
  const student = await world.person('student');
  // The callback page without parameters links back to the sign-in.
  await page.goto('/login/oidc');
  await expect(main(page).getByRole('alert')).toContainText('Начните заново');
  await page.getByRole('link', { name: 'Вернуться ко входу' }).click();
  await expect(page).toHaveURL('/login');
  expect(await (await request.get('/login/oidc')).text()).toContain('content="noindex"');
  await page.goto('/personal-account/library');
  await expect(way(page)).toBeVisible();
  await expectAccessible();
  world.fail({ path: '/api/v1/auth/oidc', status: 409, times: 1 });
  await way(page).click();
  await expect(main(page).getByRole('alert')).toContainText('сейчас не работает');
  await way(page).click();
  await signInThere(page, student.username);
  await expect(page).toHaveURL('/personal-account/library');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Библиотека');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'SESSION')?.expires).toBe(-1);
  expect(cookies.map(({ name }) => name)).not.toContain('OIDC');
});

test('OIDC: a sign-in without an account here, or with a blocked one, shows the reason', async ({
  page,
  world,
  expectAccessible,
}) => {
  const [blocked, other] = [await world.person('student'), await world.person('student')];
  await world.block(blocked, 'restorable');
  await page.goto('/login');
  await way(page).click();
  await signInThere(page, 'visiting.professor');
  await expect(main(page).getByRole('alert')).toContainText('не связан с порталом');
  await expect(page.getByRole('heading', { level: 2, name: 'Вход не завершён' })).toBeFocused();
  await expectAccessible();
  await restart(page);
  await way(page).click();
  await signInThere(page, blocked.username);
  await expect(page.getByRole('heading', { level: 2, name: 'Аккаунт заблокирован' })).toBeFocused();
  await page.getByRole('button', { name: 'Войти под другим логином' }).click();
  await expect(way(page)).toBeVisible();
  // The form next to the identity provider's button can still be used.
  await page.getByLabel('Логин').fill(other.username);
  await page.getByLabel('Пароль', { exact: true }).fill(other.password);
  await submit(page).click();
  await expect(page).toHaveURL('/personal-account/profile');
});

test('OIDC: prompts for the second factor here, and restarts when its code is too late', async ({
  page,
  world,
  expectAccessible,
}) => {
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
  await restart(page, '/login?next=/calendar');
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
  // The pending sign-in survives a reload.
  await page.reload();
  await code(page).fill(app.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calendar');
});
