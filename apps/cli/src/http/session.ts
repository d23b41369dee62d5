import { ApiError, type Client } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import { translator } from '@semestr/core/texts';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { exit, Failure, failure } from '../io/failure.ts';
import type { Context, Login } from '../io/io.ts';
import { isWebPage } from '../io/server-sentence.ts';
import { texts } from '../io/texts.ts';
import { forgetSession, keepRenewed, storedSession } from './session-file.ts';
import { type Session, sessionOf, signIn, signOut } from './sign-in.ts';
import { isTokenAccepted, sessionOfToken, tokenRefused } from './token.ts';

/** A web page with 403 comes from a proxy, and must not end the stored session. */
const isEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason === 'session-ended' && !isWebPage(error);

/** A provider without this call returns 404, in which case a 403 means that the session ended. */
const REFUSED = new Set([401, 403, 404]);

/**
 * Interprets a refusal. The provider returns 403 both without a session and without permission, so the current user is
 * requested: a response means that the session is valid and only the permission is missing.
 */
async function meaningOf(error: ApiError, session: Session): Promise<Error> {
  try {
    await session.client.call(refresh, {});
    return new ApiError('forbidden', error.status, { cause: error });
  } catch (refreshError) {
    if (!(refreshError instanceof ApiError && REFUSED.has(refreshError.status))) return error;
    if (!session.login) await forgetSession(session);
    return failure(texts, (t) => t('session.ended', { url: session.url }), exit.signIn, error);
  }
}

/** Interprets a refusal of a request with a token. */
async function meaningForToken(error: ApiError, { client, url }: Session): Promise<Error> {
  const isTaken = await isTokenAccepted(client).catch(() => null);
  if (isTaken === null) return error;
  return isTaken ? new ApiError('forbidden', error.status, { cause: error }) : tokenRefused(url, error);
}

interface Opened {
  session: Session;
  /** Ends a session that was opened for this call, or stores a renewed cookie of the stored session. */
  close: () => Promise<unknown>;
}

async function openSession(context: Context): Promise<Opened> {
  if (context.login) {
    const session = await signIn(context, context.login);
    return { session, close: () => signOut(session) };
  }
  if (context.token !== null)
    return { session: sessionOfToken(context, context.token), close: () => Promise.resolve() };
  const stored = await storedSession(context);
  if (!stored) throw failure(texts, (t) => t('session.notSignedIn', { url: context.url }), exit.signIn);
  const session = sessionOf(context, stored.cookie);
  return { session, close: () => keepRenewed(context, stored, session.cookie()) };
}

/** Closes a session after completed work. If a stored session could not be renewed, this is only a warning. */
async function closeAfterWork({ session, close }: Opened): Promise<void> {
  try {
    await close();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const t = translator(texts, session.language);
    session.stderr.write(`${t('session.notRenewed', { url: session.url })}\n`);
  }
}

/**
 * Works with the token or the stored session, or signs in as `--user` for this one call and out again. Throws the error
 * of the work, even when the session could not be stored afterwards.
 */
export async function withSession<T>(context: Context, work: (session: Session) => Promise<T>): Promise<T> {
  const opened = await openSession(context);
  const { session } = opened;
  let result: T;
  try {
    result = await work(session);
  } catch (error) {
    const explained = isEnded(error)
      ? await (!session.login && session.token !== null ? meaningForToken : meaningOf)(error, session)
      : error;
    await opened.close().catch(() => undefined);
    throw explained;
  }
  await closeAfterWork(opened);
  return result;
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
