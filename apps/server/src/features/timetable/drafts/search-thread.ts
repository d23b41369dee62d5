import type { Placements, TimetableProblem } from '@semestr/core/timetable-search/problem';
import { type SearchResult, searchTimetable } from '@semestr/core/timetable-search/search';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs a search in a separate thread, so that it does not delay requests. */

export interface SearchInThread {
  problem: TimetableProblem;
  /** Current positions of the lessons. */
  start: Placements;
  seed: number;
  seconds: number;
  /** Shared with the server: any value other than 0 in its only element stops the search. */
  stop: SharedArrayBuffer;
}

/** Threads receive a copy of the data that the server sends. */
const { problem, start, seed, seconds, stop } = workerData as SearchInThread;
const begin = performance.now();
const flag = new Int32Array(stop);
const result: SearchResult = searchTimetable(problem, {
  seed,
  start,
  progress: () => (Atomics.load(flag, 0) === 0 ? (performance.now() - begin) / (seconds * 1000) : 1),
});
// The second argument, the transfer list, is empty.
parentPort?.postMessage(result, []);
