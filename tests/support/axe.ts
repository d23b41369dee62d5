import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const script = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
let source: Promise<string> | undefined;

/** What to look at and by which rules; the whole page and all rules of axe unless told. */
export interface AxeScope {
  rules?: readonly string[];
  within?: string;
}

/**
 * What axe finds wrong with the page as it is now; empty where all is well. Only what is wrong is handed over: what is
 * right of a page is half a megabyte.
 */
export async function axeFaults(page: Page, { rules, within }: AxeScope = {}) {
  const isThere = await page.evaluate(() => 'axe' in window);
  source ??= readFile(script, 'utf8');
  if (!isThere) await page.evaluate(await source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Menus and dialogs stand outside the landmarks: they are modal.
    ...(rules ? { runOnly: [...rules] } : { rules: { region: { enabled: false } } }),
  };
  return page.evaluate(
    async ([place, how]) => {
      // A colour on its way to another is neither.
      const passing = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 10_000);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      // The script above has put it there.
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const { violations } = await tool.run(place ?? document, how);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    [within, options] as const,
  );
}
