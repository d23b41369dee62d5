import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start/error.ts';

/** Thrown when another process has locked the data folder. */
export class FolderTaken extends StartError {}

/**
 * Locks a folder for this process: the embedded database would let two processes write to one folder, and rows would be
 * lost without an error. The lock is an exclusive transaction on a small SQLite file, because the operating system
 * drops it even when the process is killed. Returns a function that releases the lock; throws `FolderTaken` while
 * another process has it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new FolderTaken((t) => t('folderTaken', { folder }), { cause });
  }
  return () => lock.close();
}
