import { download, type Destination } from '../../http/download.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type DownloadableFile, type FileName, files } from '../../http/files.ts';

/** Saves a file of the API; signs in when the file is not public. */
export async function downloadFile(
  context: Context,
  name: FileName,
  words: readonly string[],
  to: Destination,
): Promise<ExitCode> {
  const { call, request }: DownloadableFile = files[name];
  // The table types each request by its call, which TypeScript cannot follow here.
  const input = request(words) as never;
  return call.access === 'anyone'
    ? download(context, call, input, to)
    : withSession(context, (session) => download(session, call, input, to));
}
