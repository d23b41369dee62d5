import type { CachedAnswers } from './cached.ts';
import type { Caller } from './caller.ts';
import type { IdempotencyStore } from './idempotency.ts';

/** What answering a call takes beside its handler; the application hands it over. */
export interface HttpServices {
  now: () => Date;
  /** The public answers that are kept as bytes. */
  cached: CachedAnswers;
  /** The account of a session token; null where the session has ended. */
  whoIs: (token: string | undefined) => Promise<Caller | null>;
  /** The replies that a repeated request gets again. */
  idempotency: IdempotencyStore;
}
