import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const ANNOUNCEMENTS = '/personal-account/announcements';
export const CALL = '/api/v1/announcements';

/** Later than anything that the demo announces: other stories look at what comes next for the same group. */
export const DAY = '18.12.2026';

export const form = (page: Page) => page.getByRole('main').locator('form');
export const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
/** What an educator has announced. */
export const own = (page: Page) => page.getByRole('region', { name: 'Мои объявления' }).getByRole('listitem');

/** Chooses a group by its number. */
export async function addGroup(page: Page, name: string): Promise<void> {
  await field(page, 'Другая группа').fill(name);
  await field(page, 'Другая группа').press('Enter');
  await expect(form(page).getByRole('button', { name, pressed: true })).toBeVisible();
}

/** Announces something to the group of the demo students. */
export async function announce(page: Page, content: string): Promise<void> {
  await field(page, 'Текст').fill(content);
  await field(page, 'День').fill(DAY);
  await addGroup(page, '428501');
  await form(page).getByRole('button', { name: 'Объявить' }).click();
  await expect(own(page).filter({ hasText: content })).toHaveCount(1);
}
