import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { printLines } from '../bench/table.ts';
import type { Fault, Write } from './ledger.ts';
import { kill } from './kill.ts';
import { onEmbedded, onPostgres } from './server.ts';

const SCALE = 0.1;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed) || seed < 0) {
  process.stderr.write('Usage: npm run crash-test -- [--kills 20] [--seed 7] [--postgres]\n');
  process.exit(2);
}
const address = process.env['CRASH_TEST_DATABASE_URL'];
process.stderr.write(`${kills} kills with seed ${seed}, ${address ? 'on PostgreSQL' : 'embedded'}\n`);
const server = address ? await onPostgres(address, SCALE) : await onEmbedded(SCALE);

const countOf = (faults: readonly Fault[], what: Fault['what']): string =>
  String(faults.filter((fault) => fault.what === what).length);

/** Formats the outcomes of the writes of a kind, and its faults. */
function rowOf(kind: string, writes: readonly Write[], faults: readonly Fault[]): string[] {
  const countOutcomes = (outcome: Write['outcome']): string =>
    String(writes.filter((write) => write.outcome === outcome).length);
  const repeats = writes.reduce((sum, write) => sum + write.repeats, 0);
  return [
    kind,
    countOutcomes('acknowledged'),
    countOutcomes('cut'),
    countOutcomes('refused'),
    String(repeats),
    countOf(faults, 'lost'),
    countOf(faults, 'doubled'),
  ];
}

try {
  const { ledger, faults, longestStart } = await kill(server, { kills, seed }, (done) => {
    process.stderr.write(`${done} of ${kills}\r`);
  });
  const kinds = Map.groupBy(
    ledger.writes.filter(({ outcome }) => outcome !== 'noted'),
    ({ kind }) => kind,
  );
  const rows = [...kinds].map(([kind, writes]) =>
    rowOf(
      kind,
      writes,
      faults.filter(({ detail }) => detail.startsWith(`${kind} `)),
    ),
  );
  const head = ['written', 'acknowledged', 'unacknowledged', 'refused', 'repeated', 'lost', 'doubled'];
  printLines([head, ...rows, rowOf('all', ledger.writes, faults)]);
  const seconds = (longestStart / 1000).toFixed(1);
  process.stdout.write(`${kills} kills, ${countOf(faults, 'half')} half, longest start ${seconds} s\n`);
  for (const { what, detail } of faults) process.stdout.write(`${what.toUpperCase()}: ${detail}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.kill();
  await server.forget();
}
