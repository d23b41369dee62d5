import { expect, test } from '../support/test.ts';

test('LOG-04 LOG-05 a student signs in, sees the own profile and signs out', async ({ page, world }) => {
  const student = await world.person('student');
  await page.goto('/personal-account/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Логин').fill(student.username);
  await page.getByLabel('Пароль', { exact: true }).fill(student.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  await expect(page.getByRole('main')).toContainText(student.username);
  await expect(page.getByRole('main').getByRole('link', { name: '428501' })).toBeVisible();
  const stored = await page.evaluate(() => [
    localStorage.getItem('user'),
    localStorage.getItem('_expiredTime'),
  ]);
  expect(stored[0]).toContain('"isGroupHead":false');
  expect(Number(stored[1])).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('_expiredTime')]),
  ).toEqual([null, null]);
  const status = await page.evaluate(async () => (await fetch('/api/v1/personal-information')).status);
  expect(status).toBe(403);
});

test('LOG-01 a wrong password is told in words, the field is emptied', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Логин').fill('42850001');
  await page.getByLabel('Пароль', { exact: true }).fill('wrong');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль.');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Пароль', { exact: true })).toBeFocused();
});

test('empty fields are named before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByLabel('Логин')).toHaveAccessibleDescription(/Заполните это поле/);
});

test('AC-03 the signed-in have no business on the login page', async ({ page, signIn }) => {
  await signIn('student', '/login');
  await expect(page).toHaveURL(/\/personal-account\/profile$/);
});

for (const next of ['/\\example.org', '//example.org', 'https://example.org/', '/.//example.org'])
  test(`after signing in nobody is led to ${next}`, async ({ page, world }) => {
    const student = await world.person('student');
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Логин').fill(student.username);
    await page.getByLabel('Пароль', { exact: true }).fill(student.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/personal-account/profile');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('AC-01 an administrator is led to the console, from the personal pages too', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/login');
  await expect(page).toHaveURL(/\/console\//);
  await page.goto('/personal-account/profile');
  await expect(page).toHaveURL(/\/console\//);
});

test('AC-02 unconfirmed contacts are announced', async ({ page, signIn }) => {
  await signIn('unconfirmed', '/personal-account/profile');
  await expect(
    page.getByText('Внимание! Для работы с личным кабинетом необходимо подтвердить контактные данные.'),
  ).toBeVisible();
});

test('AC-04 a session that ended elsewhere signs out here too', async ({ page, signIn, context }) => {
  await signIn('student', '/');
  await context.clearCookies();
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(
    await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('_expiredTime')]),
  ).toEqual([null, null]);
});

test('SH-08 a session past its time is refreshed at start behind the splash screen', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('student', '/');
  await world.clock.advance('30 min');
  const before = Number(await page.evaluate(() => localStorage.getItem('_expiredTime')));
  const answer = world.hold('/api/v1/auth/refresh');
  await page.goto('/personal-account/profile');
  await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  expect(Number(await page.evaluate(() => localStorage.getItem('_expiredTime')))).toBeGreaterThan(before);
});
