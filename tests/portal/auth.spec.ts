import type { Page } from '@playwright/test';
import { expect, type Person, test } from '../support/test.ts';

const profile = '/personal-account/profile';
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });

/** Returns the user and the expiry that the browser stores for a session. */
const keptSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('_expiredTime')]);

async function signInByForm(page: Page, person: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Логин').fill(person.username);
  await password(page).fill(person.password);
  await page.keyboard.press('Enter');
}

test('LOG-04 LOG-05 auth: a student signs in, sees their own profile and signs out', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await page.goto('/personal-account/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Логин').fill(student.username);
  await page.getByLabel('Пароль', { exact: true }).fill(student.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  await expect(page.getByRole('main')).toContainText(student.username);
  await expect(page.getByRole('main').getByRole('link', { name: '428501' }).first()).toBeVisible();
  await expect
    .poll(() => keptSession(page))
    .toEqual([expect.stringContaining('"isGroupHead":false'), expect.stringMatching(/^[1-9]\d+$/)]);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => keptSession(page)).toEqual([null, null]);
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/v1/personal-information')).status))
    .toBe(403);
});

test('LOG-01 auth: a failed sign-in shows the reason, marks empty fields and keeps the form usable', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await page.goto('/login');
  // Attributes that password managers rely on.
  await expect(page.getByLabel('Логин')).toHaveAttribute('autocomplete', 'username');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  const submit = page.getByRole('main').getByRole('button', { name: 'Войти', exact: true });
  const alert = page.getByRole('main').getByRole('alert');
  await submit.click();
  await expect(alert).toHaveCount(2);
  await expect(page.getByLabel('Логин')).toHaveAccessibleDescription(/Заполните это поле/);
  await page.getByLabel('Логин').fill(student.username);
  await password(page).fill('wrong');
  await submit.click();
  await expect(alert).toHaveText('Неверный логин или пароль.');
  await expect(password(page)).toHaveValue('');
  await expect(password(page)).toBeFocused();
  for (const [status, sentence] of [
    [500, 'Не удалось подключиться к серверу.'],
    [401, 'Неверный логин или пароль.'],
    [429, 'Слишком много запросов. Подождите немного и повторите.'],
  ] as const) {
    const answer = world.hold('/api/v1/auth/login');
    world.fail({ path: '/api/v1/auth/login', status });
    await signInByForm(page, student);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    if (status === 500) await expectAccessible();
    answer();
    await expect(alert).toContainText(sentence);
    await expect(submit).not.toHaveAttribute('aria-busy');
    world.mend();
  }
  world.fail({ path: '/api/v1/auth/login', status: 'no reply' });
  await signInByForm(page, student);
  const unavailable = page.getByRole('dialog', { name: 'Сервер сейчас недоступен.' });
  await expect(unavailable).toBeVisible();
  world.mend();
  await page.clock.runFor('00:06');
  await expect(unavailable).toBeHidden();
  await expect(alert).toContainText('Сервер сейчас недоступен.');
  await expect(page.getByLabel('Логин')).toHaveValue(student.username);
  await password(page).fill(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(profile);
});

