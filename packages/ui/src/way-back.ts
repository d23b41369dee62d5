import { stored } from './stored.ts';

/** The page of the console on which an administrator started an impersonation, with the end of the impersonation. */
export interface WayBack {
  path: string;
  /** ISO date-time; identifies the impersonation. */
  until: string;
}

const isWayBack = (value: unknown): value is WayBack =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'until' in value &&
  typeof value.until === 'string';

/** Only for this tab, because ending the impersonation in another tab redirects elsewhere. */
const kept = stored<WayBack | null>(
  'wayBack',
  (value) => (isWayBack(value) ? value : null),
  'sessionStorage',
);

export const keepWayBack = (wayBack: WayBack): void => kept.set(wayBack);

/**
 * Returns the path to which this impersonation returns, and removes it; null when it started elsewhere. The caller must
 * check that it belongs to its own origin.
 */
export function takeWayBack(until: string): string | null {
  const found = kept.get();
  kept.set(null);
  return found?.until === until ? found.path : null;
}
