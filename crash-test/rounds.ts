import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { ApiError } from '@semestr/api/client';
import { isAlive } from '../security-test/world.ts';
import { type Ledger, Cut, type Fault, type Places, type Value, type Write } from './ledger.ts';
import type { Kind } from './kind.ts';
import type { People } from './people.ts';
import type { MortalServer } from './server.ts';
import { leftSince, timeOf } from './invariants.ts';

/** Time in which a server must be ready again, and in which the connections of the previous one must be closed. */
const START_MS = 30_000;
const LEFT_MS = 5000;
const LOOK_MS = 200;
const TURN_MS = 5;

/** A server, and the writers that send requests while it is killed. */
export interface Scene {
  server: MortalServer;
  ledger: Ledger;
  people: People;
  kinds: readonly Kind[];
}

/** Writes until the round is over, or the server no longer responds. */
async function writeOn({ step }: Kind, isOver: () => boolean): Promise<void> {
  try {
    while (!isOver()) await step();
  } catch (error) {
    // The reads of a step may be interrupted as well.
    if (!(error instanceof Cut) && !(error instanceof ApiError && error.status === 0)) throw error;
  }
}

/** Returns what killed servers still hold on a PostgreSQL some time after the next one was started. */
async function leftBehind(server: MortalServer, killed: string): Promise<Fault[]> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const left = await server.look((db) => leftSince(db, killed));
    if (left.length === 0) return [];
    if (waited >= LEFT_MS) return left.map((detail) => ({ what: 'left behind', detail }));
    await setTimeout(LOOK_MS);
  }
}

/**
 * When a server is killed: after a number of acknowledged writes instead of a time, so that slow machines test as much.
 */
interface Moment {
  answers: number;
  /** Milliseconds after the last of them. */
  later: number;
}

async function waitFor({ answers, later }: Moment, ledger: Ledger): Promise<void> {
  const target = ledger.answered + answers;
  while (ledger.answered < target) await setTimeout(TURN_MS);
  await setTimeout(later);
}

/**
 * Runs all writers concurrently and kills the server at the given moment. Returns the milliseconds until the next one
 * is ready.
 */
export async function writeAndKill({ server, kinds, ledger }: Scene, moment: Moment): Promise<number> {
  let isOver = false;
  const writing = Promise.all(kinds.map((kind) => writeOn(kind, () => isOver)));
  // Any other failure is reported immediately, not only at the kill.
  await Promise.race([waitFor(moment, ledger), writing]);
  isOver = true;
  await server.kill();
  await writing;
  const killed = server.isEmbedded ? null : await server.look(timeOf);
  const took = await server.start();
  if (took > START_MS) ledger.report([{ what: 'slow start', detail: `${Math.round(took)} ms` }]);
  if (killed !== null) ledger.report(await leftBehind(server, killed));
  return took;
}

/** Reads the values of all places. */
export async function read(kinds: readonly Kind[]): Promise<Places> {
  const places = new Map<string, Value>();
  for (const kind of kinds) for (const [place, value] of await kind.read()) places.set(place, value);
  return places;
}

/** Returns the response to a resent write. A refusal is a response too. */
const answerTo = (again: () => Promise<unknown>): Promise<{ value: unknown } | { refusal: ApiError }> =>
  again().then(
    (value) => ({ value }),
    (refusal: unknown) => {
      if (refusal instanceof ApiError && refusal.status > 0) return { refusal };
      throw refusal;
    },
  );

/** Resends a write, twice if it had no response. The response must equal the first one. */
async function repeat(write: Write): Promise<Fault[]> {
  const { again, state } = write;
  if (!again) return [];
  write.repeats += 1;
  const first = state === 'certain' ? { value: write.answer } : await answerTo(again);
  if ('refusal' in first && first.refusal.status < 500) {
    // It was not stored, and can no longer be.
    write.state = 'void';
    return [];
  }
  const answer = await answerTo(again);
  if ('value' in first) Object.assign(write, { state: 'certain', answer: first.value });
  if ('value' in answer && isDeepStrictEqual(first, answer)) return [];
  const refusal = 'refusal' in answer ? `: ${answer.refusal.message}` : '';
  return [{ what: 'another answer', detail: `${Object.keys(write.puts).join()}${refusal}` }];
}

/** Returns every write with a key but without a response, and the last of each kind that has one. */
function toRepeat({ writes }: Ledger): Write[] {
  const keyed = writes.filter(({ again }) => again !== null);
  const last = new Map(
    keyed.filter(({ state }) => state === 'certain').map((write) => [write.kind, write] as const),
  );
  return [...keyed.filter(({ state }) => state === 'open'), ...last.values()];
}

/** Checks that the server still has everything, and repeats what can be repeated. Returns the resulting state. */
export async function check({ ledger, people, kinds, server }: Scene): Promise<Places> {
  for (const [who, { cookie }] of people)
    if (!(await isAlive(server.url, cookie()))) ledger.report([{ what: 'session', detail: who }]);
  ledger.report(ledger.faultsIn(await read(kinds)));
  for (const write of toRepeat(ledger)) ledger.report(await repeat(write));
  const found = await read(kinds);
  ledger.settle(found);
  ledger.report(ledger.faultsIn(found));
  return found;
}
