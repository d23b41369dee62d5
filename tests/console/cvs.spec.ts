import { expect, test } from '../support/test.ts';

test('CVs: a CV is found by its student, hidden, and gets another skill', async ({
  page,
  world,
  signIn,
  expectAccessible,
}) => {
  const { username } = await world.person('student');
  await signIn('admin', '/healthz');
  const filter = encodeURIComponent(JSON.stringify({ q: username }));
  const found = await page.request.get(`/api/v1/admin/students?filter=${filter}`);
  const [student] = (await found.json()) as { id: number; lastName: string; firstName: string }[];
  await page.goto(`/console/cvs/${student?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(student?.lastName ?? '');
  await expectAccessible({ within: 'main' });
  await page.getByLabel('О себе').fill('Проверено');
  await page.getByRole('checkbox', { name: 'Ищет работу' }).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Анкета изменена: \S/)).toBeVisible();
  await page.getByLabel('Поиск').fill('Проверено');
  const table = page.getByRole('table', { name: 'Анкеты' }).locator('tbody');
  await expect(table.getByRole('row')).toHaveCount(1);
  await expect(table).toContainText(student?.lastName ?? '');
  await expectAccessible({ within: 'main' });

  await page.goto('/console/student-skills/create');
  await page.getByRole('combobox', { name: 'Студент' }).fill(username);
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Навык' }).fill('Python');
  await page.getByRole('option', { name: 'Python' }).click();
  await page.getByLabel('Место в списке').fill('40');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Навык студента добавлен', { exact: true })).toBeVisible();
  await expectAccessible({ within: 'main' });

  await page.goto('/console/skills');
  const skills = page.getByRole('table', { name: 'Навыки' }).locator('tbody');
  await page.getByLabel('Поиск').fill('Python');
  await skills.getByRole('link', { name: 'Python' }).click();
  await page.getByRole('button', { name: 'Удалить…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/\d+\sстудент/);
});
