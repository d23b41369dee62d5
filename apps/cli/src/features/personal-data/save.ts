import { ofAccount, own } from '@semestr/api/personal-data';
import { accountOf } from '../../http/account.ts';
import { type Destination, download } from '../../http/download.ts';
import { provenFirst } from '../../http/proven.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';

/** Whose data an administrator asks for, and why. */
interface Whose {
  login: string;
  reason: string;
}

/** Saves the archive of what is kept of the own person, or of somebody else where an administrator asks. */
export const savePersonalData = (context: Context, whose: Whose | null, to: Destination): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    if (whose === null) return provenFirst(context, client, () => download(session, own, {}, to));
    const { id } = await accountOf(client, whose.login);
    const { reason } = whose;
    return download(session, ofAccount, { params: { id: String(id) }, body: { reason } }, to);
  });
