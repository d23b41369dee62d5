import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start/error.ts';

/**
 * Holds a folder for this process alone. The embedded database would let two processes write to one folder and lose
 * rows without a word; an exclusive transaction on a small SQLite file beside it is dropped by the operating system
 * even when the process is killed.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new StartError(
      `The data folder ${folder} is in use by another Semestr; stop that one, or set DATA_DIR.`,
      {
        cause,
      },
    );
  }
  return () => lock.close();
}
