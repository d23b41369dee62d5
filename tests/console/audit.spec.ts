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
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText('Запись возвращена')).toBeVisible();
  await page.goto(`/console/certificate-places/${id}`);
  await expect(page.getByLabel('Куда', { exact: true })).toHaveValue(name);
  // Removes it, so that other tests of this worker do not find it.
  expect((await page.request.delete(`/api/v1/admin/certificate-places/${id}`)).status()).toBe(200);
});

test('audit: the address of a deleted record says when it was deleted, and restores it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/');
  const data = {
    name: `Для проверки адреса ${crypto.randomUUID().slice(0, 8)}`,
    office: 'деканат',
    type: 1,
    order: 90,
  };
  const created = await page.request.post('/api/v1/admin/certificate-places', { data });
  const { id }: { id: number } = await created.json();
  expect((await page.request.delete(`/api/v1/admin/certificate-places/${id}`)).status()).toBe(200);

  await page.goto(`/console/certificate-places/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(/Запись удалили \d\d\.\d\d\.\d{4}/);
  await expectAccessible({ within: 'main' });
  await main.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByLabel('Куда', { exact: true })).toHaveValue(data.name);
  await page.request.delete(`/api/v1/admin/certificate-places/${id}`);

  // What was deleted is listed together.
  await page.goto('/console/audit');
  await page.getByLabel('Вид действия', { exact: true }).selectOption('remove');
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `№ ${id}` })
      .first(),
  ).toContainText('Запись удалена');
  await expect(page.getByRole('row').filter({ hasText: 'Вход' })).toHaveCount(0);

  // A number that never was is only missing.
  await page.goto('/console/certificate-places/999999');
  await expect(main.getByRole('alert')).toHaveText('Такой записи нет.');
  await expect(main.getByRole('button', { name: 'Вернуть', exact: true })).toHaveCount(0);
});
