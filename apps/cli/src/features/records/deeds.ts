import { retryMessage } from '@semestr/api/accounts';
import { audit, sessions } from '@semestr/api/resources-records';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { explained } from './refusals.ts';
import { texts } from './texts.ts';

const tell = (context: Context, answer: object, sentence: string): void =>
  void context.stdout.write(context.json ? jsonText(answer) : `${sentence}\n`);

/** What is done with records of one kind beside keeping them. */
export const deeds = {
  /** Sends a message again that was given up. */
  retry: (context: Context, id: string): Promise<ExitCode> =>
    change(context, retryMessage, { params: { id } }, ({ id: message, state }) =>
      tell(
        context,
        { id: message, state },
        translator(texts, context.language)('retried', { id: message, state }),
      ),
    ),
  /** Takes back what the log tells of, and says under which entry that is told. */
  undo: (context: Context, id: string): Promise<ExitCode> =>
    explained(() =>
      change(context, audit.undo, { params: { id } }, ({ id: entry }) =>
        tell(context, { id: entry }, translator(texts, context.language)('undone', { id: entry })),
      ),
    ),
  /** Ends a session of anybody. */
  end: (context: Context, id: string): Promise<ExitCode> =>
    change(context, sessions.end, { params: { id } }, () =>
      tell(context, { id: Number(id) }, translator(texts, context.language)('ended', { id })),
    ),
};
export type Deed = keyof typeof deeds;
