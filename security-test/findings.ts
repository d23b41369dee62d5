import type { World } from './world.ts';

/** Result of an attack: `not tried` when this server offers no opportunity for it, `BROKEN` when it failed to run. */
export interface Finding {
  attack: string;
  tried: string;
  happened: string;
  verdict: 'held' | 'HOLE' | 'not tried' | 'BROKEN';
}

/** Attacks a server in one way, and restores its state. Throws errors that it cannot explain. */
export type Attack = (world: World) => Promise<Finding[]>;

export const verdict = (isHeld: boolean): 'held' | 'HOLE' => (isHeld ? 'held' : 'HOLE');

export const notTried = (attack: string, why: string): Finding => ({
  attack,
  tried: '–',
  happened: why,
  verdict: 'not tried',
});

/** Counts the occurrences of each value: "409 ×3, 429 ×197". */
export function tally(values: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} ×${count}`).join(', ');
}

export const countOf = (values: readonly number[], wanted: number): number =>
  values.filter((value) => value === wanted).length;

/** Returns the numbers from 0 up to the count. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
