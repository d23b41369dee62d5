import { expect, test } from '../support/test.ts';

test('CNS-02 palette: finds requests by number, people in any layout, pages and actions by search words', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/today');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что ждёт сегодня');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Найти что угодно' });
  const options = page.getByRole('option');

  await field.fill('сп-1');
  await expect(options.filter({ hasText: /^СП-1\p{L}+\s\S\.\s\S\., \d{6}$/u })).toBeVisible();
  await field.fill('Kbcbwrfz');
  await expect(page.getByRole('group', { name: 'Студенты' }).getByRole('option').first()).toContainText(
    'Лисицкая',
  );
  await field.fill('войти как');
  await expect(options.first()).toHaveText('Вход и доступ');
  await field.fill('428501');
  await expect(options.first()).toContainText('428501');
  await expect(page.getByRole('group').first()).toHaveAccessibleName('Группы');

  await field.fill('выйти');
  await expect(options.first()).toHaveText('Выйти');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('palette: results fit a phone, and the sidebar shows the current page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn('admin', '/console/outbox');
  const entry = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Исходящие' });
  await expect(entry).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  const field = page.getByRole('combobox', { name: 'Найти что угодно' });
  await field.fill('Лисицкая');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const [above, box] = [await field.boundingBox(), await options.first().boundingBox()];
  expect(box?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});
