import { report } from '@semestr/api/schedule';
import { type Destination, download } from '../../http/download.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';

/** Saves the lessons of a group in the current term as a workbook. */
export const saveWorkbook = (context: Context, group: string, to: Destination): Promise<ExitCode> =>
  download(context, report, { query: { 'student-group-name': group } }, to);
