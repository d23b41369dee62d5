import { followRequests } from '../support/effects.ts';
import { expectOneLanguage, readIn } from '../support/looks.ts';
import { test } from '../support/test.ts';

/** Pages without records of one type; `kinds.spec.ts` opens those with records. */
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
      await readIn(page, 'en');
      await answered();
      await expectOneLanguage(page, 'en');
      await readIn(page, 'ru');
    });
});
