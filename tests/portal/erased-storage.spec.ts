import { refresh } from '@semestr/api/session';
import { expect, test } from '../support/test.ts';

test.describe('storage that the browser erased', () => {
  test('session: a user stays signed in when the storage is erased, with a single refresh', async ({
    page,
    world,
  }) => {
    const student = await world.person('student');
    await page.goto('/login?next=%2Fpersonal-account%2Fmarkbook');
    await page.locator('input[name=username]').fill(student.username);
    await page.locator('input[name=password]').fill(student.password);
    await page.locator('input[name=password]').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Зачётная книжка');
    await page.evaluate(() => localStorage.clear());
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(refresh.path)) calls.push(request.url());
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Зачётная книжка');
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('session: a visitor who never signed in causes no refresh', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(refresh.path)) calls.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Войти', exact: true })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
