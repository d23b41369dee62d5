import { statfs } from 'node:fs/promises';
import { MIN_FREE } from '@semestr/core/doctor';
import { StartError } from './error.ts';

/** How often the free space is looked at, in milliseconds. */
export const LOOK_MS = 10_000;

/** The bytes that are free where a folder lies. */
export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

interface Log {
  error: (details: object, message: string) => void;
  info: (details: object, message: string) => void;
}

/**
 * Watches the disk of an embedded database, which cannot go on once nothing is left: while it can still finish what it
 * has begun, changes are refused and reading goes on.
 */
export class Disk {
  readonly #measure: () => Promise<number>;
  #isFull = false;

  /** @param measure the bytes that are free */
  constructor(measure: () => Promise<number>) {
    this.#measure = measure;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Looks at the disk, and says in the log when it is full and when it is no longer. */
  async look(log: Log): Promise<void> {
    const free = await this.#measure();
    const wasFull = this.#isFull;
    this.#isFull = free < MIN_FREE;
    if (this.#isFull && !wasFull)
      log.error({ free }, 'The disk is full: changes are refused until there is room');
    if (!this.#isFull && wasFull) log.info({ free }, 'The disk has room again: changes are taken');
  }
}

/** Refuses to start where the data folder has no room for what a database writes while it opens. */
export async function mustHaveRoom(folder: string, measure = freeIn): Promise<void> {
  const free = await measure(folder).catch(() => null);
  if (free === null || free >= MIN_FREE) return;
  const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
  throw new StartError((t) => t('diskFull', { folder, free: megabytes(free), least: megabytes(MIN_FREE) }));
}
