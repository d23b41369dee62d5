import { reasonTexts } from '@semestr/api/reasons';
import { loadTexts } from '@semestr/core/texts';
import { weekNumber } from '@semestr/core/calendar';
import { language } from '@semestr/ui/language.tsx';
import { lazy } from 'react';
import { todayNow } from '../ui/now.ts';

/** The page for what went wrong, with the sentences of all failures. */
const pageError = async () => {
  const [page] = await Promise.all([import('./PageError.tsx'), loadTexts(language.get(), [reasonTexts])]);
  return page;
};

/** What no page needs to begin, but is here before the server may be gone. */
const parts = {
  unavailable: () => import('./Unavailable.tsx'),
  toasts: () => import('./Toasts.tsx'),
  pageError,
  search: () => import('./find.ts'),
  favicon: async () => {
    const { showFavicon } = await import('@semestr/ui/favicon');
    showFavicon(weekNumber(todayNow()), 'paper');
  },
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
