import type { World } from './world.ts';

/** What one attack came to: `not tried` where this server gives no occasion for it, `BROKEN` where it went wrong. */
export interface Finding {
  attack: string;
  tried: string;
  happened: string;
  verdict: 'held' | 'HOLE' | 'not tried' | 'BROKEN';
}

/** Attacks a server in one way, and leaves it as it was; what it cannot explain it throws. */
export type Attack = (world: World) => Promise<Finding[]>;

export const verdict = (isHeld: boolean): 'held' | 'HOLE' => (isHeld ? 'held' : 'HOLE');

export const notTried = (attack: string, why: string): Finding => ({
  attack,
  tried: '–',
  happened: why,
  verdict: 'not tried',
});

/** How often each of them came: "409 ×3, 429 ×197". */
export function tally(values: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} ×${count}`).join(', ');
}

export const countOf = (values: readonly number[], wanted: number): number =>
  values.filter((value) => value === wanted).length;

/** The numbers from 0 on, so many. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
