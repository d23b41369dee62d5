import { expectReadable } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('audit: a deleted record of any age can be restored from the audit log', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/certificate-places/create');
  const name = `Для проверки журнала ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Куда', { exact: true }).fill(name);
  await page.getByLabel('Кто выдаёт', { exact: true }).fill('деканат');
  await page.getByRole('main').locator('button[type="submit"]').first().click();
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
  const values = page.getByRole('region', { name: 'Значения' });
  await expect(values.getByRole('definition').filter({ hasText: name })).toBeVisible();
  await expect(values).toContainText('Кто выдаёт');
  await expectAccessible({ within: 'main' });
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText('Запись возвращена')).toBeVisible();
  await page.goto(`/console/certificate-places/${id}`);
  await expect(page.getByLabel('Куда', { exact: true })).toHaveValue(name);
  // Removes the record, so that other tests of this worker do not find it.
  expect((await page.request.delete(`/api/v1/admin/certificate-places/${id}`)).status()).toBe(200);
});

test('audit: a change is shown by the names of its fields and of the records that they refer to', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/healthz');
  const at = '/api/v1/admin';
  const firstOf = async (path: string): Promise<{ id: number; name: string }[]> =>
    (await page.request.get(`${at}/${path}?range=[0,1]`)).json();
  const [[before, after], [type]] = [await firstOf('buildings'), await firstOf('room-types')];
  const name = crypto.randomUUID().slice(0, 6);
  const data = {
    name,
    buildingId: before?.id,
    typeId: type?.id,
    departmentId: null,
    note: null,
    capacity: null,
  };
  const created = await page.request.post(`${at}/rooms`, { data });
  const { id, version }: { id: number; version: string } = await created.json();
  const changed = await page.request.put(`${at}/rooms/${id}`, {
    data: { ...data, buildingId: after?.id, version },
  });
  expect(changed.status()).toBe(200);

  await page.goto(`/console/audit?filter=${encodeURIComponent(JSON.stringify({ subject: `rooms/${id}` }))}`);
  await page.getByRole('row').filter({ hasText: 'Изменено' }).getByRole('link').first().click();
  const changes = page.getByRole('region', { name: 'Изменено' });
  await expect(changes.getByRole('term')).toHaveText(['Корпус']);
  await expect(changes.getByRole('deletion')).toHaveText(before?.name ?? '');
  await expect(changes.getByRole('insertion')).toHaveText(after?.name ?? '');
  await page.getByText(/^Как\sхранится$/).click();
  await expect(page.getByText('"buildingId"')).toBeVisible();
  await expectReadable(page, expectAccessible, { within: 'main' });
  await page.request.delete(`${at}/rooms/${id}`);
});

test('audit: the page of a deleted record shows when it was deleted, and restores it', async ({
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

  // Deleted records have a common list.
  await page.goto('/console/audit');
  await page.getByLabel('Вид действия', { exact: true }).selectOption('remove');
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `№ ${id}` })
      .first(),
  ).toContainText('Запись удалена');
  await expect(page.getByRole('row').filter({ hasText: 'Вход' })).toHaveCount(0);

  // An id that never existed is only reported as missing.
  await page.goto('/console/certificate-places/999999');
  await expect(main.getByRole('alert')).toHaveText('Такой записи нет.');
  await expect(main.getByRole('button', { name: 'Вернуть', exact: true })).toHaveCount(0);
});
