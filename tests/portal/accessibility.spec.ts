import type { Page } from '@playwright/test';
import type { AxeScope } from '../support/axe.ts';
import { russianOn } from '../support/russian.ts';
import { demo, expect, test } from '../support/test.ts';

// Without transitions a colour is the final one at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  '/',
  '/schedule',
  '/schedule/428501',
  '/schedule/999999',
  '/schedule-department',
  '/schedule-department/kaf-ps?employee=i-obrazcov',
  '/phones?q=ltrfyfn',
  '/rooms',
  '/rooms?taken=1&at=3&seats=30',
  '/rooms?date=2026-11-22&seats=10000',
  '/rooms/999-9',
  '/departments/kaf-ps?q=J,hfpwjd',
  '/departments',
  '/rating-of-students',
  '/rating-of-students?faculty=1000001&speciality=1002001&course=2&card=42850001',
  '/calendar',
  '/employees/i-obrazcov',
  '/list-of-disciplines',
  '/profiles?lastName=лис&skill=Python',
  '/profiles?lastName=ъ',
  '/login',
  '/password-recovery',
  '/initial-password?h=x&t=y',
  '/api?q=certificate',
  '/about',
  '/support',
  '/nowhere',
];

const personal = [
  '/personal-account/my-day',
  '/personal-account/profile',
  '/personal-account/study',
  '/personal-account/markbook',
  '/personal-account/rating',
  '/personal-account/study/mark-sheets',
  '/personal-account/study/applications',
  '/personal-account/study/practice',
  '/personal-account/omissions',
  '/personal-account/group',
  '/personal-account/library',
  '/personal-account/announcements',
  '/personal-account/graduate',
  '/personal-account/dormitory',
  '/personal-account/penalty',
  '/personal-account/social-and-research-work',
  '/personal-account/profiling',
  '/personal-account/notifications',
  '/personal-account/settings',
  '/personal-account/settings/contacts',
  '/second-factor',
];

/** What teachers alone have, or have otherwise. */
const ofTeachers = ['/personal-account/announcements', '/personal-account/requested-mark-sheets'];

/**
 * The page as it is, wide and on the narrowest phone: no fault, and nothing to be moved sideways; in the dark nothing but
 * the contrast is another.
 */
async function expectSound(page: Page, expectAccessible: (scope?: AxeScope) => Promise<void>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const wear = (scheme: 'light' | 'dark') =>
    page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), scheme);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await expectAccessible();
    await wear('dark');
    await expectAccessible({ rules: ['color-contrast'] });
    await wear('light');
  }
}

for (const language of ['ru', 'en'] as const) {
  for (const path of screens)
    test(`SH-10 no fault in either scheme, at 1280 and 320 px, in ${language}: ${path}`, async ({
      page,
      choose,
      expectAccessible,
    }) => {
      await choose({ language });
      await page.goto(path);
      await expectSound(page, expectAccessible);
      // In Russian this shows that the search for it finds something.
      if (language === 'en') expect(await russianOn(page)).toEqual([]);
      else expect(await russianOn(page)).not.toEqual([]);
    });

  test(`SH-10 no fault on the signed-in pages, in ${language}`, async ({
    signIn,
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    await choose({ language });
    const person = await world.person('student');
    // Who is to choose a specialisation has every row.
    await world.openProfiling(person);
    await signIn(person, '/personal-account/profile');
    for (const path of personal) {
      await page.goto(path);
      await expectSound(page, expectAccessible);
      if (language === 'en') expect(await russianOn(page)).toEqual([]);
    }
  });

  test(`SH-10 no fault on the pages of a teacher, in ${language}`, async ({
    page,
    world,
    choose,
    expectAccessible,
  }) => {
    await choose({ language });
    await world.signIn(page, demo('teacher'));
    for (const path of ofTeachers) {
      await page.goto(path);
      await expectSound(page, expectAccessible);
      if (language === 'en') expect(await russianOn(page)).toEqual([]);
    }
  });
}

test('no fault with the menu of the person open', async ({ signIn, page, expectAccessible }) => {
  await signIn('student', '/personal-account/profile');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menu').waitFor();
  await expectAccessible();
});
