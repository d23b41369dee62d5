import { withOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

test.describe('deleted records', () => {
  withOwnServer();

  test('deleted records: a deleted faculty is found by its name, and restored', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin', '/healthz');
    const data = { name: 'Факультет прикладной ботаники', abbrev: 'ФПБот' };
    const created = await page.request.post('/api/v1/admin/faculties', { data });
    const { id } = (await created.json()) as { id: number }; // A record is returned with its id.
    expect((await page.request.delete(`/api/v1/admin/faculties/${id}`)).ok()).toBe(true);
    await page.goto('/console/deleted-records');
    const rows = page.getByRole('table', { name: 'Удалённые записи' }).locator('tbody').getByRole('row');
    await expect(rows.first()).toContainText(/Факультет.*ботаник|ФПБот/);
    await expectAccessible();
    await page.getByLabel('Поиск', { exact: true }).fill('ботаник');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: 'Вернуть' }).click();
    await expect(page.getByText('По этим условиям ничего не нашлось')).toBeVisible();
    expect((await page.request.get(`/api/v1/admin/faculties/${id}`)).ok()).toBe(true);
  });
});
