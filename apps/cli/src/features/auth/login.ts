import { translator } from '@semestr/core/texts';
import { keepSession, storedSession } from '../../http/session-file.ts';
import { sessionOf, signIn, signOut } from '../../http/sign-in.ts';
import { refuseToken } from '../../http/token.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context, Login } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { texts as common } from '../../io/texts.ts';
import { texts } from './texts.ts';

/** Signs in and stores the session for later calls; the previously stored session ends. */
export async function login(context: Context, who: Login, isRemembered: boolean): Promise<ExitCode> {
  refuseToken(context);
  const { url } = context;
  const session = await signIn(context, who, { isRemembered });
  if (session.cookie() === '') throw failure(common, (t) => t('session.noCookie', { url }));
  const { username, fio } = session.who;
  const former = await storedSession(context, { isOpenRefused: false }).catch(() => null);
  const since = context.now().toISOString();
  await keepSession(context, { cookie: session.cookie(), username, fio, since }).catch(
    async (error: unknown) => {
      // Otherwise a session that was not stored would remain valid for a month.
      await signOut(session);
      throw error;
    },
  );
  if (former) await signOut(sessionOf(context, former.cookie));
  const t = translator(texts, context.language);
  context.stdout.write(
    context.json
      ? jsonText({ username, fio, server: url, since })
      : `${t('signedIn', { url, fio, username })}\n`,
  );
  if (session.who.mustSetSecondFactor) context.stderr.write(`${t('mustSetSecondFactor', { url })}\n`);
  return exit.ok;
}
