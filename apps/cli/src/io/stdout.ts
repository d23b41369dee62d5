import { fstatSync, writeSync } from 'node:fs';

/** Output of a short response. */
export interface QuickOut {
  /** Of a terminal. */
  readonly columns?: number | undefined;
  write: (text: string) => void;
}

/** Opens Node's stdout, which Node only loads on first access. */
export function openStdout(): NodeJS.WriteStream {
  // The reader of a pipe may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return process.stdout;
}

/** Returns how many of these bytes could be written immediately: none when the reader is gone or slow. */
function writtenAtOnce(bytes: Uint8Array): number {
  try {
    return writeSync(1, bytes);
  } catch {
    return 0;
  }
}

/** stdout without Node's streams, whose loading takes a tenth of a short call. */
export const quickOut: QuickOut = {
  // Only a terminal has columns, and only Node's stream reports their number.
  get columns() {
    return fstatSync(1).isCharacterDevice() ? process.stdout.columns : undefined;
  },
  write: (text) => {
    const bytes = Buffer.from(text);
    const written = writtenAtOnce(bytes);
    // The rest is written through Node's stream, which waits.
    if (written < bytes.length) openStdout().write(bytes.subarray(written));
  },
};
