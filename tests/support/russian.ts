import { glob } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

const leavesOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(leavesOf);

/** Loads all Russian texts of the portal and of shared code that contain no values. */
async function russianTexts(): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  for await (const file of glob(['apps/portal/src/**/texts/ru.ts', 'packages/**/src/**/texts/ru.ts'], {
    cwd: root,
  })) {
    const module = (await import(pathToFileURL(join(root, file)).href)) as { default: unknown };
    for (const text of leavesOf(module.default))
      if (/[а-яё]/i.test(text) && !text.includes('{{')) all.add(text);
  }
  return all;
}

let texts: Promise<ReadonlySet<string>> | undefined;

/** Returns the portal's own Russian texts on a page; names of people, rooms and subjects do not count. */
export async function russianOn(page: Page): Promise<string[]> {
  texts ??= russianTexts();
  const known = await texts;
  const shown = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, [lang="ru"], [lang="be"]'))
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return shown.map((text) => text.trim()).filter((text) => known.has(text));
}
