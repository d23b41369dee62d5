import { reasonTexts } from '@semestr/api/reasons';
import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { lazy } from 'react';

/** The page for what went wrong, with the sentences of all failures. */
const pageError = async () => {
  const [page] = await Promise.all([import('./PageError.tsx'), loadTexts(language.get(), [reasonTexts])]);
  return page;
};

/** What is shown when something went wrong: not part of the first page, but here before the server may be gone. */
const parts = {
  unavailable: () => import('./Unavailable.tsx'),
  toasts: () => import('./Toasts.tsx'),
  pageError,
};

export const Unavailable = lazy(parts.unavailable);
export const Toasts = lazy(parts.toasts);
export const PageError = lazy(parts.pageError);

const SETTLED_MS = 2000;

/** Fetches them once the first page has settled; one that fails is asked for again when it is needed. */
export function fetchLateParts(): void {
  setTimeout(() => {
    for (const part of Object.values(parts)) part().catch(() => undefined);
  }, SETTLED_MS);
}
