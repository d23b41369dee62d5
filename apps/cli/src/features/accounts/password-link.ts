import { passwordLink } from '@semestr/api/accounts';
import type { Client } from '@semestr/api/client';
import { users } from '@semestr/api/resources-people';
import { localDate, localTime } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { texts } from './texts.ts';

/** The number of a student's account, by which the call knows it. */
async function accountOf(client: Client, login: string): Promise<string> {
  const [account] = await client.call(users.list, {
    query: { filter: JSON.stringify({ username: login }) },
  });
  if (!account) throw failure(texts, (t) => t('noAccount', { login }));
  if (account.studentId === null) throw failure(texts, (t) => t('noStudent', { login }));
  return String(account.id);
}

/** Makes a link for somebody's first password. The link alone is on stdout, so that it can be piped on. */
export const makePasswordLink = (context: Context, login: string): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const params = { id: await accountOf(client, login.trim()) };
    return changeIn(client, context, passwordLink, { params }, ({ link, expiresAt }) => {
      const end = new Date(expiresAt);
      const until = { date: localDate(end), time: localTime(end) };
      context.stdout.write(context.json ? jsonText({ link, expiresAt }) : `${link}\n`);
      context.stderr.write(`${translator(texts, context.language)('until', until)}\n`);
    });
  });
