import { ofAccount, own } from '@semestr/api/personal-data';
import { accountOf } from '../../http/account.ts';
import { type Destination, download } from '../../http/download.ts';
import { withStepUp } from '../../http/proven.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';

/** The account that an administrator requests the data of, and the reason. */
interface Whose {
  login: string;
  reason: string;
}

/** Saves the archive of the user's own data, or of another user's when an administrator requests it. */
export const savePersonalData = (context: Context, whose: Whose | null, to: Destination): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    if (whose === null) return withStepUp(context, client, () => download(session, own, {}, to));
    const { id } = await accountOf(client, whose.login);
    const { reason } = whose;
    return download(session, ofAccount, { params: { id: String(id) }, body: { reason } }, to);
  });
