import { reasonTexts } from '@semestr/api/reasons';
import { loadTexts } from '@semestr/core/texts';
import { weekNumber } from '@semestr/core/calendar';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { language } from '@semestr/ui/language.tsx';
import { todayNow } from '../hydration/now.ts';

/** Loads the error page and the error messages. */
const pageError = async () => {
  const [page] = await Promise.all([import('./PageError.tsx'), loadTexts(language.get(), [reasonTexts])]);
  return page;
};

/**
 * Parts that no page needs initially. They are loaded early, because they may be needed when the server is unavailable.
 */
const parts = {
  toasts: () => import('./Toasts.tsx'),
  pageError,
  search: () => import('../university/search/find.ts'),
  favicon: async () => {
    const { showFavicon } = await import('@semestr/ui/favicon');
    showFavicon(weekNumber(todayNow()), 'paper');
  },
};

export const Toasts = lazyPart(parts.toasts);
export const PageError = lazyPart(parts.pageError);

const SETTLED_MS = 2000;

/** Loads them once the first page is idle. A part that fails to load is loaded again when it is rendered. */
export function loadDeferredParts(): void {
  setTimeout(() => {
    for (const part of Object.values(parts)) part().catch(() => undefined);
  }, SETTLED_MS);
}
