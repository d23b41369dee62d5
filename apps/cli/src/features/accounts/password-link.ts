import { passwordLink, sendPasswordLink } from '@semestr/api/accounts';
import { localDate, localTime } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { accountOf } from '../../http/account.ts';
import { texts } from './texts.ts';

const untilOf = (expiresAt: string) => {
  const end = new Date(expiresAt);
  return { date: localDate(end), time: localTime(end) };
};

/**
 * Creates a password link for an account. Only the link is written to stdout, so that it can be piped. When sent by
 * e-mail, only its owner sees it.
 */
export const makePasswordLink = (
  context: Context,
  login: string,
  { send = false }: { send?: boolean },
): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const account = await accountOf(client, login);
    const params = { id: String(account.id) };
    const t = translator(texts, context.language);
    if (send)
      return changeIn(client, context, sendPasswordLink, { params }, ({ email, expiresAt }) => {
        const sentence = t('sent', { email, ...untilOf(expiresAt) });
        context.stdout.write(context.json ? jsonText({ email, expiresAt }) : `${sentence}\n`);
      });
    return changeIn(client, context, passwordLink, { params }, ({ link, expiresAt }) => {
      const key = account.studentId === null ? 'untilWithLogin' : 'until';
      context.stdout.write(context.json ? jsonText({ link, expiresAt }) : `${link}\n`);
      context.stderr.write(`${t(key, untilOf(expiresAt))}\n`);
    });
  });
