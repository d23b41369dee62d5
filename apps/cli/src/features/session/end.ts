import { end, endOthers } from '@semestr/api/session';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { tellDone } from '../../io/done.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Ends one of the own sessions. */
export const endSession = (context: Context, id: string): Promise<ExitCode> =>
  change(context, end, { params: { id } }, () =>
    tellDone(context, translator(texts, context.language)('ended'), { ended: Number(id) }),
  );

/** Ends all own sessions but the one in which this is asked. */
export const endOtherSessions = (context: Context): Promise<ExitCode> =>
  change(context, endOthers, {}, () =>
    tellDone(context, translator(texts, context.language)('endedOthers'), { ended: 'others' }),
  );
