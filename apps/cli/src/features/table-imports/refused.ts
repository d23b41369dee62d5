import { refused, refusedCsv } from '@semestr/api/table-import-files';
import { type Destination, download } from '../../http/download.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';

/** Downloads the rows with errors, with their reasons in the last column. */
export const downloadRefused = (
  context: Context,
  id: string,
  { isCsv, to }: { isCsv: boolean; to: Destination },
): Promise<ExitCode> =>
  withSession(context, (session) =>
    isCsv
      ? download(session, refusedCsv, { params: { id } }, to)
      : download(session, refused, { params: { id } }, to),
  );