test('auth: a user who is blocked until they change their password is redirected to reset it', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await world.block(student, 'restorable');
  await page.goto('/login');
  await signInByForm(page, student);
  await expect(page.getByRole('heading', { level: 2, name: 'Аккаунт заблокирован' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('подтверждённый телефон или почта');
  await expectAccessible();
  await page.getByRole('link', { name: 'Задать новый пароль' }).click();
  await expect(page).toHaveURL('/password-recovery');
});

test('auth: a permanently blocked user sees contacts for help, and another user can sign in', async ({
  page,
  world,
  choose,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await choose({ language: 'en' });
  const [student, other] = [await world.person('student'), await world.person('student')];
  await world.block(student, 'for-good');
  await page.goto('/login');
  await page.getByLabel('Username').fill(student.username);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'The account is blocked' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('The dean’s office can tell you why');
  await expect(page.getByRole('link', { name: 'Set a new password' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue('');
  await page.keyboard.type(other.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(other.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(profile);
});

test('LOG-02 auth: never redirects to a site that the server does not name', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.route('/api/v1/auth/login', async (route) => {
    const response = await route.fetch();
    const json: unknown = { ...(await response.json()), redirectUrl: 'https://account.example.org/' };
    await route.fulfill({ status: 280, json });
  });
  await page.goto('/login');
  await signInByForm(page, await world.person('teacher'));
  await expect(page.getByRole('alert')).toContainText('адреса нет среди разрешённых');
  await expect(page).toHaveURL('/login');
  await expectAccessible();
  await expect.poll(() => keptSession(page)).toEqual([null, null]);
});

test('LOG-03 auth: invalid data is detected at sign-in, and reported first on the profile', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await world.markIlliquid(student, 'Нет номера паспорта.');
  await page.goto('/login?next=/schedule');
  await signInByForm(page, student);
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('alert')).toHaveText(
    'В ваших данных есть ошибка. Нет номера паспорта. Чтобы её исправить, обратитесь в деканат.',
  );
  const flagged = [expect.stringContaining('"illiquid":true'), expect.any(String)];
  await expect.poll(() => keptSession(page)).toEqual(flagged);
  // A refresh does not return the flag, so the stored one is kept.
  await page.goto('/healthz');
  await world.clock.advance('30 min');
  await page.goto(profile);
  await expect(page.getByRole('main')).toContainText(student.username);
  await expect.poll(() => keptSession(page)).toEqual(flagged);
});

test('LOG-03 auth: a user with valid data continues, even if the check fails', async ({ page, world }) => {
  world.fail({ path: '/api/v1/personal-information/illiquid-data', status: 500, times: 1 });
  await page.goto('/login?next=/schedule');
  await signInByForm(page, await world.person('student'));
  await expect(page).toHaveURL('/schedule');
  await expect
    .poll(() => keptSession(page))
    .toEqual([expect.stringContaining('"illiquid":false'), expect.any(String)]);
});

test("ADM-03 auth: an administrator's data is not checked", async ({ page, world }) => {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/illiquid-data');
  });
  await page.goto('/login');
  await signInByForm(page, await world.person('admin'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Администратор');
  expect(isAsked).toBe(false);
});

test('AC-03 auth: a user with unconfirmed contacts is redirected to confirm them', async ({
  page,
  world,
  signIn,
}) => {
  const person = await world.person('unconfirmed');
  await page.goto('/login?next=/schedule');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/personal-account/verify-contacts');
  await signIn(person, '/login');
  await expect(page).toHaveURL('/personal-account/verify-contacts');
});

test('RT-03 auth: short addresses lead to personal pages, which require a sign-in', async ({
  page,
  world,
}) => {
  const toLogin = (path: string) =>
    `/login?next=${encodeURIComponent(`/personal-account/${path}?from=mail`)}`;
  const paths = ['study', 'library', 'dormitory', 'penalty', 'social-and-research-work', 'profile'];
  for (const path of paths) {
    await page.goto(`/${path}?from=mail`);
    await expect(page).toHaveURL(toLogin(path));
  }
  await signInByForm(page, await world.person('student'));
  await expect(page).toHaveURL(`${profile}?from=mail`);
  for (const path of paths) {
    await page.goto(`/${path}?from=mail`);
    await expect(page).toHaveURL(`/personal-account/${path}?from=mail`);
  }
});

test('RT-03 auth: every page of the personal account requires a sign-in', async ({ page }) => {
  for (const path of [
    'announcements',
    'graduate',
    'group',
    'headman',
    'markbook',
    'my-day',
    'notifications',
    'omissions',
    'profiling',
    'rating',
    'settings',
    'verify-contacts',
  ]) {
    const next = `/personal-account/${path}`;
    await page.goto(next);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(next)}`);
  }
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
});

test('RT-03 auth: a short address without a personal page is not found', async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/personal-account/nowhere',
    '/personal-account/personal-account/profile',
  ]) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(404);
    await page.goto(path);
    await expect(page.getByText('Такой страницы нет')).toBeVisible();
  }
});

test("SH-03 auth: a student's menu has the personal account and the settings, not the documentation", async ({
  page,
  signIn,
}) => {
  const { lastName } = await signIn('student', '/schedule');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await expect(page.getByRole('menu')).toContainText(`${lastName} Пётр Ильич`);
  await expect(page.getByRole('menuitem')).toHaveText(['Личный кабинет', 'Настройки', 'Выйти']);
  const settings = page.getByRole('menuitem', { name: 'Настройки' });
  await expect(settings).toHaveAttribute('href', '/personal-account/settings');
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  await expect(page).toHaveURL('/schedule');
});

test('AC-03 auth: signed-in users are redirected from the sign-in page', async ({ page, signIn }) => {
  await signIn('student', '/login');
  await expect(page).toHaveURL(/\/personal-account\/profile$/);
});

test('auth: the sign-in never redirects to an address of another site', async ({ page, world }) => {
  await page.goto(`/login?next=${encodeURIComponent('/\\example.org')}`);
  await signInByForm(page, await world.person('student'));
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('AC-04 auth: a session that ended elsewhere ends here too', async ({ page, signIn, context }) => {
  // Waits for the bell's request, which would otherwise end the session before the page does.
  const counted = page.waitForResponse(/\/notViewed\/count/);
  await signIn('student', '/');
  await counted;
  await context.clearCookies();
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect.poll(() => keptSession(page)).toEqual([null, null]);
});

test.story(
  'SH-08 auth: an expired session is refreshed at start behind the splash screen',
  async ({ page, world, signIn }) => {
    const student = await signIn('student', '/healthz');
    await world.clock.advance('30 min');
    const expiry = () => page.evaluate(() => Number(localStorage.getItem('_expiredTime')));
    const before = await expiry();
    const answer = world.hold('/api/v1/auth/refresh');
    await page.goto('/personal-account/profile', { waitUntil: 'load' });
    await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible();
    answer();
    // The server renders the heading. The user's data is loaded after the session is refreshed.
    await expect(page.getByRole('main')).toContainText(student.username);
    await expect.poll(expiry).toBeGreaterThan(before);
  },
);
