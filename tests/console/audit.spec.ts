import { expect, test } from '../support/test.ts';

test('a deleted record is taken back from the audit log, however long ago it was deleted', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/certificate-places/create');
  const name = 'Для проверки журнала';
  await page.getByLabel('Куда', { exact: true }).fill(name);
  await page.getByLabel('Кто выдаёт', { exact: true }).fill('деканат');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.getByRole('table').getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Вернуть её можно сразу или потом, из\sжурнала действий/);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Запись удалена', { exact: true })).toBeVisible();

  await world.clock.advance('10 min');
  await page.goto('/console/audit');
  const removal = page.getByRole('row').filter({ hasText: 'Запись удалена' }).first();
  await removal.getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(name);
  await expectAccessible();
  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(page.getByText('Возвращено как было')).toBeVisible();
  await page.goto('/console/certificate-places');
  await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible();
});
