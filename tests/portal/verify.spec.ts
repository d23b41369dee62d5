import { expect, test } from '../support/test.ts';

test('a link that nobody signed is no paper, and the page says so', async ({ page, expectAccessible }) => {
  await page.goto('/verify/unsigned');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверка документа');
  await expect(page.getByRole('main')).toContainText('Такого документа нет');
  await expectAccessible();
});
