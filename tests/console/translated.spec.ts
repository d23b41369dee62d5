import type { Page } from '@playwright/test';
import { followRequests } from '../support/effects.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { selectLanguage } from '../support/looks.ts';
import { expect, chunk, story as test } from '../support/test.ts';
import { translate } from '../support/translator.ts';

/** Pages with separate screens. Lists and forms of all other record types are built like those of the first. */
const pages = [
  'faculties',
  'students',
  'departments',
  'today',
  'requests',
  'timetable',
  'sheet',
  'session-results',
  'access',
  'new-year',
  'table-imports',
  'reports',
  'audit',
];
const SOME = 7;

/** Opens each page, switches the language and back, and calls `check` in each language. */
async function openAll(
  page: Page,
  names: readonly string[],
  check: (name: string, language: 'ru' | 'en') => Promise<void>,
): Promise<void> {
  const answered = followRequests(page);
  for (const name of names)
    await test.step(name, async () => {
      const titleBefore = await page.title();
      // Its section may be collapsed.
      await page.getByRole('navigation').locator(`a[href$="/console/${name}"]`).dispatchEvent('click');
      // The previous page is shown until this one is loaded.
      await expect(page).not.toHaveTitle(titleBefore);
      await answered();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const language of ['en', 'ru'] as const) {
        await selectLanguage(page, language);
        await answered();
        await check(name, language);
      }
    });
}

/** Returns the texts in the other language; without a browser's translation these are only data. */
const foreignIn = async (page: Page, language: 'ru' | 'en'): Promise<string[]> =>
  (await foreignTexts(page, language, [])).map((text) => text.replace(/ {2}\(.*$/, ''));

for (const names of chunk(pages, SOME))
  test(`translated page: no text of the console is stale after other pages and languages: ${names.join(', ')}`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin', '/console/groups');
    await expect(page.getByRole('table')).toBeVisible();
    const data = new Map<string, readonly string[]>();
    await openAll(page, names, async (name, language) => {
      data.set(`${name} ${language}`, await foreignIn(page, language));
    });
    await translate(page);
    await openAll(page, names, async (name, language) => {
      const isData = (text: string): boolean => data.get(`${name} ${language}`)?.includes(text) ?? false;
      await expect
        .poll(async () => (await foreignIn(page, language)).filter((text) => !isData(text)))
        .toEqual([]);
    });
  });

test('translated page: a form of the console reports missing values, and a list shows the saved record', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/console/faculties/create');
  const save = page.getByRole('button', { name: 'Создать' });
  await expect(save).toBeVisible();
  await translate(page);
  await save.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.getByRole('navigation').locator('a[href$="/console/faculties"]').click();
  await expect(page.getByRole('table')).toBeVisible();
});
