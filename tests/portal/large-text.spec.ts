import type { Page } from '@playwright/test';
import { followRequests } from '../support/effects.ts';
import { ofTeachers, personal, screens } from '../support/pages.ts';
import { demo, expect, chunk, test as withScreens } from '../support/test.ts';

/** Default text size of browsers, in pixels. */
const DEFAULT_TEXT_SIZE = 16;

/** Combinations of width and text size: a desktop at 200 %, a phone at 150 %, and the narrowest phone. */
const sizes = [
  { width: 1280, text: 2 * DEFAULT_TEXT_SIZE },
  { width: 360, text: 1.5 * DEFAULT_TEXT_SIZE },
  { width: 320, text: DEFAULT_TEXT_SIZE },
];

/** Number of pages per test. */
const SOME = 20;

const test = withScreens.extend<{ setTextSize: (pixels: number) => Promise<void> }>({
  setTextSize: async ({ page }, use) => {
    const browser = await page.context().newCDPSession(page);
    const set = async (standard: number): Promise<void> => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    };
    await use(set);
    await set(DEFAULT_TEXT_SIZE);
    await browser.detach();
  },
});

/** Lists the elements beyond the right edge of a page that scrolls sideways, the innermost last. */
function widestParts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => `${element.localName} ${element.textContent.slice(0, 40)}`)
    .slice(-8);
}

/** Opens the pages and expects none to scroll sideways, in either language. */
async function expectAllToFit(
  page: Page,
  paths: readonly string[],
  setTextSize: (pixels: number) => Promise<void>,
): Promise<void> {
  const answered = followRequests(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await answered();
      for (const { width, text } of sizes) {
        await page.setViewportSize({ width, height: 900 });
        await setTextSize(text);
        await expect.soft
          .poll(() => page.evaluate(widestParts), { message: `${width} px, text ${text} px` })
          .toEqual([]);
      }
      await setTextSize(DEFAULT_TEXT_SIZE);
    });
}

for (const language of ['ru', 'en'] as const) {
  for (const paths of chunk(screens, SOME))
    test(`large text: nothing is wider than the window, in ${language}: ${paths[0]} to ${paths.at(-1)}`, async ({
      page,
      choose,
      setTextSize,
    }) => {
      await choose({ language });
      await expectAllToFit(page, paths, setTextSize);
    });

  for (const [who, paths] of [
    ['student', personal],
    ['teacher', ofTeachers],
  ] as const)
    test(`large text: nothing is wider than the window, in ${language}, for a ${who}`, async ({
      page,
      world,
      choose,
      setTextSize,
    }) => {
      await choose({ language });
      await world.signIn(page, demo(who), '/about');
      await expectAllToFit(page, paths, setTextSize);
    });
}
