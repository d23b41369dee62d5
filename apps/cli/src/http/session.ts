import { ApiError, type Client } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { exit, failure } from '../io/failure.ts';
import type { Context, Login } from '../io/io.ts';
import { texts } from '../io/texts.ts';
import { forgetSession, storedSession } from './session-file.ts';
import { type Session, sessionOf, signIn, signOut } from './sign-in.ts';

const isEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason === 'session-ended';

/** A provider without this call answers 404: there a 403 means that the session ended. */
const REFUSED = new Set([401, 403, 404]);

/**
 * What a refusal means. The provider answers 403 without a session and without the right, so it is asked whose session it
 * is: where that is answered, the session lives and only the right is missing.
 */
async function meaningOf(error: ApiError, session: Session): Promise<Error> {
  try {
    await session.client.call(refresh, {});
    return new ApiError('forbidden', error.status, { cause: error });
  } catch (asked) {
    if (!(asked instanceof ApiError && REFUSED.has(asked.status))) return error;
    if (!session.login) await forgetSession(session);
    return failure(texts, (t) => t('session.ended', { url: session.url }), exit.signIn, error);
  }
}

async function openSession(context: Context): Promise<Session> {
  if (context.login) return signIn(context, context.login);
  const stored = await storedSession(context);
  if (!stored) throw failure(texts, (t) => t('session.notSignedIn', { url: context.url }), exit.signIn);
  return sessionOf(context, stored.cookie);
}

/** Works with the stored session, or signs in as `--user` for this one call and out again. */
export async function withSession<T>(context: Context, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(context);
  try {
    return await work(session);
  } catch (error) {
    throw isEnded(error) ? await meaningOf(error, session) : error;
  } finally {
    if (session.login) await signOut(session);
  }
}

/** Signs in as an administrator, works, signs out. */
export async function asAdmin<T>(
  context: Context,
  login: Login,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const session = await signIn(context, login);
  try {
    if (!session.who.authorities.includes(ROLE_ADMIN))
      throw failure(texts, (t) => t('session.notAdmin'), exit.signIn);
    return await work(session.client);
  } finally {
    await signOut(session);
  }
}
