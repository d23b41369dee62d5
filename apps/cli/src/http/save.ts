import { open, rename } from 'node:fs/promises';
import { codeOf, exit, Failure, failure } from '../io/failure.ts';
import type { ByteProgress } from '../io/progress.ts';
import { texts } from '../io/texts.ts';
import type { Continued } from './resume.ts';

/** Yields the bytes of a response as they arrive, counted from `offset`. */
export async function* bytesOf(
  { response, offset }: Continued,
  progress: ByteProgress,
): AsyncGenerator<Uint8Array> {
  const length = response.headers.get('content-length');
  const total = length === null ? null : offset + Number(length);
  let bytes = offset;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      progress.update(bytes, total);
      yield chunk;
    }
  } catch (cause) {
    throw failure(texts, (t) => t('download.broken', { bytes }), exit.failed, cause);
  } finally {
    progress.finish();
  }
}

/** Writes chunk by chunk, so that a download can resume after a lost connection. */
async function write(part: string, answer: Continued, progress: ByteProgress): Promise<void> {
  const handle = await open(part, answer.offset > 0 ? 'a' : 'w');
  try {
    for await (const chunk of bytesOf(answer, progress)) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}

/** Writes a response's bytes to a partial file and moves it into place when complete. */
export async function save(
  file: string,
  part: string,
  answer: Continued,
  progress: ByteProgress,
): Promise<void> {
  try {
    await write(part, answer, progress);
    await rename(part, file);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw failure(texts, (t) => t('download.notWritten', { file, code: codeOf(error) }), exit.failed, error);
  }
}
