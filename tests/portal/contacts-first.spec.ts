import { expect, test } from '../support/test.ts';

test('AC-02 contacts first: a contact changed elsewhere must be confirmed before the next change, with the reason', async ({
  page,
  world,
  context,
}) => {
  const student = await world.person('student');
  await world.signIn(page, student, '/personal-account/study');
  const place = page.getByRole('combobox', { name: 'Куда нужна' });
  await expect(place).toBeVisible();
  const api = `${world.url}/api/v1/settings/contact`;
  const { contactDtoList }: { contactDtoList: { id: number; contactTypeId: number }[] } = await (
    await context.request.get(`${api}s`)
  ).json();
  const id = contactDtoList.find(({ contactTypeId }) => contactTypeId === 6)?.id;
  const data = { id, contactValue: 'elsewhere@example.by' };
  expect((await context.request.post(`${api}/update`, { data })).status()).toBe(200);
  await place.fill('поликлинику');
  await place.press('Enter');
  await page.getByRole('button', { name: 'Заказать 1 справку' }).click();
  await expect(page).toHaveURL('/personal-account/verify-contacts');
  await expect(page.getByText(/^Сначала подтвердите телефон и\sпочту/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Электронная почта' }).getByRole('button', { name: 'Подтвердить' }),
  ).toBeVisible();
});
