import type { Page } from '@playwright/test';
import { NOW } from '../support/server.ts';
import { denyStorage, garbage, refuseCookies, removeInterfaces } from '../support/refusals.ts';
import { expect, type Person, story as test } from '../support/test.ts';

async function signInByForm(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Логин').fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('restricted browser: an administrator stays signed in to the console when all storage is erased', async ({
  page,
  world,
}) => {
  const admin = await world.person('admin');
  await page.goto('/console/faculties');
  await signInByForm(page, admin);
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/console/groups');
  await expect(heading(page)).toHaveText('Группы');
});

test('restricted browser: the console works without observers, channels, workers and readable cookies', async ({
  page,
  world,
}) => {
  const admin = await world.person('admin');
  await removeInterfaces(page);
  await denyStorage(page);
  await page.goto('/console/faculties');
  await signInByForm(page, admin);
  await expect(page.getByRole('table')).toBeVisible();
  for (const [path, title] of [
    ['/console/timetable', 'Расписание'],
    ['/console/requests', 'Заявки'],
    ['/console/today', 'Что ждёт сегодня'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
  }
});

test('restricted browser: the console reports disabled cookies, and a refused session cookie', async ({
  page,
  world,
}) => {
  const admin = await world.person('admin');
  await refuseCookies(page);
  await page.goto('/console/faculties');
  await signInByForm(page, admin);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Браузер не\u00a0сохраняет файлы cookie');
  await page.unroute('**/api/v1/auth/login');
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.reload();
  await expect(alert).toContainText('Браузер не\u00a0сохраняет файлы cookie');
});

test('restricted browser: invalid stored values do not break the console', async ({ page, signIn }) => {
  await signIn('admin', '/console/faculties');
  for (const value of garbage)
    await test.step(value.slice(0, 40), async () => {
      await page.evaluate((text) => {
        for (const name of ['lists', 'desk.reasons', 'departments', 'folds', 'collapsed'])
          localStorage.setItem(`console.${name}`, text);
        localStorage.setItem('user', text);
        sessionStorage.setItem('wayBack', text);
      }, value);
      await page.goto('/console/faculties');
      await expect(page.getByRole('table')).toBeVisible();
    });
  await page.goto('/console/departments');
  await expect(heading(page)).toBeVisible();
});

test('restricted browser: a console page from the back-forward cache is reloaded', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin', '/console/students');
  await expect(page.getByRole('table')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByLabel('Логин')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test("wrong clock: the console shows the day of the university when the device's clock is a year behind", async ({
  page,
  context,
  signIn,
}) => {
  await context.clock.setSystemTime(Date.parse(NOW) - 365 * 24 * 60 * 60_000);
  await signIn('admin', '/console/timetable');
  await expect(heading(page)).toHaveText('Расписание');
  await expect(page.getByRole('combobox', { name: 'Семестр' }).locator('option:checked')).toHaveText(
    'осенний 2026/27',
  );
});
