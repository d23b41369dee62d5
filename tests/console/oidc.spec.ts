import { signInThere, withIdentityProvider } from '../support/identity.ts';
import { expect } from '../support/test.ts';

const test = withIdentityProvider('БГУ');

test('an administrator signs in at the university, and comes back to the page they wanted', async ({
  page,
  world,
  expectAccessible,
}) => {
  const admin = await world.person('admin');
  await page.goto('/console/faculties');
  const way = page.getByRole('button', { name: 'Войти через БГУ' });
  await expect(way).toBeVisible();
  await expectAccessible({ within: 'main' });
  await way.click();
  await signInThere(page, admin.username);
  await expect(page).toHaveURL('/console/faculties');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Факультеты');
});

test('who is no administrator is told so by the console', async ({ page, world }) => {
  const student = await world.person('student');
  await page.goto('/console/');
  await page.getByRole('button', { name: 'Войти через БГУ' }).click();
  await signInThere(page, student.username);
  await expect(page.getByRole('alert')).toContainText('нет роли');
});
