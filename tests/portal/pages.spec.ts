import type { Page } from '@playwright/test';
import { followRequests } from '../support/effects.ts';
import { screens } from '../support/pages.ts';
import { expect, chunk, story as test } from '../support/test.ts';

const GROUP = '/schedule/428501';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages: without scripts a schedule is readable, and links change its weeks', async ({ page }) => {
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

  test('pages: without scripts dark pages are dark immediately, and can follow the device', async ({
    page,
    choose,
  }) => {
    const ground = page.locator('body');
    await choose({ theme: 'dark' });
    await page.goto('/');
    await expect(ground).toHaveCSS('background-color', 'rgb(18, 20, 23)');
    await choose({ theme: 'system' });
    await page.goto('/');
    await expect(ground).toHaveCSS('background-color', 'rgb(245, 245, 242)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(ground).toHaveCSS('background-color', 'rgb(18, 20, 23)');
  });
});

/**
 * Starts measuring layout shifts on the next page, using the calculation of browsers.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.shifts += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => ('shifts' in window ? Number(window.shifts) : -1));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  // A day with lessons and one without, with replies in different orders.
  for (const [day, late, early] of [
    ['2026-11-20T09:58:00Z', /^\/api\/v1\/announcements/, '/api/v1/schedule'],
    ['2026-11-22T09:58:00Z', '/api/v1/schedule', '/api/v1/announcements/student-groups'],
  ] as const)
    test(`pages: on a phone the day of a returning visitor causes no layout shift: ${day}`, async ({
      page,
      world,
    }) => {
      await world.clock.set(day);
      await page.goto(GROUP);
      await page.getByRole('button', { name: 'Добавить в избранное' }).first().click();
      await expect(page.getByRole('button', { name: 'Убрать из избранного' }).first()).toBeVisible();
      const moved = await watchShifts(page);
      const release = world.hold(late);
      const answered = followRequests(page);
      const came = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(early));
      await page.goto('/');
      await (await came).finished();
      release();
      await expect(page.getByRole('heading', { name: 'Сегодня у группы 428501' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Объявления' })).toBeVisible();
      await answered();
      expect(await moved()).toBeLessThan(0.02);
    });
});

/** Holds back the scripts of pages until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test('pages: a box ticked before the scripts are loaded takes effect afterwards', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/profiles', { waitUntil: 'load' });
  await page.getByRole('checkbox', { name: '2', exact: true }).check();
  await page.getByRole('checkbox', { name: 'ФИС' }).check();
  await page.getByRole('checkbox', { name: 'ФИС' }).uncheck();
  arrive();
  await expect(page).toHaveURL(/\/profiles\?course=2$/);
  await expect(page.getByRole('checkbox', { name: '2', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'ФИС' })).not.toBeChecked();
});

test('pages: clicks and input before the scripts are loaded take effect afterwards', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto(GROUP, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Свернуть', exact: true }).click();
  await page.getByRole('button', { name: '2-я подгруппа' }).click();
  await page.getByRole('combobox').fill('42850');
  arrive();
  await expect(page.getByRole('button', { name: 'Развернуть', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/subgroup=2/);
  await expect(page.getByRole('combobox')).toHaveValue('42850');
  await expect(page.getByRole('option', { name: /428501/ })).toBeVisible();
});

test('pages: search engines find schedules, departments, educators and rooms, but not students', async ({
  page,
  world,
}) => {
  const map = await (await page.request.get('/sitemap.xml')).text();
  for (const path of ['/schedule/428501', '/departments/kaf-ps', '/employees/i-obrazcov', '/rooms/328-4'])
    expect(map).toContain(`<loc>${world.url}${path}</loc>`);
  expect(map).not.toContain('/profiles');
  await page.goto('/profiles');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/departments');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('pages: a shared schedule has a preview image of its week', async ({ page, world }) => {
  await page.goto(`${GROUP}?lang=en`);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toBe(`${world.url}/pictures${GROUP}.png?lang=en`);
  const picture = await page.request.get(address ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  // A PNG contains its dimensions after its signature.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(
    (
      await page.request.get(address ?? '', { headers: { 'if-none-match': picture.headers()['etag'] ?? '' } })
    ).status(),
  ).toBe(304);
  for (const path of ['/pictures/schedule/999999.png', '/pictures/phones.png', '/pictures/schedule/428501'])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

test('pages: the layout stays when screens change, the heading is focused, and back restores the position', async ({
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
  await expect.poll(() => sidebar?.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Группа 428501');
  await expect(teacher).toBeFocused();
});

test('pages: a line at the top shows that a screen is loading', async ({ page, world }) => {
  await page.goto('/');
  const release = world.hold('/api/v1/student-groups');
  await page.getByRole('link', { name: 'Выбрать группу' }).click();
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Расписание');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('pages: an invalid address shows a helpful page', async ({ page }) => {
  const response = await page.goto('/schedule/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Расписания этого преподавателя нет')).toBeVisible();
  await page.getByRole('link', { name: 'Все группы' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});

/** Number of pages per test. */
const SOME = 11;

// React logs an error when its output differs from the server's HTML, which fails the test.
for (const paths of chunk([...screens, '/schedule/i-obrazcov', '/schedule-department/kaf-ps'], SOME))
  test(`pages: server-rendered, hydrated without differences, duplicate requests and layout shifts: ${paths[0]} to ${paths.at(-1)}`, async ({
    page,
    context,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      // Excludes images, which are loaded once from separate addresses.
      const isPicture = request.resourceType() === 'image';
      if (request.url().includes('/api/v1/') && !isPicture) urls.push(request.url());
    });
    const moved = await watchShifts(page);
    const answered = followRequests(page);
    // Loads each page with an empty cache, because cached fonts and scripts would hide layout shifts.
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await answered();
        expect(urls).toEqual([]);
        expect(await moved()).toBeLessThan(0.02);
      });
  });
