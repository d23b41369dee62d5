/**
 * Allows one set-up at a time per clone: concurrent runs of `npm start` and `npm test` must not build into each other.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inCache } from './paths.mjs';
import { log } from './log.mjs';

const lock = inCache('lock');

/** @template T @param {() => Promise<T>} work */
export async function withLock(work) {
  for (let isWaiting = false; !taken(); isWaiting = true) {
    if (!isWaiting) log(`Waiting for the set-up that runs already (process ${owner()} in ${lock}) …`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @returns {boolean} */
function taken() {
  try {
    mkdirSync(inCache(), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isGone(owner())) return false;
    rmSync(lock, { force: true });
    return taken();
  }
}

/** 0 while the file is being written or removed. */
function owner() {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isGone(pid) {
  try {
    return pid > 0 && !process.kill(pid, 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
