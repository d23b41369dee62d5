import { expect, test } from '../support/test.ts';

test('PUB-01 search: people, departments and pages are found by common words, also when signed out', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Группа, человек, аудитория' });
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');

  await field.fill('Obraztsov');
  await expect(group('Люди').first()).toContainText('Образцов Игорь Леонидович');
  await expect(group('Люди').first()).toContainText('Каф.ПС');
  await field.fill('игорь образцов');
  await expect(group('Люди').first()).toContainText('Образцов Игорь Леонидович');
  await field.fill('деканат');
  await expect(group('Подразделения').first()).toContainText(/деканат/i);
  await field.fill('зачетная');
  await expect(group('Страницы').first()).toContainText('Зачётная книжка');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});
