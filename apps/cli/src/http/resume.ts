import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';

/** A strong validator identifies one version of a file byte by byte; without one, parts cannot be combined. */
function versionOf({ headers }: Response): string | null {
  const tag = headers.get('etag');
  return tag?.startsWith('"') && headers.get('accept-ranges') === 'bytes' ? tag : null;
}

/** Returns the path of the partial file; a version that can be resumed has a distinct name. */
export function partOf(file: string, response: Response): string {
  const version = versionOf(response);
  const hash = version && createHash('sha256').update(version).digest('hex').slice(0, 8);
  return hash ? `${file}.${hash}.part` : `${file}.part`;
}

/** A response, and the offset in bytes at which it begins in the file. */
export interface Continued {
  response: Response;
  offset: number;
}

/**
 * Requests the missing bytes when part of the same version is already saved; otherwise returns the first response, from
 * the beginning. `ask` repeats the request with further headers.
 */
export async function continued(
  first: Response,
  part: string,
  ask: (headers: Record<string, string>) => Promise<Response>,
): Promise<Continued> {
  const version = versionOf(first);
  const there = await stat(part).then(
    ({ size }) => size,
    () => 0,
  );
  const isUseful = there > 0 && there < Number(first.headers.get('content-length') ?? 0);
  if (!version || !isUseful) return { response: first, offset: 0 };
  await first.body?.cancel();
  const rest = await ask({ range: `bytes=${there}-`, 'if-range': version });
  if (rest.status !== 206) return { response: rest, offset: 0 };
  if (rest.headers.get('content-range')?.startsWith(`bytes ${there}-`))
    return { response: rest, offset: there };
  // A range other than the requested one cannot be used.
  await rest.body?.cancel();
  return { response: await ask({}), offset: 0 };
}
