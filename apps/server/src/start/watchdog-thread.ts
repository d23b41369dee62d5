import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** Its number: the stream that this thread calls `process.stderr` goes through the process, which is stuck. */
const STDERR = 2;

// What watchdog.ts hands over.
const { beats, limit } = workerData as { beats: Int32Array; limit: number };

/** Whether the process takes no turn for so long. */
async function isStill(milliseconds: number): Promise<boolean> {
  const before = Atomics.load(beats, 0);
  await setTimeout(milliseconds);
  return Atomics.load(beats, 0) === before;
}

for (;;)
  // A machine that slept wakes both threads at once: the process has a moment to show that it lives.
  if ((await isStill(limit)) && (await isStill(limit / 2))) {
    writeSync(
      STDERR,
      `The server has been stuck for ${Math.round(limit / 1000)} seconds and is ended: look whether its disk is full, and start it again.\n`,
    );
    process.kill(process.pid, 'SIGKILL');
  }
