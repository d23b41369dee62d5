import { signInThere, withIdentityProvider } from '../support/identity.ts';
import { expect } from '../support/test.ts';

const test = withIdentityProvider('БГУ');

test('OIDC: an administrator signs in at the identity provider, and returns to the requested page', async ({
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

test('OIDC: a user without access to the console sees the reason', async ({ page, world }) => {
  const student = await world.person('student');
  await page.goto('/console/');
  await page.getByRole('button', { name: 'Войти через БГУ' }).click();
  await signInThere(page, student.username);
  await expect(page.getByRole('alert')).toContainText('нет роли');
});
