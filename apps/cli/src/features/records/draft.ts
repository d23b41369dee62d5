import { ApiError } from '@semestr/api/client';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode, Failure, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Draft, openDraft } from './editor.ts';
import { faultLines } from './faults.ts';
import type { Fields } from './fields.ts';
import { texts } from './texts.ts';

/** Returns what is wrong with the text, in lines; null for any other kind of failure. */
async function faultsOf(error: unknown, fields: Fields, { language }: Context): Promise<string[] | null> {
  if (error instanceof Failure && error.code === exit.usage)
    return (await error.sentence(language)).split('\n').map((line) => line.trim());
  if (error instanceof ApiError && error.reason === 'bad-input' && error.fields.length > 0)
    return faultLines(error.fields, fields, language);
  return null;
}

/** Reports where the draft is kept, before the failure is reported. */
function keep({ stderr, language }: Context, { file }: Draft): void {
  stderr.write(`${translator(texts, language)('kept', { file })}\n`);
}

/**
 * Opens a text in the editor until it can be sent. A text with faults is reopened with them; after any other failure it
 * is kept in its file.
 */
export async function sendEdited(
  context: Context,
  name: string,
  first: string,
  fields: Fields,
  send: (content: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const draft = await openDraft(context, name);
  let content = first;
  let faults: string[] = [];
  try {
    for (;;) {
      const before = content;
      content = await draft.edit(before, faults);
      if (content.trim() === '' || (faults.length === 0 && content === before)) {
        context.stderr.write(`${translator(texts, context.language)('unchanged')}\n`);
        await draft.discard();
        return exit.ok;
      }
      if (content === before)
        throw failure(texts, (t) => [t('stillWrong'), ...faults].join('\n'), exit.failed);
      const sent: ExitCode | string[] = await send(content).catch(async (error: unknown) => {
        const found = await faultsOf(error, fields, context);
        if (!found) throw error;
        return found;
      });
      if (!Array.isArray(sent)) {
        await draft.discard();
        return sent;
      }
      faults = sent;
    }
  } catch (error) {
    if (content === first) await draft.discard();
    else keep(context, draft);
    throw error;
  }
}
