import { resources } from '@semestr/api/contract';
import { requestRecords } from '@semestr/core/requests/kinds';
import type { Page } from '@playwright/test';
import { FURTHER_ROWS } from '../support/axe.ts';
import { expectToFit, followRequests } from '../support/effects.ts';
import {
  type ExpectAccessible,
  expectOneLanguage,
  selectLanguage,
  setColourScheme,
} from '../support/looks.ts';
import { expect, chunk, test } from '../support/test.ts';

/** Record types without such lists: requests are in the request queue. */
const without = new Set<string>(Object.values(requestRecords));

const kinds = Object.values(resources)
  .map((calls) => ({ path: calls.list.path.split('/').at(-1) ?? '', isMade: 'create' in calls }))
  .filter(({ path }) => !without.has(path));

/** Waits until the list is loaded, with its rows or its empty state. */
async function expectListed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(/\d/);
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
}

/** Saved reports are created in the report builder. */
const built = 'saved-reports';
/** Number of types per test. */
const SOME = 5;

/** Record types that together have all types of fields. Only the colours of their forms are checked. */
const coloured = new Set(['lessons', 'students', 'announcements', 'departments', 'lesson-marks']);

/** Opens a list from the sidebar, because reloading the console for each type would take most of the time. */
async function openList(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation').locator(`a[href$="/${path}"]`);
  // Its section may be collapsed.
  await link.dispatchEvent('click');
  // The previous list is shown until this one is loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await link.textContent()) ?? '');
  await expectListed(page);
}

/** Checks the main part of a page in both colour schemes; the layout around it is the same on all pages. */
async function expectSeen(page: Page, check: ExpectAccessible): Promise<void> {
  const part = { within: 'main', without: FURTHER_ROWS };
  await check(part);
  await setColourScheme(page, 'dark');
  await check({ ...part, rules: ['color-contrast'] });
  await setColourScheme(page, 'light');
}

/** Widths narrower than the default window: a tablet, and a window beside another. */
const widths = [768, 1200];
const SHORTEST_LEAD = 150;

/**
 * Checks that the column with the links to the records is readable at every width, and nothing is wider than the page.
 */
async function expectRoomForNames(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  const lead = page.locator('main thead th:not(:has(input))').first();
  // An empty list has no table.
  if ((await lead.count()) === 0) return;
  for (const width of widths) {
    await page.setViewportSize({ ...wide, width });
    await expect
      .poll(async () => (await lead.boundingBox())?.width ?? 0, { message: `${width} px` })
      .toBeGreaterThan(SHORTEST_LEAD);
    await expectToFit(page);
  }
  await page.setViewportSize(wide);
}

/** Checks the texts in the current language, switches to the other one, and checks them again. */
async function expectLanguages(page: Page, answered: () => Promise<void>): Promise<void> {
  const isRussian = (await page.locator('html').getAttribute('lang')) === 'ru';
  const [first, second] = isRussian ? (['ru', 'en'] as const) : (['en', 'ru'] as const);
  await expectOneLanguage(page, first);
  await selectLanguage(page, second);
  await answered();
  await expectOneLanguage(page, second);
}

for (const some of chunk(kinds, SOME))
  test(`CNS-02 record types: lists and forms have no faults in both schemes, room for names, and only data in another language: ${some.map(({ path }) => path).join(', ')}`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    // Without transitions a colour is final immediately.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('admin', '/console/sessions');
    const answered = followRequests(page);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    for (const { path, isMade } of some)
      await test.step(path, async () => {
        await openList(page, path);
        await answered();
        await expectSeen(page, expectAccessible);
        await expectRoomForNames(page);
        await expectLanguages(page, answered);
        const record = main.locator('tbody a').first();
        const list = page.url();
        if ((await record.count()) > 0) {
          await record.click();
          await expect(page).not.toHaveURL(list);
          await heading.waitFor();
          await answered();
          await expectLanguages(page, answered);
          await openList(page, path);
        }
        if (!isMade || path === built) return;
        await main.locator(`a[href$="/${path}/create"]`).first().click();
        const submit = main.locator('button[type="submit"]').first();
        // Every value of a term is proposed: its form has no error to show.
        if (path === 'terms') await expect(main.getByRole('textbox').first()).not.toHaveValue('');
        else {
          await submit.click();
          await page
            .getByText(/^(?:Заполните поле «|Fill in “)/)
            .first()
            .waitFor();
        }
        if (coloured.has(path)) await expectSeen(page, expectAccessible);
        else await expectAccessible({ contrast: false, within: 'main' });
        await expectLanguages(page, answered);
      });
  });

