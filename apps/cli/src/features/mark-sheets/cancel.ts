import { close } from '@semestr/api/mark-sheets';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printSheets } from './print.ts';

/** Takes a mark sheet back and shows what became of it. */
export const cancelSheet = (context: Context, id: string): Promise<ExitCode> =>
  change(context, close, { query: { id } }, (closed) => printSheets(context, [closed]));
