import { expect, story as test } from '../support/test.ts';
import { NOW } from '../support/server.ts';

const DAY = 24 * 60 * 60_000;

/** Differences between the device's and the server's clock, in milliseconds. */
const wrong = {
  'a year behind': -365 * DAY,
  'a day ahead': DAY,
  'three hours behind': -3 * 60 * 60_000,
} as const;

for (const [name, difference] of Object.entries(wrong))
  test.describe(`a clock ${name}`, () => {
    test.beforeEach(({ context }) => context.clock.setSystemTime(Date.parse(NOW) + difference));

    test(`wrong clock: day, lesson and week of the home page are those of the university: ${name}`, async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
      // The first call of the page corrects the time.
      await page.getByRole('main').getByRole('combobox').fill('42850');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(page.getByRole('banner')).toContainText('4-я неделя · идёт 3-я пара');
      await expect(page.locator('li[aria-current=date]')).toContainText('16 ноя');
    });

    test(`wrong clock: a student signs in and stays signed in: ${name}`, async ({ page, world }) => {
      const student = await world.person('student');
      await page.goto('/login');
      await page.getByLabel('Логин').fill(student.username);
      await page.getByRole('textbox', { name: 'Пароль' }).fill(student.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/personal-account/profile');
      await page.goto('/personal-account/my-day');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пятница, 20 ноября');
      await page.clock.runFor(5000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/personal-account/my-day');
    });
  });

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kamchatka', 'Pacific/Apia'])
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`wrong clock: pages show the university's time, independent of the device's time zone: ${timezoneId}`, async ({
      page,
      world,
    }) => {
      // Evening at the university.
      for (const [moment, day] of [
        [NOW, 'Пятница, 20 ноября'],
        ['2026-11-20T20:59:00Z', 'Пятница, 20 ноября'],
        ['2026-11-20T21:01:00Z', 'Суббота, 21 ноября'],
        // Daylight saving time in the United States changes in this hour.
        ['2026-11-01T09:30:00Z', 'Воскресенье, 1 ноября'],
      ] as const) {
        await world.clock.set(moment);
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(day);
      }
    });
  });
