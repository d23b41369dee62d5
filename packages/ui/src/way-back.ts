import { stored } from './stored.ts';

/** Where an administrator was in the console when they began to act as a student: a path, and the end of that acting. */
export interface WayBack {
  path: string;
  /** ISO date-time; it tells this acting from any other. */
  until: string;
}

const isWayBack = (value: unknown): value is WayBack =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'until' in value &&
  typeof value.until === 'string';

/** The tab's own: in another one stopping leads elsewhere. */
const kept = stored<WayBack | null>(
  'wayBack',
  (value) => (isWayBack(value) ? value : null),
  'sessionStorage',
);

export const keepWayBack = (wayBack: WayBack): void => kept.set(wayBack);

/**
 * The path to which this acting leads back, once; null where it began elsewhere. Whoever goes there checks first that it is
 * one of their own origin.
 */
export function takeWayBack(until: string): string | null {
  const found = kept.get();
  kept.set(null);
  return found?.until === until ? found.path : null;
}
