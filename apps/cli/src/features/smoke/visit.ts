import { ApiError, type Client } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { clientOf } from '../../http/client.ts';
import { type Session, signIn, signOut } from '../../http/sign-in.ts';
import { isTokenTaken, sessionOfToken, tokenRefused } from '../../http/token.ts';
import { exit, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Measured, measuring } from './measure.ts';
import { texts } from './texts.ts';

/** Somebody who looks at a server as an account: signed in, or with a token, of whose owner nothing is known. */
export interface Own {
  client: Client;
  who: SignedIn | null;
  fetch: typeof fetch;
}

/** Who looks at a server: a stranger, and perhaps somebody who has signed in for it, or shows a token. */
export interface Visit {
  stranger: Client;
  own: () => Own | null;
  /** The measurements of the last request of either. */
  measured: () => Measured | null;
  /** Looks that the session lives; where it has ended, it signs in anew. */
  renew: () => Promise<void>;
  end: () => Promise<void>;
}

/** Whether a session has ended; a server that knows no such question is believed to keep it. */
const hasEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Goes to a server, as `--user` too where one is named, else with the token where there is one. */
export async function visit(context: Context): Promise<Visit> {
  const { fetch, measured } = measuring(context);
  const measuredContext = { ...context, fetch };
  const { login } = context;
  let session: (Session & { who: SignedIn }) | null = login && (await signIn(measuredContext, login));
  const byToken = !login && context.token !== null ? sessionOfToken(measuredContext, context.token) : null;
  // Else every call would be left out, and nothing would be wrong.
  if (byToken && !(await isTokenTaken(byToken.client))) throw tokenRefused(context.url);
  return {
    stranger: clientOf(measuredContext),
    own: () => session ?? (byToken && { ...byToken, who: null }),
    measured,
    renew: async () => {
      if (!login || !session) return;
      const isOver = await session.client.call(refresh, {}).then(() => false, hasEnded);
      if (!isOver) return;
      // A password that was typed is not kept.
      if (login.passwordFile === undefined) throw failure(texts, (t) => t('watch.ended'), exit.signIn);
      session = await signIn(measuredContext, login);
    },
    end: async () => {
      if (session) await signOut(session);
    },
  };
}
