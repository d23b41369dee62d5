import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
const rows = (page: Page, names: string) =>
  page.getByRole('table', { name: names }).locator('tbody').getByRole('row');

for (const { path, names, made, used, uses } of [
  { path: 'buildings', names: 'Корпуса', made: 'Проба', used: '4 к.', uses: /\d+ аудитори/ },
  {
    path: 'room-types',
    names: 'Виды аудиторий',
    made: 'пробная',
    used: 'лабораторные занятия',
    uses: /\d+ аудитори/,
  },
  {
    path: 'education-forms',
    names: 'Формы обучения',
    made: 'пробная',
    used: 'дневная',
    uses: /\d+ специальност/,
  },
])
  test(`${path}: one is added, changed and deleted; one that others need stays`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin', `/console/${path}`);
    await expect(rows(page, names).filter({ hasText: used })).toHaveCount(1);
    await expectAccessible();
    await page.getByRole('link', { name: 'Добавить' }).click();
    await field(page, 'Название').fill(made);
    if (path === 'room-types') await field(page, 'Сокращение').fill('пб');
    await expectAccessible();
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(notice(page, 'Запись создана')).toBeVisible();
    await rows(page, names).filter({ hasText: made }).getByRole('link').click();
    await field(page, 'Название').fill(`${made} вторая`);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(rows(page, names).filter({ hasText: `${made} вторая` })).toHaveCount(1);
    await rows(page, names)
      .filter({ hasText: `${made} вторая` })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Удалить…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(notice(page, 'Запись удалена')).toBeVisible();
    await rows(page, names).filter({ hasText: used }).getByRole('link').click();
    await page.getByRole('button', { name: 'Удалить…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(uses);
  });

test('on a phone a figure that there is not leaves no name behind', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin', '/console/mark-sheet-types');
  const kinds = page.getByRole('main').getByRole('row');
  const priced = kinds.filter({ hasText: 'дистанционной формы' });
  await expect(priced).toContainText(/Цена, р\. 8,00/);
  const free = kinds.filter({ hasText: 'Пересдача зачёта' });
  await expect(free).toContainText('Коэффициент');
  await expect(free).not.toContainText('Цена');
});
