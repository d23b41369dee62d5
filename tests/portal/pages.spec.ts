import { expect, test } from '../support/test.ts';

const GROUP = '/schedule/428501';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a schedule is read, and its weeks are changed by links', async ({ page }) => {
    await page.goto(GROUP);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Группа 428501');
    await expect(page.getByRole('table').getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: /^Неделя 1/ }).click();
    await expect(page.getByRole('columnheader', { name: '23 ноября, понедельник' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group 428501');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday, 20 November');
  });

  test('dark pages are dark at once, and follow the device where that was chosen', async ({
    page,
    choose,
  }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await choose({ theme: 'dark' });
    await page.goto('/');
    expect(await ground()).toBe('rgb(18, 20, 23)');
    await choose({ theme: 'system' });
    await page.goto('/');
    expect(await ground()).toBe('rgb(245, 245, 242)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe('rgb(18, 20, 23)');
  });
});

for (const path of ['/', '/schedule', GROUP, '/schedule/i-obrazcov', '/login', '/api', '/nowhere'])
  test(`${path} comes finished, asks for nothing twice and moves nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) asked.push(request.url());
    });
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.shifts += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
    const moved = await page.evaluate(() => ('shifts' in window ? Number(window.shifts) : -1));
    expect(moved).toBeLessThan(0.02);
  });

test('the frame stays while screens change, the focus goes to the heading, and back to where one was', async ({
  page,
}) => {
  await page.goto(GROUP);
  const sidebar = await page.getByRole('navigation', { name: 'Разделы' }).elementHandle();
  const teacher = page
    .getByRole('table')
    .getByRole('link', { name: /^Образцов/ })
    .first();
  await teacher.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Образцов');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await sidebar?.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Группа 428501');
  await expect(teacher).toBeFocused();
});

test('a line at the top says that a screen is under way', async ({ page, world }) => {
  await page.goto('/');
  const release = world.hold('/api/v1/student-groups');
  await page.getByRole('link', { name: 'Выбрать группу' }).click();
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Расписание');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('an address that cannot be read is a page that helps on', async ({ page }) => {
  const response = await page.goto('/schedule/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Расписания этого преподавателя нет')).toBeVisible();
  await page.getByRole('link', { name: 'Все группы' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});
