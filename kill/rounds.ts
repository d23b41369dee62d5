import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { ApiError } from '@semestr/api/client';
import { isAlive } from '../attack/world.ts';
import { type Book, Cut, type Fault, type Places, type Value, type Write } from './book.ts';
import type { Kind } from './kind.ts';
import type { People } from './people.ts';
import type { MortalServer } from './server.ts';
import { leftSince, timeOf } from './whole.ts';

/** After so long a server must be ready again, and the connections of the one before it gone. */
const START_MS = 30_000;
const LEFT_MS = 5000;
const LOOK_MS = 200;
const TURN_MS = 5;

/** A server, and those who write to it while it is killed. */
export interface Scene {
  server: MortalServer;
  book: Book;
  people: People;
  kinds: readonly Kind[];
}

/** Writes until it is told to stop, or nobody answers any more. */
async function writeOn({ step }: Kind, isOver: () => boolean): Promise<void> {
  try {
    while (!isOver()) await step();
  } catch (error) {
    // What a step reads may be cut off as well.
    if (!(error instanceof Cut) && !(error instanceof ApiError && error.status === 0)) throw error;
  }
}

/** What servers that are gone still hold on a PostgreSQL, a while after one has taken their place. */
async function leftBehind(server: MortalServer, killed: string): Promise<Fault[]> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const left = await server.look((db) => leftSince(db, killed));
    if (left.length === 0) return [];
    if (waited >= LEFT_MS) return left.map((detail) => ({ what: 'left behind', detail }));
    await setTimeout(LOOK_MS);
  }
}

/** When a server is killed: by the writes that it has answered, not by the clock, so that slow machines are no easier. */
interface Moment {
  answers: number;
  /** Milliseconds after the last of them. */
  later: number;
}

async function comes({ answers, later }: Moment, book: Book): Promise<void> {
  const target = book.answered + answers;
  while (book.answered < target) await setTimeout(TURN_MS);
  await setTimeout(later);
}

/** All write at once, and at a moment the server is killed. Answers the milliseconds until another is ready. */
export async function writeAndKill({ server, kinds, book }: Scene, moment: Moment): Promise<number> {
  let isOver = false;
  const writing = Promise.all(kinds.map((kind) => writeOn(kind, () => isOver)));
  // What goes wrong otherwise is told at once, not when the moment has come.
  await Promise.race([comes(moment, book), writing]);
  isOver = true;
  await server.kill();
  await writing;
  const killed = server.isEmbedded ? null : await server.look(timeOf);
  const took = await server.start();
  if (took > START_MS) book.report([{ what: 'slow start', detail: `${Math.round(took)} ms` }]);
  if (killed !== null) book.report(await leftBehind(server, killed));
  return took;
}

/** What stands in all places. */
export async function read(kinds: readonly Kind[]): Promise<Places> {
  const places = new Map<string, Value>();
  for (const kind of kinds) for (const [place, value] of await kind.read()) places.set(place, value);
  return places;
}

/** What a write is answered that is sent again; a refusal is an answer too. */
const answerTo = (again: () => Promise<unknown>): Promise<{ value: unknown } | { refusal: ApiError }> =>
  again().then(
    (value) => ({ value }),
    (refusal: unknown) => {
      if (refusal instanceof ApiError && refusal.status > 0) return { refusal };
      throw refusal;
    },
  );

/** Sends a write again, one that nobody answered twice: the answer is to be the first one. */
async function repeat(write: Write): Promise<Fault[]> {
  const { again, state } = write;
  if (!again) return [];
  write.repeats += 1;
  const first = state === 'certain' ? { value: write.answer } : await answerTo(again);
  if ('refusal' in first && first.refusal.status < 500) {
    // It was never done, and may not be any more.
    write.state = 'void';
    return [];
  }
  const answer = await answerTo(again);
  if ('value' in first) Object.assign(write, { state: 'certain', answer: first.value });
  if ('value' in answer && isDeepStrictEqual(first, answer)) return [];
  const refusal = 'refusal' in answer ? `: ${answer.refusal.message}` : '';
  return [{ what: 'another answer', detail: `${Object.keys(write.puts).join()}${refusal}` }];
}

/** Everything that has a key and no answer, and the last of each kind that has one. */
function toRepeat({ writes }: Book): Write[] {
  const keyed = writes.filter(({ again }) => again !== null);
  const last = new Map(
    keyed.filter(({ state }) => state === 'certain').map((write) => [write.kind, write] as const),
  );
  return [...keyed.filter(({ state }) => state === 'open'), ...last.values()];
}

/** Looks whether the server still has everything, and repeats what may be repeated. Answers what is there then. */
export async function check({ book, people, kinds, server }: Scene): Promise<Places> {
  for (const [who, { cookie }] of people)
    if (!(await isAlive(server.url, cookie()))) book.report([{ what: 'session', detail: who }]);
  book.report(book.faultsIn(await read(kinds)));
  for (const write of toRepeat(book)) book.report(await repeat(write));
  const found = await read(kinds);
  book.settle(found);
  book.report(book.faultsIn(found));
  return found;
}
