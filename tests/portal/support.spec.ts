import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

test('PUB-07 support: the page answers frequent questions, and lists contacts', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Поддержка' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поддержка');
  await expect(page).toHaveTitle('Поддержка · Семестр');
  const main = page.getByRole('main');
  await expectAccessible();
  const answer = main.getByText('Задайте новый сами');
  await expect(answer).toBeHidden();
  await main.getByText('Забыт пароль. Как войти?').click();
  await expect(answer).toBeVisible();
  await expectAccessible();
  await expect(main.getByRole('link', { name: '+375 (17) 293-00-00' }).first()).toHaveAttribute(
    'href',
    'tel:+375172930000',
  );
  await main.getByRole('link', { name: 'Восстановить пароль' }).click();
  await expect(page).toHaveURL('/password-recovery');
});

test('PUB-07 support: an answer can be linked, and is readable without scripts', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${world.url}/support`);
  await page.getByText('Код не пришёл').click();
  await expect(page.getByText('Код действует полторы минуты.')).toBeVisible();
  await context.close();
});

test('PUB-07 support: the address of an answer opens it', async ({ page }) => {
  await page.goto('/support#limit');
  await expect(page.getByText('Через час после последней попытки')).toBeVisible();
  await expect(page.getByText('Код действует полторы минуты.')).toBeHidden();
});

test.describe('on a phone, in English, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('PUB-07 support: a question expands to its answer on a phone by keyboard', async ({
    page,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
    await page.getByText('The code has not arrived').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('A code is valid for a minute and a half.')).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
  });
});
