import { type ApiToken, list, listOfAccount } from '@semestr/api/api-tokens';
import { formatApiToken } from '@semestr/core/api-tokens';
import { translator } from '@semestr/core/texts';
import { accountOf } from '../../http/account.ts';
import { withSession } from '../../http/session.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

function print(context: Context, rows: readonly ApiToken[]): ExitCode {
  const t = translator(texts, context.language);
  const columns: Column<ApiToken>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'name', head: t('head.name'), value: ({ name }) => name },
    { key: 'token', head: t('head.token'), value: ({ start }) => formatApiToken(start) },
    { key: 'scopes', head: t('head.scopes'), value: ({ scopes }) => scopes.join(' ') },
    { key: 'created', head: t('head.created'), value: ({ createdAt }) => momentOf(createdAt) },
    { key: 'used', head: t('head.used'), value: ({ lastUsedAt }) => lastUsedAt && momentOf(lastUsedAt) },
    { key: 'expires', head: t('head.expires'), value: ({ expiresAt }) => momentOf(expiresAt) },
  ];
  printRows(context, columns, rows, t('none'));
  return exit.ok;
}

/** Lists the user's own tokens, newest first. */
export const listTokens = async (context: Context): Promise<ExitCode> =>
  print(context, await withSession(context, ({ client }) => client.call(list, {})));

/** Lists the tokens of the account with a username. */
export const listTokensOf = async (context: Context, login: string): Promise<ExitCode> =>
  print(
    context,
    await withSession(context, async ({ client }) => {
      const { id } = await accountOf(client, login);
      return client.call(listOfAccount, { params: { id: String(id) } });
    }),
  );
