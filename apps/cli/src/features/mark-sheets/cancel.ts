import { close } from '@semestr/api/mark-sheets';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printSheets } from './print.ts';

/** Cancels a mark sheet and shows its new state. */
export const cancelSheet = (context: Context, id: string): Promise<ExitCode> =>
  change(context, close, { query: { id } }, (closed) => printSheets(context, [closed]));
