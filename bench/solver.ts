import { readFileSync } from 'node:fs';
import { searchTimetable } from '@semestr/core/timetable-search/search';
import { formatSolution, parseInstance } from './ctt.ts';

/**
 * Solves an instance of curriculum-based course timetabling in a number of seconds, and prints the solution:
 * `node bench/solver.ts comp01.ctt 60 > solution`, with a third argument as the seed.
 */
const [file, seconds = '60', seed = '1'] = process.argv.slice(2);
if (file === undefined || !(Number(seconds) > 0) || !Number.isInteger(Number(seed))) {
  process.stderr.write('usage: node bench/solver.ts INSTANCE.ctt [SECONDS] [SEED]\n');
  process.exit(2);
}
const problem = parseInstance(readFileSync(file, 'utf8'));
const start = performance.now();
const { placements, violations, steps } = searchTimetable(problem, {
  seed: Number(seed),
  progress: () => (performance.now() - start) / (Number(seconds) * 1000),
});
const rate = Math.round(steps / (performance.now() - start));
process.stderr.write(
  `hard ${violations.hard.length}, cost ${violations.cost}, ${rate} thousand steps per second\n`,
);
process.stdout.write(formatSolution(problem, placements));
