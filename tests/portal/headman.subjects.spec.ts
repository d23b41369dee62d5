import type { Page } from '@playwright/test';
import { HEADMAN } from '../support/headman.ts';
import { expect, test } from '../support/test.ts';

const part = (page: Page) => page.getByRole('region', { name: /^По\sпредметам$/ });
const subject = (page: Page) => part(page).getByRole('combobox');
const rows = (page: Page) => part(page).getByRole('table').locator('tbody tr');

/** Returns the number of students with missed hours, once placeholder rows are gone. */
async function missing(page: Page): Promise<number> {
  await expect(part(page).getByRole('table')).toHaveAttribute('aria-busy', 'false');
  return rows(page).count();
}

test('PA-14 absences by subject: shows the missed hours of the whole group or of a subgroup', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('headman', HEADMAN);
  await subject(page).selectOption({ label: 'Операционные системы, ЛК' });
  // Lectures are for the whole group, so there is no subgroup to select.
  await expect(rows(page).filter({ hasText: 'Акулич' })).toHaveText(/^Акулич Злата Викторовна.*Часов\s\d+/);
  await expect(part(page).getByRole('group', { name: 'Подгруппа' })).toHaveCount(0);
  await subject(page).selectOption({ label: 'Операционные системы, ЛР' });
  const subgroups = part(page).getByRole('group', { name: 'Подгруппа' });
  await expect(subgroups.getByRole('button')).toHaveText(['Все', '1', '2']);
  const all = await missing(page);
  await expectAccessible();
  await subgroups.getByRole('button', { name: '1' }).click();
  await expect(subgroups.getByRole('button', { name: '1' })).toHaveAttribute('aria-pressed', 'true');
  const ofFirst = await missing(page);
  await subgroups.getByRole('button', { name: '2' }).click();
  await expect(subgroups.getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true');
  const ofSecond = await missing(page);
  expect(Math.min(ofFirst, ofSecond)).toBeGreaterThan(0);
  expect(ofFirst + ofSecond).toBe(all);
});

test('PA-14 PA-18 absences by subject: subjects, subgroups and absences report their own failures to load', async ({
  page,
  world,
  signIn,
}) => {
  world.fail({ path: '/api/v1/grade-book/subjects', status: 500, times: 1 });
  await signIn('headman', HEADMAN);
  const alert = part(page).getByRole('alert');
  await expect(alert).toContainText('Не удалось получить доступные предметы.');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(subject(page)).toBeVisible();
  world.fail({ path: '/api/v1/grade-book/subgroups', status: 500, times: 1 });
  world.fail({ path: /\/api\/v1\/grade-book\/\d+\/0$/, status: 500, times: 1 });
  await subject(page).selectOption({ label: 'Базы данных, ЛР' });
  await expect(alert).toHaveText([
    /^Не\sудалось получить информацию о\sподгруппах\./,
    /^Не\sудалось подключиться к\sсерверу\./,
  ]);
  await alert.first().getByRole('button', { name: 'Повторить' }).click();
  await expect(part(page).getByRole('group', { name: 'Подгруппа' })).toBeVisible();
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});
