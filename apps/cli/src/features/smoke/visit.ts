import { ApiError, type Client } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { clientOf } from '../../http/client.ts';
import { type Session, signIn, signOut } from '../../http/sign-in.ts';
import { isTokenAccepted, sessionOfToken, tokenRefused } from '../../http/token.ts';
import { exit, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Measured, measuring } from './measure.ts';
import { texts } from './texts.ts';

/** An authenticated caller: a signed-in user, or a token, whose owner is unknown. */
export interface Own {
  client: Client;
  who: SignedIn | null;
  fetch: typeof fetch;
}

/** Callers of a server: a visitor without a session, and optionally a signed-in user or a token. */
export interface Visit {
  stranger: Client;
  own: () => Own | null;
  /** Returns the measurements of the last request of either caller. */
  measured: () => Measured | null;
  /** Checks that the session is valid, and signs in again when it has ended. */
  renew: () => Promise<void>;
  end: () => Promise<void>;
}

/** Whether a session has ended. A server without this call is assumed to keep it. */
const hasEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Connects to a server, also as `--user` when set, otherwise with the token if there is one. */
export async function visit(context: Context): Promise<Visit> {
  const { fetch, measured } = measuring(context);
  const measuredContext = { ...context, fetch };
  const { login } = context;
  let session: (Session & { who: SignedIn }) | null = login && (await signIn(measuredContext, login));
  const byToken = !login && context.token !== null ? sessionOfToken(measuredContext, context.token) : null;
  // Without this check every call would be skipped, and the run would pass.
  if (byToken && !(await isTokenAccepted(byToken.client))) throw tokenRefused(context.url);
  return {
    stranger: clientOf(measuredContext),
    own: () => session ?? (byToken && { ...byToken, who: null }),
    measured,
    renew: async () => {
      if (!login || !session) return;
      const isOver = await session.client.call(refresh, {}).then(() => false, hasEnded);
      if (!isOver) return;
      // A typed password is not stored.
      if (login.passwordFile === undefined) throw failure(texts, (t) => t('watch.ended'), exit.signIn);
      session = await signIn(measuredContext, login);
    },
    end: async () => {
      if (session) await signOut(session);
    },
  };
}
