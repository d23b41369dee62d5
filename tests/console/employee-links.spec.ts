import { expect, test } from '../support/test.ts';

test('employee links: a link and a note are added to an employee found by name, and appear on their page', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/employee-links/create');
  const choose = async () => {
    await page.getByRole('combobox', { name: 'Сотрудник' }).fill('Образцов');
    await page.getByRole('option', { name: 'Образцов Игорь Леонидович' }).click();
  };
  await choose();
  await page.getByLabel('Что это').selectOption('Scopus');
  await page.getByLabel('Адрес').fill('javascript:alert(1)');
  await page.getByLabel('Место в списке').fill('9');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByLabel('Адрес')).toHaveAccessibleDescription(/example\.org.+/);
  await page.getByLabel('Адрес').fill('https://scopus.example.org/obrazcov');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(
    page.getByText('Ссылка сотрудника добавлена: https://scopus.example.org/obrazcov', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Поиск').fill('scopus');
  const row = page.getByRole('table', { name: 'Ссылки сотрудников' }).locator('tbody').getByRole('row');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Образцов Игорь Леонидович');

  await page.goto('/console/employee-notes/create');
  await choose();
  await page.getByLabel('Заголовок').fill('Награды');
  await page.getByLabel('Текст').fill('Медаль за пробу');
  await page.getByLabel('Место в списке').fill('9');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Заметка о сотруднике добавлена: Награды', { exact: true })).toBeVisible();

  const html = await (await page.request.get('/employees/i-obrazcov')).text();
  expect(html).toMatch(/<a [^>]*href="https:\/\/scopus\.example\.org\/obrazcov"[^>]*>[^]*?Scopus/);
  expect(html).toContain('Медаль за пробу');
});
