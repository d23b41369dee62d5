import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, type Person, slowly, slowTimeout, test } from '../support/test.ts';

const START = '/api/v1/auth/login-as-student';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByLabel('Номер студенческого билета');
const strip = (page: Page) => page.getByRole('region', { name: 'Вход под именем студента' });
const menu = (page: Page) => page.getByRole('button', { name: /^Меню пользователя/ });

async function become(page: Page, student: Pick<Person, 'username'>): Promise<void> {
  await card(page).fill(` ${student.username} `);
  await page.getByRole('button', { name: 'Отправить' }).click();
}

test('AC-01 AC-03 ADM-01 admin: an administrator signs in, impersonates a student on every page and stops', async ({
  page,
  world,
  expectAccessible,
}) => {
  const [admin, student] = [await world.person('admin'), await world.person('student')];
  await page.goto('/admin');
  await expect(page).toHaveURL('/login?next=%2Fadmin');
  await page.goto('/login');
  await page.getByLabel('Логин').fill(admin.username);
  await page.getByLabel('Пароль', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(heading(page)).toHaveText('Администратор');
  await expectAccessible();
  await page.getByLabel('Причина').fill('Проверка зачётки');
  await become(page, student);
  await expect(page).toHaveURL('/personal-account/profile');
  await expect(page.getByRole('main')).toContainText(student.username);
  await expect(strip(page)).toContainText(
    `Вы смотрите портал как ${student.lastName} Пётр Ильич. Действия записываются. До 13:28`,
  );
  const user = () => page.evaluate(() => localStorage.getItem('user'));
  await expect.poll(user).toContain('"impersonatedBy"');
  await expectAccessible();
  await page.reload();
  await expect(strip(page)).toBeVisible();
  await page.getByRole('link', { name: 'Главная', exact: true }).click();
  await expect(heading(page)).toHaveText('Пятница, 20 ноября');
  await strip(page).getByRole('button', { name: 'Закончить' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(heading(page)).toHaveText('Администратор');
  await expect(strip(page)).toBeHidden();
  await expect(menu(page)).toContainText(admin.lastName);
  await expect.poll(user).not.toContain('impersonatedBy');
});

test('AC-01 admin: personal pages redirect administrators to the admin screen, which redirects other users', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/personal-account/profile');
  await expect(page).toHaveURL('/admin');
  await signIn('student', '/admin');
  await expect(page).toHaveURL('/personal-account/profile');
});

test('admin: an impersonation ends in every tab, and a failure to end it is reported and keeps it', async ({
  page,
  context,
  world,
  signIn,
}) => {
  await signIn('admin', '/admin');
  await become(page, await world.person('student'));
  await expect(page).toHaveURL('/personal-account/profile');
  const other = await context.newPage();
  await other.goto('/schedule/428501');
  await expect(strip(other)).toBeVisible();
  world.fail({ path: '/api/v1/auth/leave-student', status: 500, times: 1 });
  const stop = strip(page).getByRole('button', { name: 'Закончить' });
  await stop.click();
  await expect(page.getByRole('alert')).toContainText('Не удалось подключиться к серверу.');
  await expect(strip(page)).toBeVisible();
  await stop.click();
  await expect(page).toHaveURL('/admin');
  await expect(strip(other)).toBeHidden();
});

test('admin: an impersonation ends after half an hour, before the session does', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('admin', '/admin');
  await become(page, await world.person('student'));
  await expect(strip(page)).toBeVisible();
  await world.clock.advance('15 min');
  await page.mouse.move(600, 400);
  await page.clock.runFor(400);
  await world.clock.advance('14 min');
  await expect(strip(page)).toBeVisible();
  await page.clock.pauseAt('2026-11-20T10:27:58.000Z');
  await slowly(page, async () => {
    await expect(page).toHaveURL('/admin', slowTimeout);
    await expect(page.getByText('Время входа под именем студента вышло.')).toBeVisible(slowTimeout);
  });
  await page.clock.resume();
  await expect(heading(page)).toHaveText('Администратор');
});

test('VAL-07 ADM-02 admin: reports an invalid number, an unknown student or no response, and keeps the input', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/admin');
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith(START);
  });
  for (const [typed, sentence] of [
    ['', 'Заполните это поле'],
    ['428500', 'Неверный формат номера студенческого билета'],
    ['   ', 'Заполните это поле'],
    ['b2850001', 'Неверный формат номера студенческого билета'],
    ['428500014285000142850001', 'Неверный формат номера студенческого билета'],
  ] as const) {
    await card(page).fill(typed);
    await card(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(card(page)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(card(page)).toBeFocused();
  }
  expect(isAsked).toBe(false);
  await become(page, { username: 'ad999999' });
  await expect(page.getByRole('alert')).toHaveText('Ошибка! Не удалось найти аккаунт');
  await expect(card(page)).toBeFocused();
  await expectAccessible();
  world.fail({ path: START, status: 500, times: 1 });
  const answer = world.hold(START);
  await become(page, { username: 'ad999998' });
  await expect(page.getByRole('button', { name: 'Отправить' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('alert')).toHaveText('Ошибка! Не удалось найти аккаунт');
  world.fail({ path: START, status: 'no reply' });
  await become(page, { username: 'ad999999' });
  await expect(page.getByRole('dialog', { name: /^Сервер сейчас недоступен/ })).toBeVisible();
  world.mend();
  await world.clock.advance('5 s');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Не удалось подключиться к серверу.');
  await expect(card(page)).toHaveValue(' ad999999 ');
});

test('ADM-03 SH-03 admin: has links to console and documentation, but no settings or time-out', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('admin', '/admin');
  await menu(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Личный кабинет', 'Консоль', 'Документация', 'Выйти']);
  await expect(page.getByRole('menuitem', { name: 'Консоль' })).toHaveAttribute('href', '/console/');
  await page.keyboard.press('Escape');
  await world.clock.advance('31 min');
  await page.clock.runFor(2000);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page)).toHaveText('Администратор');
  await page.getByRole('link', { name: 'Документация API' }).click();
  await expect(page).toHaveURL('/api');
  // Activity in other applications still counts.
  await world.clock.advance('29 min');
  await expect(page.getByRole('alert')).toContainText('Время вашего сеанса истекло.');
});

test('SH-03 admin: signing out of the admin screen redirects to the home page', async ({ page, signIn }) => {
  await signIn('admin', '/admin');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('ADM-01 admin: the impersonation strip stays above the header, whatever its height', async ({
    page,
    world,
    signIn,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await signIn('admin', '/admin');
    await expect(heading(page)).toHaveText('Administrator');
    await expectAccessible();
    await page.getByLabel('Student card number').fill((await world.person('student')).username);
    await page.getByRole('button', { name: 'Send' }).click();
    const bar = page.getByRole('region', { name: 'Signed in as a student' });
    await expect(bar).toContainText(/^You are viewing as .+\. Actions are recorded\./);
    await expect(heading(page)).toHaveText('Profile');
    await expectAccessible();
    await page.goto('/schedule/428501');
    await expect(bar).toBeVisible();
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const [above, header] = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(above).toMatchObject({ x: 0, y: 0, width: 360 });
    expect(Math.abs((header?.y ?? 0) - (above?.height ?? 0))).toBeLessThan(1);
    await expectToFit(page);
    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect(page).toHaveURL('/admin');
  });
});
