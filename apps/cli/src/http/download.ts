import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError, refusalOf, urlOf } from '@semestr/api/client';
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

/**
 * Saves the file that a call answers with, under the name that the server gives it. The bytes go to a `.part` beside its
 * place, which is continued the next time where the server offers that. A context of `withSession` is signed in.
 */
export async function download<E extends Endpoint>(
  context: Context,
  call: E,
  request: Request<E>,
  { out, force }: Destination,
): Promise<ExitCode> {
  // A request's parts are known by their endpoint; a file is asked for by path and query only.
  const url = context.url + urlOf(call, request as { params?: object; query?: object });
  const ask = async (headers: Record<string, string>): Promise<Response> => {
    // Packed bytes could be neither counted nor continued.
    const own = { ...headers, 'accept-encoding': 'identity' };
    const response = await context.fetch(url, { headers: own }).catch((cause: unknown) => {
      throw new ApiError('offline', 0, { cause });
    });
    if (!response.ok) throw await refusalOf(call, response);
    return response;
  };
  const progress = byteProgress(context);
  const first = await ask({});
  if (out === '-') {
    await pipeline(bytesOf({ response: first, offset: 0 }, progress), context.stdout, { end: false });
    return exit.ok;
  }
  const target = resolve(context.cwd, out ?? '.');
  const name = fileNameOf(first.headers.get('content-disposition'), fileOf(call)?.name ?? 'download');
  const file = (await kindOf(target)) === 'folder' ? join(target, name) : target;
  if (!force && (await kindOf(file)) !== null) {
    await first.body?.cancel();
    throw failure(texts, (t) => t('download.there', { file }));
  }
  const part = partOf(file, first);
  const answer = await continued(first, part, ask);
  await save(file, part, answer, progress);
  const t = translator(texts, context.language);
  if (context.json) context.stdout.write(jsonText({ file }));
  else context.stderr.write(`${t('download.saved', { file })}\n`);
  return exit.ok;
}
