import type { Page } from '@playwright/test';

/** Counts the responses to a call from now on. */
export function answersTo(page: Page, path: string): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(path)) count += 1;
  });
  return () => count;
}
