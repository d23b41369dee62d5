import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Название по-белорусски' });
const open = async (page: Page): Promise<void> => {
  await page.goto('/console/institution');
  await page.getByRole('table', { name: 'Учреждение' }).locator('tbody').getByRole('link').click();
};
const save = async (page: Page, name: string): Promise<void> => {
  await open(page);
  await field(page).fill(name);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Запись изменена', { exact: true })).toBeVisible();
};

test('what the footer calls the university is written in the console', async ({ page, signIn }) => {
  await signIn('admin');
  await open(page);
  await expect(field(page)).not.toHaveValue('');
  const before = await field(page).inputValue();
  await save(page, 'Установа адукацыі «Новая назва»');
  await page.goto('/?lang=be');
  await expect(page.getByRole('contentinfo')).toContainText('Установа адукацыі «Новая назва»');
  await page.goto('/?lang=ru');
  await save(page, before);
});
