import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { codeOf, Failure, failure } from '../failure.ts';
import { backupTexts } from './texts.ts';

/** Only its owner may read a backup: it holds all that the database holds. */
const [FILE_MODE, FOLDER_MODE] = [0o600, 0o700];

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

const refusal = (file: string): Failure => failure(backupTexts, (t) => t('there', { file }));

/** Refuses a file that is there, before work is done for nothing. */
export async function expectFree(file: string, isForced: boolean): Promise<void> {
  if (!isForced && (await isThere(file))) throw refusal(file);
}

/** Gives a finished part its name. A link, unlike a new name, never takes the place of a file that has come meanwhile. */
async function give(part: string, file: string, isForced: boolean): Promise<void> {
  if (isForced) return rename(part, file);
  try {
    await link(part, file);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw refusal(file);
    // Not every file system has links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'].includes(code)) throw error;
    return rename(part, file);
  }
  return rm(part);
}

/** A folder remembers a new name only when it has been written itself; Windows has no such thing. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes lines under gzip into a file that is whole as soon as it has its name: beside it first, kept by the disk, then
 * renamed. Answers how many bytes it has. Throws a `Failure` where it is there already or the disk does not take it;
 * nothing is left then, nor when the signal ends the work.
 */
export async function writeFile(
  file: string,
  lines: AsyncIterable<string>,
  { isForced, signal }: { isForced: boolean; signal: AbortSignal },
): Promise<number> {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
    const handle = await open(part, 'wx', FILE_MODE);
    await pipeline(lines, createGzip(), handle.createWriteStream({ flush: true }), { signal });
    const { size } = await stat(part);
    await give(part, file, isForced);
    await keepName(dirname(file));
    return size;
  } catch (error) {
    // Where its folder cannot be there is no part either.
    await rm(part, { force: true }).catch(() => undefined);
    // What a database says comes in an error of its own.
    const isOfDisk = error instanceof Error && 'syscall' in error;
    throw isOfDisk
      ? failure(backupTexts, (t) => t('notWritten', { file, code: codeOf(error) }), error)
      : error;
  }
}

/** Writes lines under gzip into a stream and leaves it open. Returns how many bytes were written. */
export async function writeStream(
  stream: Writable,
  lines: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<number> {
  let bytes = 0;
  const counter = new PassThrough();
  counter.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
  });
  try {
    await pipeline(lines, createGzip(), counter, stream, { signal, end: false });
    return bytes;
  } catch (error) {
    const isOfStream = error instanceof Error && 'syscall' in error;
    throw isOfStream ? failure(backupTexts, (t) => t('notStreamed', { code: codeOf(error) }), error) : error;
  }
}
