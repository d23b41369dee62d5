import type { Page } from '@playwright/test';
import { expect, type Person, test } from '../support/test.ts';

const PASSWORD = 'First-horse-9!';

/** Returns the date as users type it: day, month, year. */
const typedDate = ({ birthDate }: Person, separator: string): string =>
  (birthDate ?? '').split('-').toReversed().join(separator);

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Новый пароль').fill(PASSWORD);
  await page.getByLabel('Пароль ещё раз').fill(PASSWORD);
}

async function signInByForm(page: Page, { username }: Person): Promise<void> {
  await page.getByLabel('Логин').fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

const create = (page: Page) => page.getByRole('button', { name: 'Создать пароль' });

test('INI-01 INI-02 INI-03 initial password: requires the birth date, in any notation', async ({
  page,
  world,
  expectAccessible,
}) => {
  const student = await world.person('student');
  await page.goto(await world.passwordLink(student));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Придумайте первый пароль');
  // The link is removed from the address and the history.
  await expect(page).toHaveURL('/initial-password');
  await expectAccessible();
  await expect(create(page)).toBeDisabled();
  const field = page.getByLabel('Дата рождения');
  await field.fill('31.02.2008');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(/Такой даты нет\. Напишите, например, 25\.11\.2008/);
  await field.fill('21.11.2026');
  await expect(field).toHaveAccessibleDescription(/Эта дата ещё не\sнаступила/);
  await field.fill('');
  await expect(field).toHaveAccessibleDescription(/Заполните это поле/);
  await page.getByRole('button', { name: /календар|Выбрать дату/i }).click();
  await expect(page.getByRole('dialog')).toContainText(/ноябрь 2009/i);
  await page.keyboard.press('Escape');
  await typePassword(page);
  for (const separator of ['.', '/', '-', ' ']) {
    await field.fill('');
    await expect(create(page)).toBeDisabled();
    await field.fill(typedDate(student, separator));
    await expect(create(page)).toBeEnabled();
  }
  await create(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваш пароль успешно изменён');
  await expect(page).toHaveURL('/password-recovery/success');
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await signInByForm(page, student);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
});

test('INI-02 INI-03 initial password: an account without a birth date (teacher, admin) uses its username', async ({
  page,
  world,
  expectAccessible,
}) => {
  for (const role of ['teacher', 'admin'] as const) {
    const person = await world.person(role);
    await page.goto(await world.passwordLink(person));
    await expect(page).toHaveURL('/initial-password');
    await typePassword(page);
    await expect(page.getByLabel('Дата рождения')).toHaveCount(0);
    const login = page.getByLabel('Логин');
    await login.fill('не логин');
    await page.keyboard.press('Tab');
    await expect(login).toHaveAccessibleDescription(/Латинские буквы/);
    if (role === 'teacher') await expectAccessible();
    await expect(create(page)).toBeDisabled();
    await login.fill('somebody.else');
    await create(page).click();
    await expect(page.getByRole('alert')).toHaveText('Не удалось создать новый пароль.');
    await login.fill(person.username);
    await create(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваш пароль успешно изменён');
    const entered = await page.request.post('/api/v1/auth/login', {
      data: { username: person.username, password: PASSWORD },
    });
    expect(entered.ok()).toBe(true);
    await world.signOut(page);
  }
});

test('INI-01 initial password: an expired link leads to recovery, an incomplete one to the home page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/initial-password?h=abc&t=1700000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Срок действия ссылки истёк!');
  await expectAccessible();
  await page.getByRole('link', { name: 'Восстановить пароль' }).click();
  await expect(page).toHaveURL('/password-recovery');
  for (const query of ['', '?h=abc', '?t=1900000000000']) {
    await page.goto(`/initial-password${query}`);
    await expect(page).toHaveURL('/');
  }
});

test('INI-03 initial password: a wrong birth date is rejected without a reason, and the fifth one invalidates the link', async ({
  page,
  world,
}) => {
  const student = await world.person('student');
  await page.goto(await world.passwordLink(student));
  await typePassword(page);
  await page.getByLabel('Дата рождения').fill('01.01.2001');
  for (const _try of [1, 2, 3, 4, 5]) {
    await create(page).click();
    await expect(page.getByRole('alert')).toHaveText('Не удалось создать новый пароль.');
  }
  await page.getByLabel('Дата рождения').fill(typedDate(student, '.'));
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText('Не удалось создать новый пароль.');
  await expect(page).toHaveURL('/initial-password');
});

test('INI-01 INI-03 initial password: the English texts are those of the specification', async ({
  page,
  world,
  choose,
}) => {
  await choose({ language: 'en' });
  await page.goto('/initial-password?h=abc&t=1700000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link has expired!');
  const student = await world.person('student');
  world.fail({ path: '/api/v1/settings/password/new-by-hash', status: 500 });
  await page.goto(await world.passwordLink(student));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel('Birth date').fill(typedDate(student, '-'));
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not create new password.');
});
