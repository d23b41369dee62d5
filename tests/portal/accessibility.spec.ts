import { test } from '../support/test.ts';

const screens = [
  '/',
  '/schedule',
  '/schedule/428501',
  '/schedule/999999',
  '/login',
  '/api?q=certificate',
  '/nowhere',
];
const looks = [
  { theme: 'light', language: 'ru', width: 1280 },
  { theme: 'dark', language: 'en', width: 360 },
  { theme: 'dark', language: 'ru', width: 768 },
] as const;

for (const { theme, language, width } of looks)
  test(`no fault on any page: ${theme}, ${language}, ${width} px`, async ({
    page,
    choose,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await choose({ theme, language });
    for (const path of screens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible();
    }
  });

test('no fault on the signed-in pages', async ({ signIn, page, expectAccessible }) => {
  await signIn('unconfirmed', '/personal-account/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible();
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menu').waitFor();
  await expectAccessible();
});
