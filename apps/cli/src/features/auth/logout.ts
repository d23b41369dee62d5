import { translator } from '@semestr/core/texts';
import { forgetSession, storedSession } from '../../http/session-file.ts';
import { sessionOf, signOut } from '../../http/sign-in.ts';
import { refuseToken } from '../../http/token.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Ends the stored session on the server and removes it locally, even when the server does not respond. */
export async function logout(context: Context): Promise<ExitCode> {
  refuseToken(context);
  const { url } = context;
  const t = translator(texts, context.language);
  // A file that is unreadable, or readable by other users, is removed as well.
  const stored = await storedSession(context, { isOpenRefused: false }).catch(() => null);
  await forgetSession(context);
  const isEnded = stored === null || (await signOut(sessionOf(context, stored.cookie)));
  if (!isEnded) context.stderr.write(`${t('onlyHere')}\n`);
  context.stderr.write(`${t(stored ? 'signedOut' : 'wasNotSignedIn', { url })}\n`);
  return exit.ok;
}
