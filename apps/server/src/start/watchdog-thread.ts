import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** File descriptor, because this thread's `process.stderr` is a stream through the main thread, which is stuck. */
const STDERR = 2;

// Passed by watchdog.ts.
const { beats, limit } = workerData as { beats: Int32Array; limit: number };

/** Whether the event loop has been blocked for that long. */
async function isBlocked(milliseconds: number): Promise<boolean> {
  const before = Atomics.load(beats, 0);
  await setTimeout(milliseconds);
  return Atomics.load(beats, 0) === before;
}

for (;;)
  // Waking from sleep resumes both threads; before the second check the main thread can show that it is running.
  if ((await isBlocked(limit)) && (await isBlocked(limit / 2))) {
    writeSync(
      STDERR,
      `The server has been stuck for ${Math.round(limit / 1000)} seconds and is terminated: check whether its disk is full, and start it again.\n`,
    );
    process.kill(process.pid, 'SIGKILL');
  }
