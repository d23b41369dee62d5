import { resources } from '@semestr/api/contract';
import type { Page } from '@playwright/test';
import { FURTHER_ROWS } from '../support/axe.ts';
import { type ExpectAccessible, wear } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** Kinds of records whose lists are other screens: requests stand in the queue. */
const without = new Set([
  'certificates',
  'omission-requests',
  'mark-sheets',
  'study-applications',
  'practice-applications',
  'diploma-suggestions',
  'dormitory-applications',
  'profiling-applications',
]);

const kinds = Object.values(resources)
  .map((calls) => ({ path: calls.list.path.split('/').at(-1) ?? '', isMade: 'create' in calls }))
  .filter(({ path }) => !without.has(path));

/** The list has come, with its rows or with the sentence that there are none. */
async function expectListed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(/\d/);
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
}

/** Saved reports are created where they are built. */
const built = 'saved-reports';
const SOME = 6;

/** Between them they have every sort of field: their forms are looked at in colour. */
const coloured = new Set(['lessons', 'students', 'announcements', 'departments', 'lesson-marks']);

/** Opens a list by the sidebar, as people go: opening the console for each kind would take most of the time. */
async function openList(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation').locator(`a[href$="/${path}"]`);
  // Its section may be closed.
  await link.dispatchEvent('click');
  // The list before it stands until this one has come.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await link.textContent()) ?? '');
  await expectListed(page);
}

/** Looks at what a kind has in the middle of the page, in both schemes; the frame around it is that of all pages. */
async function expectSeen(page: Page, check: ExpectAccessible): Promise<void> {
  const part = { within: 'main', without: FURTHER_ROWS };
  await check(part);
  await wear(page, 'dark');
  await check({ ...part, rules: ['color-contrast'] });
  await wear(page, 'light');
}

// In Russian alone: no English text is missing, nor empty where the Russian one is not (texts.test.ts).
for (let first = 0; first < kinds.length; first += SOME)
  test(`CNS-02 every list is there in both schemes, and its form says what is missing, from kind ${first}`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    // Without transitions a colour is the final one at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('admin', '/console/sessions');
    for (const { path, isMade } of kinds.slice(first, first + SOME))
      await test.step(path, async () => {
        await openList(page, path);
        await expectSeen(page, expectAccessible);
        if (!isMade || path === built) return;
        await page.getByRole('main').locator(`a[href$="/${path}/create"]`).first().click();
        await page.getByRole('main').locator('button[type="submit"]').click();
        await page.getByText('Заполните это поле').first().waitFor();
        if (coloured.has(path)) await expectSeen(page, expectAccessible);
        else await expectAccessible({ contrast: false, within: 'main' });
      });
  });

for (const paths of [
  ['lessons', 'groups', 'disciplines'],
  ['contacts', 'audit', 'outbox'],
])
  test(`CNS-02 a record of ${paths.join(', ')} is opened from its list and leads back to it, in English`, async ({
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
        const back = page.getByRole('link', { name: /^To the list/ });
        await back.waitFor();
        await expectAccessible({ within: 'main' });
        await back.click();
        await expectListed(page);
      });
  });

test('CNS-02 a record without a name of its own is called after those that it is about', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/marks');
  const link = page.getByRole('table').locator('tbody').getByRole('link').first();
  // Names come after the rows.
  await expect(link).toHaveText(/^\p{L}/u);
  const student = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${student}, .+`));
});

test('CNS-02 a day is typed as people write it, and one that is none is refused in its field', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/memberships/create');
  const since = page.getByLabel('С какого дня', { exact: true });
  await since.fill('31.2.2026');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(since).toHaveAccessibleDescription(/так его записать нельзя/);
  await expect(since).toHaveValue('31.2.2026');
  await since.fill('1.3.2026');
  await page.keyboard.press('Tab');
  await expect(since).toHaveValue('01.03.2026');
  await expect(since).not.toHaveAccessibleDescription(/нельзя/);
});

test.story('whoever types and opens a row at once is not led back to the list', async ({ page, signIn }) => {
  await signIn('admin', '/console/students');
  await expectListed(page);
  const first = page.getByRole('table').locator('tbody').getByRole('link').first();
  const chunk = Promise.withResolvers<void>();
  await page.route(/StudentShow/, async (route) => {
    await chunk.promise;
    await route.continue();
  });
  await page.getByLabel('Поиск').fill('а');
  await first.click();
  // Timers of a page end in their order: this one after that of the field.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  chunk.resolve();
  await expect(page.getByRole('link', { name: /^К\s+списку: Студенты/ })).toBeVisible();
  await expect(page).toHaveURL(/\/students\/\d+\/show/);
});

test('what somebody wants to see of a list is there another day, and under a name', async ({
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
  await page.getByRole('menuitem', { name: 'Как обычно' }).click();
  await expect(head).toBeHidden();
  await page.goto('/console/rooms');
  await expectListed(page);
  await expect(head).toBeHidden();
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: 'Мой вид' }).first().click();
  await expect(head).toBeVisible();
  await expect(page.getByLabel('Поиск', { exact: true })).toHaveValue('101');
});
