import { expect, type Page } from '@playwright/test';
import type { FullLanguage } from '@semestr/core/languages';
import type { Scheme } from '@semestr/ui/scheme';
import { type AxeScope, namingRules } from './axe.ts';
import { expectToFit } from './effects.ts';
import { foreignTexts } from './foreign-texts.ts';

export type ExpectAccessible = (scope?: AxeScope) => Promise<void>;

/** Displays the page in another colour scheme immediately, without storing it. */
export const wear = (page: Page, scheme: Exclude<Scheme, 'system'>): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, scheme);

/** The first link of the console's layout, which shows its language at any width. */
const SKIP: Readonly<Record<FullLanguage, string>> = { ru: 'К\u00a0содержанию', en: 'Skip to content' };

/** Selects a language of the console as another tab would: the open page follows, with all its input. */
export async function readIn(page: Page, language: FullLanguage): Promise<void> {
  await page.evaluate((chosen) => {
    document.cookie = `language=${chosen}; Path=/; SameSite=Lax`;
    const channel = new BroadcastChannel('semestr-language');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage(chosen);
    channel.close();
  }, language);
  // `expect` would describe the whole page each time that the text is not there yet.
  await page.getByText(SKIP[language], { exact: true }).waitFor({ state: 'attached' });
}

/**
 * Checks that the current page of the console has only data in another language. The values of dictionaries are data
 * there: the console edits them.
 */
export async function expectOneLanguage(page: Page, language: FullLanguage): Promise<void> {
  const codes = ['control', 'mark', 'certificate', 'work'] as const;
  expect.soft(await foreignTexts(page, language, codes), page.url()).toEqual([]);
}

/**
 * Checks the current page of the console: in both colour schemes, in both languages, and at a phone's width. In dark
 * only the contrast can differ, in English only names and the length of texts, on a phone everything except the
 * colours.
 */
export async function expectReadable(
  page: Page,
  expectAccessible: ExpectAccessible,
  scope: Pick<AxeScope, 'within' | 'without'> = {},
): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  await expectAccessible(scope);
  await expectToFit(page);
  await wear(page, 'dark');
  await expectAccessible({ ...scope, rules: ['color-contrast'] });
  await wear(page, 'light');
  await readIn(page, 'en');
  await expectAccessible({ ...scope, rules: namingRules });
  await expectToFit(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await readIn(page, 'ru');
  await expectToFit(page);
  await expectAccessible({ ...scope, contrast: false });
  await page.setViewportSize(wide);
}
