import { lazy } from 'react';

/** What is shown when something went wrong: not part of the first page, but here before the server may be gone. */
const parts = {
  unavailable: () => import('./Unavailable.tsx'),
  toasts: () => import('./Toasts.tsx'),
  pageError: () => import('./PageError.tsx'),
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
