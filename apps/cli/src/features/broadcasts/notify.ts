import { broadcasts, preview } from '@semestr/api/broadcasts';
import { MAX_BROADCAST } from '@semestr/core/broadcasts';
import { dottedMoment } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation, confirmAction } from '../../io/confirm.ts';
import { printFacts } from '../../io/facts.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { contentOf } from '../../io/piped.ts';
import { audienceOf, type Typed } from './audience.ts';
import { texts } from './texts.ts';

export interface Notice extends Typed {
  text: string | undefined;
  /** A file with the text, or `-` for stdin. */
  file: string | undefined;
  /** Null to send immediately. */
  sendAt: Date | null;
  isSure: boolean;
}

async function textOf(context: Context, { text, file }: Notice): Promise<string> {
  const written = (file === undefined ? (text ?? '') : await contentOf(context, file)).trim();
  if (written === '') throw failure(texts, (t) => t('noText'), exit.usage);
  if (written.length > MAX_BROADCAST)
    throw failure(texts, (t) => t('tooLong', { most: MAX_BROADCAST }), exit.usage);
  return written;
}

/**
 * Sends a message to many users. States the number of recipients and prompts at a terminal; elsewhere `isSure` is
 * required.
 */
export function notify(context: Context, notice: Notice): Promise<ExitCode> {
  const asks = needsConfirmation(context, notice.isSure);
  const t = translator(texts, context.language);
  return withSession(context, async (session) => {
    const { client } = session;
    const text = await textOf(session, notice);
    const audience = await audienceOf(client, notice);
    const { recipients } = await client.call(preview, { body: audience });
    if (recipients === 0) throw failure(texts, (say) => say('noneFound'));
    const about = t('reaches', { count: recipients });
    if (!asks) context.stderr.write(`${about}\n`);
    else if (
      !(await confirmAction(context, { about: [about], question: t('question'), otherwise: t('notSent') }))
    )
      return exit.failed;
    const sendAt = notice.sendAt?.toISOString() ?? null;
    return changeIn(client, context, broadcasts.create, { body: { ...audience, text, sendAt } }, (made) => {
      const moment = made.sendAt === null ? null : dottedMoment(new Date(made.sendAt));
      const facts = [
        [t('facts.id'), String(made.id)],
        [t('facts.recipients'), String(made.recipients ?? recipients)],
        [t('facts.sendAt'), moment],
        [t('facts.text'), made.text],
      ] as const;
      printFacts(context, facts, made);
      const sentence = moment === null ? t('sent') : t('planned', { moment, id: made.id });
      context.stderr.write(`${sentence}\n`);
    });
  });
}
