import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Расписание звонков' }).locator('tbody').getByRole('row');
const third = (page: Page) =>
  page.getByRole('list', { name: 'Звонки' }).getByRole('listitem').filter({ hasText: '12:25' });

/** Submits the third bell with another end. */
async function endAt(page: Page, time: string): Promise<void> {
  await page.getByLabel('Конец').fill(time);
  await page.getByRole('button', { name: 'Сохранить' }).click();
}

test('CNS-02 bells: a changed bell appears on the home page, and one that overlaps another is refused', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin', '/console/bells');
  await expect(rows(page)).toHaveCount(6);
  const bell = rows(page).filter({ hasText: '12:25' });
  await expect(bell).toContainText('01.01.2000');
  await bell.getByRole('link').click();
  await endAt(page, '14:05');
  await expect(page.getByLabel('Конец')).toHaveAccessibleDescription(/^Пересекается по\sвремени/);
  await expectAccessible({ within: 'main' });
  await endAt(page, '13:50');
  await expect(page.getByText(/^Звонок изменён: 3, 12:25–13:50/)).toBeVisible();

  await page.goto('/');
  await expect(third(page)).toContainText('12:25–13:50');
  await expect(third(page)).toHaveAttribute('aria-current', 'time');
  await expect(page.getByRole('banner')).toContainText('идёт 3-я пара, ещё 52 мин');

  await page.goto('/console/bells');
  await bell.getByRole('link').click();
  await endAt(page, '13:45');
  await expect(page.getByText(/^Звонок изменён: 3, 12:25–13:45/)).toBeVisible();
  await page.goto('/');
  await expect(third(page)).toContainText('12:25–13:45');
});
