import { fstatSync, writeSync } from 'node:fs';

/** Where a short answer is written. */
export interface QuickOut {
  /** Of a terminal. */
  readonly columns?: number | undefined;
  write: (text: string) => void;
}

/** Node's stdout, which it opens when it is asked for. */
export function openStdout(): NodeJS.WriteStream {
  // The reader of a pipe may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return process.stdout;
}

/** How many of these bytes could be written at once: none where the reader is gone or slow. */
function writtenAtOnce(bytes: Uint8Array): number {
  try {
    return writeSync(1, bytes);
  } catch {
    return 0;
  }
}

/** stdout without Node's streams, which take a tenth of a short call to load. */
export const quickOut: QuickOut = {
  // Only a terminal has columns, and it alone knows how many.
  get columns() {
    return fstatSync(1).isCharacterDevice() ? process.stdout.columns : undefined;
  },
  write: (text) => {
    const bytes = Buffer.from(text);
    const written = writtenAtOnce(bytes);
    // What is left goes the usual way, which waits.
    if (written < bytes.length) openStdout().write(bytes.subarray(written));
  },
};
