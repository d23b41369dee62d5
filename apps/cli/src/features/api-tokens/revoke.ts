import { revoke, revokeOfAccount } from '@semestr/api/api-tokens';
import { translator } from '@semestr/core/texts';
import { accountOf } from '../../http/account.ts';
import { change, changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { tellDone } from '../../io/done.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

const tell = (context: Context, id: string): void =>
  tellDone(context, translator(texts, context.language)('revoked'), { revoked: Number(id) });

/** Revokes one of the own tokens. */
export const revokeToken = (context: Context, id: string): Promise<ExitCode> =>
  change(context, revoke, { params: { id } }, () => tell(context, id));

/** Revokes a token of the account of a login. */
export const revokeTokenOf = (context: Context, login: string, tokenId: string): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const { id } = await accountOf(client, login);
    const params = { id: String(id), tokenId };
    return changeIn(client, context, revokeOfAccount, { params }, () => tell(context, tokenId));
  });
