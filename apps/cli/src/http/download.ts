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

/** Where a file is saved. */
export interface Destination {
  /** A file, a folder, or "-" for stdout; defaults to the working directory. */
  out?: string | undefined;
  /** Whether an existing file may be replaced. */
  force?: boolean | undefined;
}

const kindOf = (path: string): Promise<'file' | 'folder' | null> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => null,
  );

const HTML = /^text\/html\b/i;
const isWebPage = ({ headers }: Response): boolean => HTML.test(headers.get('content-type') ?? '');
const isWebPageOf = (call: Endpoint): boolean => HTML.test(fileOf(call)?.type ?? '');

/** Requests a file; the response is not read yet. */
const asks =
  <E extends Endpoint>(context: Context, call: E, request: Request<E>) =>
  async (headers: Record<string, string> = {}): Promise<Response> => {
    // A request's parts depend on its endpoint; here they are only passed on.
    const { body, ...address } = request as { params?: object; query?: object; body?: unknown };
    const sent = bodyOf(call, body);
    const response = await context
      .fetch(context.url + urlOf(call, address), {
        ...sent,
        method: call.method,
        // Compressed bytes could not be counted or resumed.
        headers: { ...sent.headers, ...headers, 'accept-encoding': 'identity' },
      })
      .catch((cause: unknown) => {
        throw new ApiError('offline', 0, { cause });
      });
    if (!response.ok) throw await refusalOf(call, response);
    if (isWebPage(response) && !isWebPageOf(call)) {
      await response.body?.cancel();
      const name = `${call.method} ${call.path}`;
      throw failure(texts, (t) => t('faults.foreign.page', { url: context.url, call: name, status: '' }));
    }
    return response;
  };

/**
 * Saves the response of a call under the server's file name, and prints the path. The bytes go to a `.part` file next
 * to it, which is resumed the next time when the server supports that.
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

/** Saves the response of a call as a file, or writes it to stdout. A context of `withSession` is signed in. */
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
