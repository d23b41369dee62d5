import { ApiError, type Client } from '@semestr/api/client';
import { refresh } from '@semestr/api/session';
import type { SignedIn } from '@semestr/api/signed-in';
import { clientOf } from '../../http/client.ts';
import { type Session, signIn, signOut } from '../../http/sign-in.ts';
import { exit, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Measured, measuring } from './measure.ts';
import { texts } from './texts.ts';

/** Who looks at a server: a stranger, and perhaps somebody who has signed in for it. */
export interface Visit {
  stranger: Client;
  own: () => { client: Client; who: SignedIn; fetch: typeof fetch } | null;
  /** The measurements of the last request of either. */
  measured: () => Measured | null;
  /** Looks that the session lives; where it has ended, it signs in anew. */
  renew: () => Promise<void>;
  end: () => Promise<void>;
}

/** Whether a session has ended; a server that knows no such question is believed to keep it. */
const hasEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Goes to a server, as `--user` too where one is named. */
export async function visit(context: Context): Promise<Visit> {
  const { fetch, measured } = measuring(context);
  const measuredContext = { ...context, fetch };
  const { login } = context;
  let session: (Session & { who: SignedIn }) | null = login && (await signIn(measuredContext, login));
  return {
    stranger: clientOf(measuredContext),
    own: () => session,
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
