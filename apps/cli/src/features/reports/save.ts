import { asFile, asPdf, type ReportName } from '@semestr/api/reports';
import { type Destination, download } from '../../http/download.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import type { Typed } from './flags.ts';
import { checkParameters } from './show.ts';

/** Saves a report as a workbook or a printable file. */
export async function saveReport(
  context: Context,
  name: ReportName,
  typed: Typed,
  { isPdf, ...to }: Destination & { isPdf: boolean },
): Promise<ExitCode> {
  checkParameters(name, typed);
  const request = { params: { name }, query: typed };
  return withSession(context, (session) =>
    isPdf ? download(session, asPdf, request, to) : download(session, asFile, request, to),
  );
}
