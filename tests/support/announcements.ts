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

/** Who teaches nobody, and has chosen nobody, is asked for a group; anybody else for another one. */
export const groupField = (page: Page) => form(page).getByLabel(/^(?:Группа|Другая группа)$/);

/** Chooses a group by its number. */
export async function addGroup(page: Page, name: string): Promise<void> {
  await groupField(page).fill(name);
  await groupField(page).press('Enter');
  await expect(form(page).getByRole('button', { name, pressed: true })).toBeVisible();
}

/** Once it has been stored the form is ready for the next; until then a press would be undone. */
export const untilEmpty = (page: Page) => expect(field(page, 'Текст')).toHaveValue('');

/** Announces something to the group of the demo students. */
export async function announce(page: Page, content: string): Promise<void> {
  await field(page, 'Текст').fill(content);
  await field(page, 'День').fill(DAY);
  await addGroup(page, '428501');
  await form(page).getByRole('button', { name: 'Объявить' }).click();
  await expect(own(page).filter({ hasText: content })).toHaveCount(1);
  await untilEmpty(page);
}
