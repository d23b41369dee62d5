import { apiRates } from './api.ts';
import { startOfTerminal } from './cli.ts';
import { answersOfPortal } from './interactions.ts';
import { memoryOfServer } from './memory.ts';
import { pagesOfPortal } from './portal.ts';
import { scheduleRate } from './schedule.ts';
import { warmStart } from './start.ts';
import { printTable, type Row } from './table.ts';

/** Benchmarks by name: `npm run bench`, or `npm run bench schedule` for one of them. */
const benches: Record<string, () => Promise<Row[]>> = {
  schedule: scheduleRate,
  api: apiRates,
  portal: pagesOfPortal,
  interactions: answersOfPortal,
  start: warmStart,
  memory: memoryOfServer,
  cli: startOfTerminal,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(2);
}
const rows: Row[] = [];
for (const [name, bench] of Object.entries(benches))
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await bench()));
printTable(rows);
