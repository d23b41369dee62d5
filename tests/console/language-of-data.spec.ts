import { resources } from '@semestr/api/contract';
import { requestRecords } from '@semestr/core/requests/kinds';
import type { Page } from '@playwright/test';
import type { FullLanguage } from '@semestr/core/languages';
import { followRequests } from '../support/effects.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { expect, test } from '../support/test.ts';

/** Record types whose lists are the request queue. */
const inQueue = new Set<string>(Object.values(requestRecords));

const kinds = Object.values(resources)
  .map((calls) => ({ path: calls.list.path.split('/').at(-1) ?? '', isMade: 'create' in calls }))
  .filter(({ path }) => !inQueue.has(path));

/** Pages without records of one type. */
const pages = [
  '',
  'requests',
  'access/42850001',
  'timetable',
  'sheet',
  'reports',
  'table-imports',
  'new-year',
];

/** Saved reports are created in the report builder. */
const BUILT = 'saved-reports';

/** Number of record types per test. */
const SOME = 6;

async function expectOneLanguage(page: Page, language: FullLanguage): Promise<void> {
  // The values of dictionaries are data in the console, which edits them.
  expect
    .soft(await foreignTexts(page, language, ['control', 'mark', 'certificate', 'work']), page.url())
    .toEqual([]);
}

for (const language of ['en', 'ru'] as const) {
  for (let first = 0; first < kinds.length; first += SOME)
    test(`CNS-02 language: lists, records and forms have only data in another language, in ${language}, from type ${first}`, async ({
      page,
      signIn,
      choose,
    }) => {
      await choose({ language });
      await signIn('admin', '/console/sessions');
      const answered = followRequests(page);
      const main = page.getByRole('main');
      const heading = page.getByRole('heading', { level: 1 });
      for (const { path, isMade } of kinds.slice(first, first + SOME))
        await test.step(path, async () => {
          // Through the sidebar, whose sections may be collapsed.
          const link = page.getByRole('navigation').locator(`a[href$="/${path}"]`);
          await link.dispatchEvent('click');
          await expect(heading).toHaveText((await link.textContent()) ?? '');
          await answered();
          await expectOneLanguage(page, language);
          const record = main.locator('tbody a').first();
          const list = page.url();
          if ((await record.count()) > 0) {
            await record.click();
            await expect(page).not.toHaveURL(list);
            await heading.waitFor();
            await answered();
            await expectOneLanguage(page, language);
          }
          if (!isMade || path === BUILT) return;
          await link.dispatchEvent('click');
          await main.locator(`a[href$="/${path}/create"]`).first().click();
          await expect(page).toHaveURL(/\/create$/);
          await heading.waitFor();
          await answered();
          await expectOneLanguage(page, language);
        });
    });

  test(`CNS-02 language: pages without records have only data in another language, in ${language}`, async ({
    page,
    signIn,
    choose,
  }) => {
    await choose({ language });
    await signIn('admin', '/healthz');
    const answered = followRequests(page);
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(`/console/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await answered();
        await expectOneLanguage(page, language);
      });
  });
}
