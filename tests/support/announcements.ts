import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const ANNOUNCEMENTS = '/personal-account/announcements';
export const CALL = '/api/v1/announcements';

/** Later than any announcement of the demo, because other browser tests use the next one of the same group. */
export const DAY = '18.12.2026';

export const form = (page: Page) => page.getByRole('main').locator('form');
export const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
/** An educator's own announcements. */
export const own = (page: Page) => page.getByRole('region', { name: 'Мои объявления' }).getByRole('listitem');

/** The field, whose label differs for an educator without groups or a selection. */
export const groupField = (page: Page) => form(page).getByLabel(/^(?:Группа|Другая группа)$/);

/** Selects a group by its number. */
export async function addGroup(page: Page, name: string): Promise<void> {
  await groupField(page).fill(name);
  await groupField(page).press('Enter');
  await expect(form(page).getByRole('button', { name, pressed: true })).toBeVisible();
}

/** Waits until the saved form is empty, because earlier input would be reset. */
export const untilEmpty = (page: Page) => expect(field(page, 'Текст')).toHaveValue('');

/** Creates an announcement for the group of the demo students. */
export async function announce(page: Page, content: string): Promise<void> {
  await field(page, 'Текст').fill(content);
  await field(page, 'День').fill(DAY);
  await addGroup(page, '428501');
  await form(page).getByRole('button', { name: 'Объявить' }).click();
  await expect(own(page).filter({ hasText: content })).toHaveCount(1);
  await untilEmpty(page);
}
