import { expect, type Page } from '@playwright/test';
import type { FullLanguage } from '@semestr/core/languages';
import type { Scheme } from '@semestr/ui/scheme';
import { type AxeScope, namingRules } from './axe.ts';
import { expectToFit } from './effects.ts';
import { foreignTexts } from './foreign-texts.ts';

export type ExpectAccessible = (scope?: AxeScope) => Promise<void>;

/** Displays the page in another colour scheme immediately, without storing it. */
export const setColourScheme = (page: Page, scheme: Exclude<Scheme, 'system'>): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, scheme);

/** First link of the console's layout, which is visible at any width and shows the language. */
const SKIP: Readonly<Record<FullLanguage, string>> = { ru: 'К\u00a0содержанию', en: 'Skip to content' };

/** Selects the language of the console like another tab would, so that the open page follows and keeps its input. */
export async function selectLanguage(page: Page, language: FullLanguage): Promise<void> {
  await page.evaluate((chosen) => {
    document.cookie = `language=${chosen}; Path=/; SameSite=Lax`;
    const channel = new BroadcastChannel('semestr-language');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels are limited to an origin
    channel.postMessage(chosen);
    channel.close();
  }, language);
  // Not `expect`, which would describe the whole page while the text is missing.
  await page.getByText(SKIP[language], { exact: true }).waitFor({ state: 'attached' });
}

/**
 * Checks that the current page of the console only has data in another language. Values of dictionaries are data,
 * because the console edits them.
 */
export async function expectOneLanguage(page: Page, language: FullLanguage): Promise<void> {
  const codes = ['control', 'mark', 'certificate', 'work'] as const;
  expect.soft(await foreignTexts(page, language, codes), page.url()).toEqual([]);
}

/**
 * Checks the current page of the console in both colour schemes, in both languages, and at a phone's width. In dark
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
  await setColourScheme(page, 'dark');
  await expectAccessible({ ...scope, rules: ['color-contrast'] });
  await setColourScheme(page, 'light');
  await selectLanguage(page, 'en');
  await expectAccessible({ ...scope, rules: namingRules });
  await expectToFit(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await selectLanguage(page, 'ru');
  await expectToFit(page);
  await expectAccessible({ ...scope, contrast: false });
  await page.setViewportSize(wide);
}
