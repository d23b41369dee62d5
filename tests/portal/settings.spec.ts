import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { isSignedIn, signInElsewhere } from '../support/elsewhere.ts';
import { expect, test } from '../support/test.ts';

const SETTINGS = '/personal-account/settings';
const CHANGE = '/api/v1/settings/password/change';
const PASSWORD = 'Correct-horse-9';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const submitPassword = (page: Page) =>
  region(page, 'Вход').locator('form').getByRole('button', { name: 'Сменить пароль' });

async function openPassword(page: Page): Promise<void> {
  await region(page, 'Вход').getByRole('button', { name: 'Сменить пароль', expanded: false }).click();
  await expect(page.getByLabel('Текущий пароль')).toBeFocused();
}

async function typePassword(page: Page, current: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Текущий пароль').fill(current);
  await page.getByLabel('Новый пароль').fill(password);
  await page.getByLabel('Пароль ещё раз').fill(password);
}

test('PA-16 settings: the password is changed in its row, and all other sessions end', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.clock.set('2026-11-10T09:00:00Z');
  const student = await world.person('student');
  await world.clock.set('2026-11-20T09:58:00Z');
  const other = await signInElsewhere(world, student);
  await world.signIn(page, student, SETTINGS);
  await expect(region(page, 'Вход')).toContainText(/изменён 10\sноября; смена завершит остальные сеансы/);
  await openPassword(page);
  await expect(page.getByText('Осталось попыток: 10')).toBeVisible();
  await expect(submitPassword(page)).toBeDisabled();
  await typePassword(page, student.password);
  await expect(page.getByText('Надёжность: высокая')).toBeVisible();
  await expectAccessible();
  await submitPassword(page).click();
  await expect(page.getByText('Пароль изменён. Остальные сеансы завершены.')).toBeVisible();
  await expect(page.getByLabel('Текущий пароль')).toBeHidden();
  await expect(region(page, 'Вход').getByRole('button', { name: 'Сменить пароль' })).toBeFocused();
  await expect(region(page, 'Вход')).toContainText('изменён сегодня');
  await expect(region(page, 'Сеансы и устройства').getByRole('listitem')).toHaveCount(1);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(page.request)).toBe(true);
  await signInElsewhere(world, { ...student, password: PASSWORD });
});

test('PA-16 PA-18 settings: rejects a wrong current password next to its field, and locks the form after ten', async ({
  page,
  signIn,
  world,
  expectAccessible,
}) => {
  const student = await signIn('student', SETTINGS);
  await openPassword(page);
  await typePassword(page, 'Wrong-2026!');
  await submitPassword(page).click();
  const current = page.getByLabel('Текущий пароль');
  await expect(current).toHaveAccessibleDescription('Неверный текущий пароль.');
  await expect(current).toBeFocused();
  await expect(current).toHaveValue('');
  await expect(page.getByLabel('Новый пароль')).toHaveValue(PASSWORD);
  await expect(page.getByText('Осталось попыток: 9')).toBeVisible();
  await expectAccessible();
  for (let tries = 0; tries < 8; tries += 1)
    await page.request.post(CHANGE, { data: { oldPassword: 'Wrong-2026!', newPassword: PASSWORD } });
  await current.fill('Wrong-2026!');
  await submitPassword(page).click();
  await expect(page.getByRole('alert')).toHaveText('Вы превысили лимит попыток ввода.');
  await expect(page.getByText(/Сменить пароль можно будет в\s13:13, осталось/)).toBeVisible();
  await expectAccessible();
  await page.reload();
  await region(page, 'Вход').getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByRole('alert')).toHaveText('Вы превысили лимит попыток ввода.');
  await world.clock.advance('16 min');
  await typePassword(page, student.password);
  await expect(page.getByText('Осталось попыток: 10')).toBeVisible();
  await submitPassword(page).click();
  await expect(page.getByText('Пароль изменён.')).toBeVisible();
});

