import { followRequests } from '../support/effects.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { ofTeachers, personal } from '../support/pages.ts';
import { demo, expect, test } from '../support/test.ts';

/** Screens by demo user. Together they have data of all types. `accessibility.spec.ts` covers public pages. */
const visits = [
  { who: 'student', paths: personal },
  { who: 'teacher', paths: ofTeachers },
  { who: 'graduate', paths: ['/personal-account/graduate', '/personal-account/study'] },
  { who: 'headman', paths: ['/personal-account/headman', '/personal-account/group'] },
  { who: 'admin', paths: ['/admin', '/settings/api-tokens'] },
] as const;

/** Number of screens per test. */
const SOME = 8;

const parts = visits.flatMap(({ who, paths }) =>
  Array.from({ length: Math.ceil(paths.length / SOME) }, (_, part) => ({
    who,
    paths: paths.slice(part * SOME, (part + 1) * SOME),
  })),
);

for (const language of ['en', 'ru'] as const)
  for (const { who, paths } of parts)
    test(`SH-10 language: only data is in another language than the page, in ${language}: ${paths[0]} to ${paths.at(-1)} as ${who}`, async ({
      page,
      world,
      choose,
    }) => {
      await choose({ language });
      await world.signIn(page, demo(who), '/healthz');
      const answered = followRequests(page);
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await answered();
          expect.soft(await foreignTexts(page, language), path).toEqual([]);
        });
    });

test('SH-10 language: the check for texts in another language finds those of a Russian page', async ({
  page,
}) => {
  await page.goto('/schedule');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await foreignTexts(page, 'en')).not.toEqual([]);
});
