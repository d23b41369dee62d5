import { discardMessage, retryMessage, sessions } from '@semestr/api/accounts';
import { audit } from '@semestr/api/audit';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { withRefusalDetails } from './refusals.ts';
import { texts } from './texts.ts';

const printResult = (context: Context, answer: object, sentence: string): void =>
  void context.stdout.write(context.json ? jsonText(answer) : `${sentence}\n`);

/** Actions on records of one type, in addition to create, edit and delete. */
export const actions = {
  /** Resends a message whose delivery was abandoned. */
  retry: (context: Context, id: string): Promise<ExitCode> =>
    change(context, retryMessage, { params: { id } }, ({ id: message, state }) =>
      printResult(
        context,
        { id: message, state },
        translator(texts, context.language)('retried', { id: message, state }),
      ),
    ),
  /** Removes a message that is no longer sent. */
  discard: (context: Context, id: string): Promise<ExitCode> =>
    change(context, discardMessage, { params: { id } }, ({ id: message }) =>
      printResult(
        context,
        { id: message },
        translator(texts, context.language)('discarded', { id: message }),
      ),
    ),
  /** Undoes the change of an audit log entry, and reports the entry of the reversal. */
  undo: (context: Context, id: string): Promise<ExitCode> =>
    withRefusalDetails(() =>
      change(context, audit.undo, { params: { id } }, ({ id: entry }) =>
        printResult(context, { id: entry }, translator(texts, context.language)('undone', { id: entry })),
      ),
    ),
  /** Ends a session of any user. */
  end: (context: Context, id: string): Promise<ExitCode> =>
    change(context, sessions.end, { params: { id } }, () =>
      printResult(context, { id: Number(id) }, translator(texts, context.language)('ended', { id })),
    ),
};
export type RecordActionName = keyof typeof actions;
