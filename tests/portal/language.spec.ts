import { expect, test as screens } from '../support/test.ts';

const test = screens.story;

test('SH-10 a language is chosen in the footer or by a link, and everything follows', async ({ page }) => {
  await page.goto('/schedule/428501');
  const asked: string[] = [];
  page.on('request', (request) => {
    // The page may still be fetching what it needs to come to life.
    if (request.isNavigationRequest() || request.url().includes('/api/')) asked.push(request.url());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Беларуская' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Група 428501');
  await expect(page.locator('html')).toHaveAttribute('lang', 'be');
  // Only texts came: neither the page nor its data were loaded anew.
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Расклад', exact: true })).toBeVisible();
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, 20 November');
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
});

screens('what Belarusian lacks is Russian', async ({ page, choose, signIn }) => {
  await choose({ language: 'be' });
  await signIn('student', '/personal-account/study');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вучоба');
  await expect(page.getByRole('heading', { name: 'Заказать справку' })).toBeVisible();
});

test('a language that does not come is said, and nothing changes', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/assets\/en-/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('Язык не загрузился.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
});

test('what was preferred before the upgrade is taken over', async ({ page }) => {
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
