import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { codeOf, Failure, failure } from '../failure.ts';
import { backupTexts } from './texts.ts';

/** A backup contains the whole database, so only its owner may read it. */
const [FILE_MODE, FOLDER_MODE] = [0o600, 0o700];

const doesExist = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

const refusal = (file: string): Failure => failure(backupTexts, (t) => t('there', { file }));

/** Rejects an existing file before any work is done. */
export async function assertFree(file: string, isForced: boolean): Promise<void> {
  if (!isForced && (await doesExist(file))) throw refusal(file);
}

/** Gives a finished file its name. A link, unlike a rename, never replaces a file created in the meantime. */
async function renameFinished(part: string, file: string, isForced: boolean): Promise<void> {
  if (isForced) return rename(part, file);
  try {
    await link(part, file);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw refusal(file);
    // Not every file system supports links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'].includes(code)) throw error;
    return rename(part, file);
  }
  return rm(part);
}

/** A new name is durable only after the folder itself has been synced; Windows has no such operation. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes gzipped lines into a file. The file has its final name only once it is complete: a temporary file is written,
 * synced, then renamed. Returns the number of bytes. Throws a `Failure` when the file already exists or the disk
 * rejects it. No file is left in this case, or when the signal aborts the work.
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
    await renameFinished(part, file, isForced);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    // If the folder cannot be created, there is no temporary file either.
    await rm(part, { force: true }).catch(() => undefined);
    // Database errors have a different type.
    const isOfDisk = error instanceof Error && 'syscall' in error;
    throw isOfDisk
      ? failure(backupTexts, (t) => t('notWritten', { file, code: codeOf(error) }), error)
      : error;
  }
}

/** Writes gzipped lines into a stream and leaves it open. Returns the number of bytes written. */
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
