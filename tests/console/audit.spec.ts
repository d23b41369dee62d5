import { expect, test } from '../support/test.ts';

test('audit: a deleted record is restored from the audit log, however long ago it was deleted', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/certificate-places/create');
  const name = `Для проверки журнала ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Куда', { exact: true }).fill(name);
  await page.getByLabel('Кто выдаёт', { exact: true }).fill('деканат');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.getByRole('table').getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  const [, id] = /certificate-places\/(\d+)/.exec(page.url()) ?? [];
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Вернуть её можно сразу или потом, из\sжурнала действий/);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(`Место предъявления удалено: ${name}`, { exact: true })).toBeVisible();

  await world.clock.advance('10 min');
  const filter = { subject: `certificate-places/${id}`, action: 'certificate-places.remove' };
  await page.goto(`/console/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await page.getByRole('row').filter({ hasText: 'Запись удалена' }).getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(name);
  await expectAccessible({ within: 'main' });
  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(page.getByText('Возвращено как было')).toBeVisible();
  await page.goto(`/console/certificate-places/${id}`);
  await expect(page.getByLabel('Куда', { exact: true })).toHaveValue(name);
  // Removes it, so that other tests of this worker do not find it.
  expect((await page.request.delete(`/api/v1/admin/certificate-places/${id}`)).status()).toBe(200);
});
