import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';

/** A strong validator names one version of a file byte by byte; without one, parts cannot be put together. */
function versionOf({ headers }: Response): string | null {
  const tag = headers.get('etag');
  return tag?.startsWith('"') && headers.get('accept-ranges') === 'bytes' ? tag : null;
}

/** Where the bytes go until all are there; a version that can be continued has a name of its own. */
export function partOf(file: string, response: Response): string {
  const version = versionOf(response);
  const hash = version && createHash('sha256').update(version).digest('hex').slice(0, 8);
  return hash ? `${file}.${hash}.part` : `${file}.part`;
}

/** An answer, and after how many bytes of the file it begins. */
export interface Continued {
  response: Response;
  offset: number;
}

/**
 * Asks for what is missing where a part of the same version is there already; else the first answer serves, from the
 * beginning. `ask` repeats the request with further headers.
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
  // Another part than we asked for is of no use.
  await rest.body?.cancel();
  return { response: await ask({}), offset: 0 };
}
