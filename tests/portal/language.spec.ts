import { expect, test as screens } from '../support/test.ts';

const test = screens.story;

test('SH-10 language: selecting it in the footer or by a link changes the whole page', async ({ page }) => {
  await page.goto('/schedule/428501');
  const urls: string[] = [];
  page.on('request', (request) => {
    // The page may still be loading its scripts for hydration.
    if (request.isNavigationRequest() || request.url().includes('/api/')) urls.push(request.url());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group 428501');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Only texts were loaded, neither the page nor its data.
  expect(urls).toEqual([]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Schedule', exact: true })).toBeVisible();
  await page.goto('/?lang=ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Расписание');
});

test('language: an incomplete language can only be selected by its address', async ({ page }) => {
  await page.goto('/schedule');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Беларуская' })).toHaveCount(0);
  await expect(page.locator('link[hreflang="be"]')).toHaveCount(0);
  await page.goto('/schedule?lang=be');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Расклад');
});

screens('what Belarusian lacks is Russian', async ({ page, choose, signIn }) => {
  await choose({ language: 'be' });
  await signIn('student', '/personal-account/study');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вучоба');
  await expect(page.getByRole('heading', { name: 'Заказать справку' })).toBeVisible();
});

test('language: a language that fails to load is reported, and nothing changes', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/assets\/en-/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('Язык не загрузился.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
});

test('language: preferences from before the upgrade are migrated', async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.setItem('language', '"en"');
    localStorage.setItem('mui-mode', 'dark');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, 20 November');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});
