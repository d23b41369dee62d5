import { expect, test } from '../support/test.ts';

test('institution: the name in the footer is edited in the console', async ({ page, signIn }) => {
  const institution = '/api/v1/admin/institution';
  await signIn('admin', '/console/institution');
  await page.getByRole('table', { name: 'Учреждение' }).locator('tbody').getByRole('link').click();
  const field = page.getByRole('textbox', { name: 'Название по-белорусски' });
  await expect(field).not.toHaveValue('');
  const [before] = (await (await page.request.get(institution)).json()) as { id: number; version: number }[];
  await field.fill('Установа адукацыі «Новая назва»');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Учреждение изменено: /)).toBeVisible();
  const home = await (await page.request.get('/?lang=be')).text();
  expect(home).toMatch(/<footer[^]*Установа адукацыі «Новая назва»/);
  const restored = await page.request.put(`${institution}/${before?.id}`, {
    data: { ...before, version: (before?.version ?? 0) + 1 },
  });
  expect(restored.ok()).toBe(true);
});
