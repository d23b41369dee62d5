import type { Page } from '@playwright/test';
import { expectToFit } from '../support/effects.ts';
import { expect, test } from '../support/test.ts';

const PROFILES = '/profiles';
const SEARCH = '/api/v1/profiles';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Returns the number of profiles: fourteen of the demo, and those published by other browser tests. */
async function total(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/^Найден[ао] \d+\sанкет/);
  return Number.parseInt(((await count(page).textContent()) ?? '').replace(/\D+/, ''), 10);
}

test('PUB-09 profiles: published ones are listed page by page, with only the visible data of each', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PROFILES);
  await expect(page).toHaveTitle('Анкеты студентов · Семестр');
  const all = await total(page);
  expect(all).toBeGreaterThanOrEqual(14);
  expect(all).toBeLessThanOrEqual(20);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText(new RegExp(`показано 10 из\\s${all}`))).toBeVisible();
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(rows(page)).toHaveCount(all);
  await expect(rows(page).nth(10)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Показать ещё' })).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(all);
  const anna = rows(page).filter({ hasText: 'Лисицкая Анна' });
  await expect(anna).toContainText(/2-й\sкурс · ФИС · РИС · группа 428501/);
  await expect(anna).toContainText('TypeScript · Python · React');
  await expect(anna.getByRole('link', { name: 'код GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/example',
  );
  await expect(anna.getByRole('link', { name: 'сообщения Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/example',
  );
  await expect(anna).toContainText(/рейтинг \d\sиз\s5/);
  // Profiles with a hidden rating do not show it.
  await expect(rows(page).filter({ hasNotText: 'рейтинг' })).not.toHaveCount(0);
  await expectAccessible();
});

test('PUB-09 profiles: surname, course, faculty, job and skills filter the search, all stored in the address', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PROFILES);
  await page.getByLabel('Фамилия').fill('лис');
  await expect(count(page)).toHaveText(/Найдена 1\sанкета/);
  await expect(names(page)).toHaveText(/^Лисицкая/);
  await expect(names(page).locator('mark')).toHaveText('Лис');
  await expect(page).toHaveURL(/lastName=/);
  await expect(page.getByLabel('Фамилия')).toBeFocused();
  await page.getByRole('group', { name: 'Курс' }).getByLabel('2').check();
  await page.getByRole('group', { name: 'Факультет' }).getByLabel('ФИС').check();
  await page.getByLabel('Ищет работу').check();
  const skill = page.getByLabel('Навык', { exact: true });
  await skill.fill('python');
  await skill.press('Enter');
  await expect(page).toHaveURL(/course=2&faculty=\d+&job=1&skill=python$/);
  await expect(rows(page).locator('p mark')).toHaveText('Python');
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel('Фамилия')).toHaveValue('лис');
  await expect(page.getByLabel('Ищет работу')).toBeChecked();
  await expect(names(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Убрать навык: python' }).click();
  await expect(page).not.toHaveURL(/skill=/);
  await page.getByRole('group', { name: 'Курс' }).getByLabel('2').uncheck();
  await page.getByRole('group', { name: 'Курс' }).getByLabel('1').check();
  await expect(page.getByText('Таких анкет нет')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('link', { name: 'Сбросить условия' }).first().click();
  await expect(page).toHaveURL(/\/profiles$/);
  await expect(page.getByLabel('Фамилия')).toHaveValue('');
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(14);
});

test('PUB-09 profiles: a skill is selected from the existing ones', async ({ page }) => {
  await page.goto(PROFILES);
  await page.getByLabel('Навык', { exact: true }).pressSequentially('Typ');
  await expect(page.locator('datalist option[value=TypeScript]')).toBeAttached();
  // The list is native, so the browser reports a selection as a replacement of the text.
  await page.getByLabel('Навык', { exact: true }).evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'TypeScript');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  });
  await expect(page.getByRole('list', { name: 'Выбранные навыки' })).toContainText('TypeScript');
  await expect(page).toHaveURL(/skill=TypeScript$/);
});

test('PUB-09 profiles: typing, ticking and the next page work by keyboard alone', async ({ page }) => {
  await page.goto(PROFILES);
  await page.getByLabel('Фамилия').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/course=1$/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/profiles$/);
  const more = page.getByRole('link', { name: 'Показать ещё' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(10)).toBeFocused();
});

test('profiles: a profile that is no longer published is missing from the next request', async ({
  page,
  signIn,
}) => {
  await signIn('student', PROFILES);
  const publish = (published: boolean) =>
    page.request.put('/api/v1/profiles/personal-cv-published', { data: { published } });
  const before = await total(page);
  expect((await publish(true)).ok()).toBe(true);
  await page.goto(PROFILES);
  await expect(count(page)).toHaveText(new RegExp(`^Найден[ао] ${before + 1}\\sанкет`));
  expect((await publish(false)).ok()).toBe(true);
  await page.goto(PROFILES);
  await expect(count(page)).toHaveText(new RegExp(`^Найден[ао] ${before}\\sанкет`));
});

test('profiles: a failure to load is reported and can be retried', async ({
  page,
  world,
  expectAccessible,
}) => {
  world.fail({ path: SEARCH, status: 500 });
  await page.goto(PROFILES);
  await expect(page.getByRole('alert')).toContainText('Не удалось получить данные.');
  await expect(page.getByLabel('Фамилия')).toBeVisible();
  await expectAccessible();
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(10);
  world.fail({ path: SEARCH, status: 500 });
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(page.getByRole('alert')).toContainText('Не удалось получить данные.');
  await expect(rows(page)).toHaveCount(10);
  world.mend();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(14);
});

test('profiles: the page can be displayed in English', async ({ page, choose }) => {
  await choose({ language: 'en' });
  await page.goto(PROFILES);
  await expect(page).toHaveTitle('Student profiles · Semestr');
  await expect(count(page)).toHaveText(/\d+\sprofiles found/);
  await expect(rows(page).first()).toContainText(/year\s\d · \p{Lu}+ · \p{Lu}+ · group \d{6}/u);
});

test.story.describe('without scripts', () => {
  test.story.use({ javaScriptEnabled: false });

  test.story(
    'PUB-09 profiles: without scripts the filters are a form with a button, and the next page is a link',
    async ({ page }) => {
      await page.goto(PROFILES);
      await page.getByRole('link', { name: 'Показать ещё' }).click();
      await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(14);
      await page.getByLabel('Ищет работу').check();
      await page.getByLabel('Навык', { exact: true }).fill('Python');
      await page.getByRole('button', { name: 'Показать' }).click();
      await expect(page).toHaveURL(/skill=Python&job=1$/);
      await expect(rows(page).locator('p mark').first()).toHaveText('Python');
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('PUB-09 profiles: on a phone the filters are above the profiles, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto(`${PROFILES}?skill=Python`);
    await expect(names(page).first()).toBeVisible();
    await expectToFit(page);
  });
});
