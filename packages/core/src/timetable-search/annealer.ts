import { type Assignment, UNPLACED } from './assignment.ts';
import { insertIfFree, waitingLessons } from './insertion.ts';
import { at } from './ints.ts';
import { type Chain, emptyChain, exchangeChain } from './kempe.ts';
import { changeRoom, moveLesson } from './moves.ts';
import { below, nextBits, type Random } from './random.ts';
import type { Tables } from './tables.ts';
import { temperatureAt } from './temperature.ts';

/** Simulated annealing: random moves, of which ever fewer may increase the cost. */

/** An assignment, the best one so far, and what a search needs to improve it. */
export interface Annealer {
  tables: Tables;
  state: Assignment;
  random: Random;
  best: Best;
}

/** The best assignment so far. */
export interface Best {
  slotOf: Int32Array;
  roomOf: Int32Array;
  unplaced: number;
  cost: number;
}

/** Returns the used share of the time or of the steps; a search ends at 1. */
export type Progress = (steps: number) => number;

/** Number of steps between two checks of the progress, which may read a clock. */
const BATCH = 8192;

/** Random numbers of 12 bits decide on the kind of a move and on the increase that it may have. */
const CHANCES = 4096;
const ROOM_MOVES = 0.1 * CHANCES;
const CHAIN_MOVES = 0.05 * CHANCES;

/** Accepted increases at temperature 1, by a random number: their distribution is exponential. */
const increases = Float64Array.from({ length: CHANCES }, (_, index) => -Math.log((index + 0.5) / CHANCES));

/** Starts from an assignment, which is the best so far. */
export const startAnnealer = (tables: Tables, state: Assignment, random: Random): Annealer => ({
  tables,
  state,
  random,
  best: {
    slotOf: state.slotOf.slice(),
    roomOf: state.roomOf.slice(),
    unplaced: state.unplaced,
    cost: state.cost,
  },
});

/** Copies the assignment if it is better than the best so far. */
export function keepBest({ state, best }: Annealer): void {
  if (state.unplaced > best.unplaced) return;
  if (state.unplaced === best.unplaced && state.cost >= best.cost) return;
  best.slotOf.set(state.slotOf);
  best.roomOf.set(state.roomOf);
  best.unplaced = state.unplaced;
  best.cost = state.cost;
}

/** Tries one random move; returns whether it was accepted. */
function step({ tables, state, random }: Annealer, chain: Chain, temperature: number): boolean {
  const lesson = at(tables.movable, below(random, tables.movable.length));
  const slot = at(state.slotOf, lesson);
  if (slot === UNPLACED) return false;
  const series = at(tables.seriesOf, lesson);
  const bits = nextBits(random);
  const limit = temperature * (increases[bits & (CHANCES - 1)] ?? 0);
  const kind = (bits >>> 12) & (CHANCES - 1);
  const firstRoom = at(tables.roomFrom, series);
  const room = at(tables.roomList, firstRoom + below(random, at(tables.roomFrom, series + 1) - firstRoom));
  if (kind < ROOM_MOVES) return changeRoom(tables, state, lesson, room, limit);
  const firstSlot = at(tables.slotFrom, series);
  const to = at(tables.slotList, firstSlot + below(random, at(tables.slotFrom, series + 1) - firstSlot));
  if (to === slot) return false;
  if (kind < ROOM_MOVES + CHAIN_MOVES) return exchangeChain(tables, state, chain, lesson, to, limit);
  return moveLesson(tables, state, random, lesson, to, room, limit);
}

/** Improves the assignment until the progress is 1 or nothing is left to improve; returns the number of steps, from `steps` on. */
export function anneal(annealer: Annealer, progress: Progress, steps: number): number {
  const { tables, state, best } = annealer;
  const chain = emptyChain(tables);
  const start = progress(steps);
  let count = steps;
  const isPerfect = (): boolean => tables.movable.length === 0 || (best.unplaced === 0 && best.cost === 0);
  for (let share = start; share < 1 && !isPerfect(); share = progress(count)) {
    const temperature = tables.unit * temperatureAt((share - start) / (1 - start));
    for (const lesson of state.unplaced > 0 ? waitingLessons(tables, state) : [])
      if (insertIfFree(tables, state, lesson)) keepBest(annealer);
    for (let index = 0; index < BATCH; index += 1)
      if (step(annealer, chain, temperature) && state.cost < best.cost) keepBest(annealer);
    count += BATCH;
  }
  return count;
}
