import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Blocks the browser's storage, as when site data is disabled. */
const refuse = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

/** Fills the browser's storage. */
const fill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [state, limit] of [
  ['refused', refuse],
  ['full', fill],
] as const)
  test.story(
    `storage: a student signs in while the browser's storage is ${state}`,
    async ({ page, world }) => {
      const student = await world.person('student');
      await limit(page);
      await page.goto('/login');
      await page.getByLabel('Логин').fill(student.username);
      await page.getByRole('textbox', { name: 'Пароль' }).fill('Wrong-password-1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Неверный логин или пароль.');
      await page.getByRole('textbox', { name: 'Пароль' }).fill(student.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/personal-account/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Расписание', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Меню пользователя/ })).toBeVisible();
    },
  );

test.story(
  "storage: an administrator works in the console while the browser's storage is blocked",
  async ({ page, world }) => {
    const admin = await world.person('admin');
    await refuse(page);
    await page.goto('/console/faculties');
    await page.getByLabel('Логин').fill(admin.username);
    await page.getByLabel('Пароль', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
  },
);
