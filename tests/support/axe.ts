import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const script = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
let source: Promise<string> | undefined;

/** Scope and rules of a check; the whole page and all rules of axe by default. */
export interface AxeScope {
  rules?: readonly string[];
  /** Whether to check the contrast, which takes longer than all other rules; true by default. */
  contrast?: boolean;
  within?: string;
  /** Selector of elements to exclude. */
  without?: string;
}

/** Rules about names and languages, the only ones that another language can break. */
export const namingRules = [
  'aria-input-field-name',
  'button-name',
  'document-title',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'link-name',
  'valid-lang',
] as const;

/** The layout around the pages of the portal, in Russian. */
export const FRAME = 'nav[aria-label="Разделы"], footer';

/** Rows of a table after the third, which are similar to the first ones and would take most of the time. */
export const FURTHER_ROWS = 'tbody tr:nth-child(n + 4)';

/**
 * Returns the accessibility violations that axe finds on the current page; empty when there are none. Only violations
 * are transferred: the passed checks of a page are half a megabyte.
 */
export async function axeFaults(page: Page, { rules, contrast = true, within, without }: AxeScope = {}) {
  // Waits for a dialog that the last click of a test may open.
  if (within !== undefined) await page.locator(within).first().waitFor();
  const isThere = await page.evaluate(() => 'axe' in window);
  source ??= readFile(script, 'utf8');
  if (!isThere) await page.evaluate(await source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Only the HTML of violations is transferred; style sheets, which none of the rules reads, are not parsed.
    selectors: false,
    preload: { assets: ['media'] },
    // Menus and dialogs are outside the landmarks, because they are modal.
    ...(rules
      ? { runOnly: [...rules] }
      : { rules: { region: { enabled: false }, 'color-contrast': { enabled: contrast } } }),
  };
  return page.evaluate(
    async ([place, leftOut, how]) => {
      // Waits for transitions, during which colours have intermediate values.
      const passing = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 10_000);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      // Defined by the script above.
      const { axe: tool } = window as unknown as { axe: typeof axe };
      // To check the contrast, axe reads the styles of all elements outside the scope too, which takes most of the
      // time.
      const places = [...document.querySelectorAll(place ?? 'html')];
      const unseen = ['svg *', 'details:not([open]) > :not(summary)', leftOut].filter(Boolean).join();
      const isPassed = (node: Node): boolean =>
        (node instanceof Element && node.matches(unseen)) ||
        places.every((one) => !one.contains(node) && !node.contains(one));
      document.createTreeWalker = (root, show) =>
        Document.prototype.createTreeWalker.call(document, root, show, (node) =>
          isPassed(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        );
      const context = {
        include: place === undefined ? document : [place],
        ...(leftOut !== undefined && document.querySelector(leftOut) && { exclude: [leftOut] }),
      };
      try {
        const { violations } = await tool.run(context, how);
        return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
      } finally {
        // Restores the original method.
        Reflect.deleteProperty(document, 'createTreeWalker');
      }
    },
    [within, without, options] as const,
  );
}