for (const paths of [
  ['lessons', 'groups', 'disciplines'],
  ['contacts', 'audit', 'outbox'],
])
  test(`CNS-02 record types: a record of ${paths.join(', ')} opens from its list and links back to it, in English`, async ({
    page,
    signIn,
    choose,
    expectAccessible,
  }) => {
    await choose({ language: 'en', theme: 'dark' });
    await signIn('admin', '/console/sessions');
    for (const path of paths)
      await test.step(path, async () => {
        await openList(page, path);
        await page.getByRole('table').locator('tbody').getByRole('link').first().click();
        const back = page.getByRole('link', { name: /^Back to the list/ });
        await back.waitFor();
        await expectAccessible({ within: 'main' });
        await back.click();
        await expectListed(page);
      });
  });

test('CNS-02 record types: a record without a name is labelled by the records it refers to', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/marks');
  const link = page.getByRole('table').locator('tbody').getByRole('link').first();
  // Names are loaded after the rows.
  await expect(link).toHaveText(/^\p{L}/u);
  const student = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${student}, .+`));
});

test('CNS-02 record types: a date is accepted in any notation, and an invalid one is rejected at its field', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/memberships/create');
  const since = page.getByLabel('С какого дня', { exact: true });
  await since.fill('31.2.2026');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(since).toHaveAccessibleDescription(/Дата пишется так: 01\.09\.2026/);
  await expect(since).toHaveValue('31.2.2026');
  await since.fill('1.3.2026');
  await page.keyboard.press('Tab');
  await expect(since).toHaveValue('01.03.2026');
  await expect(since).not.toHaveAccessibleDescription(/Дата пишется/);
});

test.story(
  'record types: opening a row right after typing a search does not lead back to the list',
  async ({ page, signIn }) => {
    await signIn('admin', '/console/students');
    await expectListed(page);
    const first = page.getByRole('table').locator('tbody').getByRole('link').first();
    const loading = Promise.withResolvers<void>();
    await page.route(/StudentShow/, async (route) => {
      await loading.promise;
      await route.continue();
    });
    await page.getByLabel('Поиск').fill('а');
    await first.click();
    // Timers fire in order, so this one fires after that of the field.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    loading.resolve();
    await expect(page.getByRole('link', { name: /^К\s+списку: Студенты/ })).toBeVisible();
    await expect(page).toHaveURL(/\/students\/\d+\/show/);
  },
);

test('record types: the view of a list is restored, and can be saved under a name', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/rooms');
  await expectListed(page);
  const head = page.getByRole('columnheader', { name: 'Примечание' });
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Примечание' }).click();
  await page.keyboard.press('Escape');
  await expect(head).toBeVisible();
  await page.getByLabel('Поиск', { exact: true }).fill('101');
  await expect(page.getByRole('status').first()).toHaveText(/^найдено: \d+$/);
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: 'Сохранить вид…' }).click();
  await page.getByRole('textbox', { name: 'Название вида' }).fill('Мой вид');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('menuitem', { name: 'Обычные столбцы' }).click();
  await expect(head).toBeHidden();
  await page.goto('/console/rooms');
  await expectListed(page);
  await expect(head).toBeHidden();
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: 'Мой вид' }).first().click();
  await expect(head).toBeVisible();
  await expect(page.getByLabel('Поиск', { exact: true })).toHaveValue('101');
});

test('record types: a record opens at its heading, and going back returns to its row', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/students');
  await expectListed(page);
  const row = page.getByRole('table').locator('tbody').getByRole('link').nth(15);
  const name = (await row.textContent()) ?? '';
  await page.evaluate(() => window.scrollTo(0, 150));
  await row.click();
  await expect(page).toHaveURL(/\/show$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name }).first()).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
});

test('record types: the columns of a printed list are as wide as their content, without its checkboxes', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/lessons');
  await expectListed(page);
  // The page is narrower than the window in which the list was measured.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main table')).toHaveCSS('table-layout', 'auto');
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
});
