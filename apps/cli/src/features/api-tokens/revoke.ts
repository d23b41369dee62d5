import { revoke, revokeOfAccount } from '@semestr/api/api-tokens';
import { translator } from '@semestr/core/texts';
import { accountOf } from '../../http/account.ts';
import { change, changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { printDone } from '../../io/done.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

const printResult = (context: Context, id: string): void =>
  printDone(context, translator(texts, context.language)('revoked'), { revoked: Number(id) });

/** Revokes one of the user's own tokens. */
export const revokeToken = (context: Context, id: string): Promise<ExitCode> =>
  change(context, revoke, { params: { id } }, () => printResult(context, id));

/** Revokes a token of the account with a username. */
export const revokeTokenOf = (context: Context, login: string, tokenId: string): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const { id } = await accountOf(client, login);
    const params = { id: String(id), tokenId };
    return changeIn(client, context, revokeOfAccount, { params }, () => printResult(context, tokenId));
  });
