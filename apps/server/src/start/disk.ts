import { statfs } from 'node:fs/promises';
import { MIN_FREE } from '@semestr/core/doctor';
import { StartError } from './error.ts';

/** Milliseconds between checks of the free space. */
export const CHECK_MS = 10_000;

/** Returns the free bytes on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

interface Log {
  error: (details: object, message: string) => void;
  info: (details: object, message: string) => void;
}

/**
 * Watches the disk of an embedded database, which fails when no space is left. While it can still finish running
 * transactions, changes are rejected and reading continues.
 */
export class Disk {
  readonly #measure: () => Promise<number>;
  #isFull = false;

  /** @param measure the free bytes */
  constructor(measure: () => Promise<number>) {
    this.#measure = measure;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Checks the disk, and logs when it becomes full and when it has space again. */
  async look(log: Log): Promise<void> {
    const free = await this.#measure();
    const wasFull = this.#isFull;
    this.#isFull = free < MIN_FREE;
    if (this.#isFull && !wasFull)
      log.error({ free }, 'The disk is full: changes are rejected until there is space');
    if (!this.#isFull && wasFull) log.info({ free }, 'The disk has space again: changes are accepted');
  }
}

/** Rejects a start when there is not enough space for the files that a database writes while it opens. */
export async function assertSpace(folder: string, measure = freeBytes): Promise<void> {
  const free = await measure(folder).catch(() => null);
  if (free === null || free >= MIN_FREE) return;
  const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
  throw new StartError((t) => t('diskFull', { folder, free: megabytes(free), least: megabytes(MIN_FREE) }));
}
