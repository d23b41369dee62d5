import { end, endOthers } from '@semestr/api/session';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { printDone } from '../../io/done.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Ends one of the user's own sessions. */
export const endSession = (context: Context, id: string): Promise<ExitCode> =>
  change(context, end, { params: { id } }, () =>
    printDone(context, translator(texts, context.language)('ended'), { ended: Number(id) }),
  );

/** Ends all of the user's own sessions except the current one. */
export const endOtherSessions = (context: Context): Promise<ExitCode> =>
  change(context, endOthers, {}, () =>
    printDone(context, translator(texts, context.language)('endedOthers'), { ended: 'others' }),
  );
