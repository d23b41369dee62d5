import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError, bodyOf, refusalOf, urlOf } from '@semestr/api/client';
import { type Endpoint, fileOf, type Request } from '@semestr/api/endpoint';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode, failure } from '../io/failure.ts';
import type { Context } from '../io/io.ts';
import { jsonText } from '../io/output.ts';
import { byteProgress } from '../io/progress.ts';
import { texts } from '../io/texts.ts';
import { fileNameOf } from './file-name.ts';
import { continued, partOf } from './resume.ts';
import { bytesOf, save } from './save.ts';

/** Where a file goes. */
export interface Destination {
  /** A file, a folder, or "-" for stdout; without it the folder where the command was called. */
  out?: string | undefined;
  /** Whether a file that is there already may be replaced. */
  force?: boolean | undefined;
}

const kindOf = (path: string): Promise<'file' | 'folder' | null> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => null,
  );

/** Asks for a file; the answer is not read yet. */
const asks =
  <E extends Endpoint>(context: Context, call: E, request: Request<E>) =>
  async (headers: Record<string, string> = {}): Promise<Response> => {
    // A request's parts are known by their endpoint; here they are only passed on.
    const { body, ...address } = request as { params?: object; query?: object; body?: unknown };
    const sent = bodyOf(call, body);
    const response = await context
      .fetch(context.url + urlOf(call, address), {
        ...sent,
        method: call.method,
        // Packed bytes could be neither counted nor continued.
        headers: { ...sent.headers, ...headers, 'accept-encoding': 'identity' },
      })
      .catch((cause: unknown) => {
        throw new ApiError('offline', 0, { cause });
      });
    if (!response.ok) throw await refusalOf(call, response);
    return response;
  };

/**
 * Saves the file that a call answers with, under the name that the server gives it, and tells where it is. The bytes go to a
 * `.part` beside its place, which is continued the next time where the server offers that.
 */
export async function saveFile<E extends Endpoint>(
  context: Context,
  call: E,
  request: Request<E>,
  { out = '.', force }: Destination,
): Promise<string> {
  const progress = byteProgress(context);
  const ask = asks(context, call, request);
  const first = await ask();
  const target = resolve(context.cwd, out);
  const name = fileNameOf(first.headers.get('content-disposition'), fileOf(call)?.name ?? 'download');
  const file = (await kindOf(target)) === 'folder' ? join(target, name) : target;
  if (!force && (await kindOf(file)) !== null) {
    await first.body?.cancel();
    throw failure(texts, (t) => t('download.there', { file }));
  }
  const part = partOf(file, first);
  await save(file, part, await continued(first, part, ask), progress);
  return file;
}

/** Saves the file that a call answers with, or writes it to stdout. A context of `withSession` is signed in. */
export async function download<E extends Endpoint>(
  context: Context,
  call: E,
  request: Request<E>,
  to: Destination,
): Promise<ExitCode> {
  if (to.out === '-') {
    const progress = byteProgress(context);
    const response = await asks(context, call, request)();
    await pipeline(bytesOf({ response, offset: 0 }, progress), context.stdout, { end: false });
    return exit.ok;
  }
  const file = await saveFile(context, call, request, to);
  if (context.json) context.stdout.write(jsonText({ file }));
  else context.stderr.write(`${translator(texts, context.language)('download.saved', { file })}\n`);
  return exit.ok;
}
