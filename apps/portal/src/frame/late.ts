import { reasonTexts } from '@semestr/api/reasons';
import { loadTexts } from '@semestr/core/texts';
import { weekNumber } from '@semestr/core/calendar';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { language } from '@semestr/ui/language.tsx';
import { todayNow } from '../hydration/now.ts';

/** The error page, with the messages of all failures. */
const pageError = async () => {
  const [page] = await Promise.all([import('./PageError.tsx'), loadTexts(language.get(), [reasonTexts])]);
  return page;
};

/** Parts that no page needs initially; loaded early, because the server may be unavailable when they are needed. */
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

/** Loads them once the first page is idle; one that fails is loaded again when it is rendered. */
export function fetchLateParts(): void {
  setTimeout(() => {
    for (const part of Object.values(parts)) part().catch(() => undefined);
  }, SETTLED_MS);
}