test('PA-16 settings: a password that is easy to guess is rejected, here and by the server', async ({
  page,
  signIn,
}) => {
  const student = await signIn('student', SETTINGS);
  const own = `Qx!Novikov-${student.lastName.replace(/\D/g, '')}`;
  await openPassword(page);
  await typePassword(page, student.password, 'Password1!');
  await expect(page.getByText('Этот пароль слишком распространён: придумайте другой')).toBeVisible();
  await expect(submitPassword(page)).toBeDisabled();
  await typePassword(page, student.password, own);
  await expect(page.getByText('Пароль не должен содержать ваше имя или логин')).toBeVisible();
  await expect(submitPassword(page)).toBeDisabled();
  await page.getByLabel('Пароль ещё раз').fill('another');
  await page.getByLabel('Новый пароль').focus();
  await expect(page.getByText('Пароли должны совпадать!')).toBeVisible();
  // Stores an outdated name in the browser, as after a change at the university.
  await page.evaluate(() => {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify(Object.assign({}, user, { fio: 'Ли' })));
  });
  await page.reload();
  await openPassword(page);
  await typePassword(page, student.password, own);
  await submitPassword(page).click();
  await expect(page.getByLabel('Новый пароль')).toHaveAccessibleDescription(
    'Пароль не должен содержать ваше имя или логин',
  );
  await expect(page.getByLabel('Новый пароль')).toBeFocused();
  await expect(page.getByText('Осталось попыток: 10')).toBeVisible();
});

test('PA-16 PA-18 settings: the password form can be cancelled; a failed change is reported and can be retried', async ({
  page,
  signIn,
  world,
}) => {
  const student = await signIn('student', SETTINGS);
  await openPassword(page);
  // A click that blurs an empty field takes effect, although the button is pressed for a short time.
  await region(page, 'Вход').getByRole('button', { name: 'Не менять' }).click({ delay: 100 });
  await expect(page.getByLabel('Текущий пароль')).toBeHidden();
  await openPassword(page);
  await typePassword(page, student.password);
  world.fail({ path: CHANGE, status: 500, times: 1 });
  await submitPassword(page).click();
  const alert = region(page, 'Вход').getByRole('alert');
  await expect(alert).toContainText('Не удалось изменить пароль.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Пароль изменён.')).toBeVisible();
});

test('PA-16 settings: contacts show their state and link to the page that edits them', async ({
  page,
  signIn,
}) => {
  const student = await signIn('student', SETTINGS);
  const rows = region(page, 'Контакты').getByRole('listitem');
  await expect(rows).toHaveText([/^\+375\s\(29\)\s900-.*Подтверждён/, /@example\.by.*Подтверждена/]);
  await expect(rows.first().getByRole('link', { name: 'Изменить телефон' })).toHaveAttribute(
    'href',
    '/personal-account/settings/contacts',
  );
  await expect(rows.last()).toContainText(student.email);
  const open = (id: number, contactTypeId: number, contactValue: string) => ({
    id,
    contactTypeId,
    contactValue,
    confirmed: false,
    codeExpirationTime: null,
  });
  await page.route('**/api/v1/settings/contacts', (route) =>
    route.fulfill({
      json: { contactDtoList: [open(1, 4, student.phone), open(2, 6, student.email)], numberOfAttempts: 4 },
    }),
  );
  await page.reload();
  await expect(rows).toHaveText([/Не\sподтверждён[^а]/, /Не\sподтверждена/]);
  await page.route('**/api/v1/settings/contacts', (route) =>
    route.fulfill({ json: { contactDtoList: [], numberOfAttempts: 4 } }),
  );
  await page.reload();
  await expect(rows).toHaveText([/Телефон не\sуказан.*Указать/, /Почта не\sуказана.*Указать/]);
});

