import { followRequests } from '../support/effects.ts';
import { expectOneLanguage, selectLanguage } from '../support/looks.ts';
import { test } from '../support/test.ts';

/** Pages other than those of record types, which `kinds.spec.ts` covers. */
const pages = [
  '',
  'requests',
  'access/42850001',
  'timetable',
  'sheet',
  'session-results',
  'reports',
  'table-imports',
  'new-year',
];

test('CNS-02 language: pages without records have only data in another language', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/healthz');
  const answered = followRequests(page);
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(`/console/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await answered();
      await expectOneLanguage(page, 'ru');
      await selectLanguage(page, 'en');
      await answered();
      await expectOneLanguage(page, 'en');
      await selectLanguage(page, 'ru');
    });
});
