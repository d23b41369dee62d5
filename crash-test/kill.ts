import { createRandom } from '../apps/server/src/demo/random.ts';
import { Ledger, type Fault, type Places } from './ledger.ts';
import { excuse } from './excuse.ts';
import { announcement, omission } from './group.ts';
import type { Desk, Kind, MakeKind } from './kind.ts';
import { signInWriters } from './people.ts';
import { account, broadcast, faculty } from './records.ts';
import { check, type Scene, writeAndKill } from './rounds.ts';
import type { MortalServer } from './server.ts';
import { certificate, contact, quietHours } from './student.ts';
import { tableImport } from './table-import.ts';
import { halfRecords } from './invariants.ts';

const makers: readonly MakeKind[] = [
  certificate,
  excuse,
  omission,
  announcement,
  contact,
  quietHours,
  faculty,
  account,
  broadcast,
  tableImport,
];

/** The server is killed after this many further responses, plus a short delay, in the middle of another request. */
const ANSWERS = { least: 10, most: 300 } as const;
const LATER_MS = 200;

export interface Plan {
  kills: number;
  /** Seed of the kill times and of the writes. */
  seed: number;
}

export interface Outcome {
  ledger: Ledger;
  faults: readonly Fault[];
  /** The final state. */
  found: Places;
  /** In milliseconds. */
  longestStart: number;
}

/** Signs in all writers and prepares their writes. */
async function setUp(server: MortalServer, seed: number): Promise<Scene> {
  await server.start();
  const people = await signInWriters(server.url);
  const ledger = new Ledger();
  const prefix = `k${seed}-`;
  let marks = 0;
  const desk: Desk = {
    ledger,
    prefix,
    random: createRandom(seed).fork('what'),
    now: () => new Date(),
    as: (writer) => {
      const who = people.get(writer);
      if (!who) throw new Error(`${writer} is not signed in`);
      return who;
    },
    mark: () => {
      marks += 1;
      return `${prefix}${String(marks).padStart(6, '0')}`;
    },
  };
  const kinds: Kind[] = [];
  for (const make of makers) {
    const kind = await make(desk);
    if (kind) kinds.push(kind);
  }
  return { server, ledger, people, kinds };
}

/** Kills a server repeatedly during concurrent writes, and reports the faults. */
export async function kill(
  server: MortalServer,
  { kills, seed }: Plan,
  onKill: (done: number) => void = () => undefined,
): Promise<Outcome> {
  const scene = await setUp(server, seed);
  const moments = createRandom(seed).fork('when');
  let longestStart = 0;
  let found: Places = new Map();
  for (let done = 1; done <= kills; done += 1) {
    const moment = { answers: moments.int(ANSWERS.least, ANSWERS.most), later: moments.int(0, LATER_MS) };
    const took = await writeAndKill(scene, moment);
    longestStart = Math.max(longestStart, took);
    found = await check(scene);
    onKill(done);
  }
  await server.stop();
  scene.ledger.report(await server.look((db) => halfRecords(db, `k${seed}-`)));
  return { ledger: scene.ledger, faults: scene.ledger.faults, found, longestStart };
}