test('PA-16 SH-09 SH-10 settings: language and theme take effect immediately and are kept', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('student', SETTINGS);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const body = page.locator('body');
  const background = () => body.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  const theme = page.getByRole('group', { name: 'Тема' });
  await theme.getByRole('button', { name: 'Тёмная' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(body).not.toHaveCSS('background-color', light);
  const dark = await background();
  await theme.getByRole('button', { name: 'Светлая' }).click();
  await expect(body).toHaveCSS('background-color', light);
  await theme.getByRole('button', { name: 'Как в системе' }).click();
  await expect(theme.getByRole('button', { name: 'Как в системе' })).toHaveAttribute('aria-pressed', 'true');
  await expect(body).toHaveCSS('background-color', dark);
  await page.getByRole('group', { name: 'Язык' }).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.getByRole('button', { name: 'Match system' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
});

test('PA-16 settings: the sign-in leads to the selected page', async ({ page, signIn }) => {
  const student = await signIn('student', SETTINGS);
  const choices = page.getByRole('group', { name: 'После входа' });
  await expect(choices.getByRole('button', { name: 'Профиль' })).toHaveAttribute('aria-pressed', 'true');
  for (const [name, leads] of [
    ['Расписание', '/schedule/428501'],
    ['Главная', '/'],
  ] as const) {
    await choices.getByRole('button', { name }).click();
    await expect(choices.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await signIn(student, '/login');
    await expect(page).toHaveURL(leads);
    await page.goto(`/login?next=${encodeURIComponent(SETTINGS)}`);
    await expect(page).toHaveURL(SETTINGS);
  }
});

test('PA-16 PA-18 settings: each part that fails to load reports it and is retried separately', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  const parts = [
    ['/api/v1/settings/last-password-change', 'Вход', 'изменён сегодня'],
    ['/api/v1/settings/contacts', 'Контакты', /@example\.by/],
    ['/api/v1/sessions', 'Сеансы и устройства', 'Этот сеанс'],
    ['/api/v1/settings/impersonations', 'Кто входил под вашим именем', /никто не\sвходил/],
  ] as const;
  for (const [path] of parts) world.fail({ path, status: 500, times: 1 });
  await world.signIn(page, student, SETTINGS);
  await expect(page.getByRole('alert')).toHaveCount(parts.length);
  await expectAccessible();
  for (const [index, [, name, there]] of parts.entries()) {
    const part = region(page, name);
    await expect(part).not.toContainText(there);
    await part.getByRole('alert').getByRole('button', { name: 'Повторить' }).click();
    await expect(part).toContainText(there);
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(parts.length - 1 - index);
  }
});

test('PA-16 settings: the password can be changed when the number of attempts is unknown', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  world.fail({ path: '/api/v1/settings/password-attempts', status: 500 });
  await world.signIn(page, student, SETTINGS);
  await openPassword(page);
  await expect(region(page, 'Вход').getByRole('alert')).toBeVisible();
  await typePassword(page, student.password);
  await submitPassword(page).click();
  await expect(page.getByText('Пароль изменён.')).toBeVisible();
});

test('AC-01 settings: are for signed-in users other than administrators', async ({ page, signIn }) => {
  await page.goto(SETTINGS);
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn('admin', SETTINGS);
  await expect(page).toHaveURL('/admin');
  await signIn('teacher', SETTINGS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
});

test.describe('on a phone, in English, in dark, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('PA-16 settings: the password is changed and the other session ended by keyboard on a phone', async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    const student = await world.person('student');
    await signInElsewhere(world, student);
    await world.signIn(page, student, SETTINGS);
    await page.getByRole('button', { name: 'End the session: Firefox, Linux' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sessions and devices' })).toBeFocused();
    await page.getByRole('button', { name: 'Change the password' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.keyboard.type(student.password);
    // Skips the button that reveals the password.
    for (let times = 0; times < 2; times += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
    }
    await expectAccessible();
    await expectToFit(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The password is changed. The other sessions have ended.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change the password' })).toBeFocused();
  });
});
