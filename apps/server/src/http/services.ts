import type { Endpoint } from '@semestr/api/endpoint';
import type { CachedAnswers } from './cached.ts';
import type { FormSlots } from './forms.ts';
import type { Caller } from './caller.ts';
import type { IdempotencyStore } from './idempotency.ts';

/** What answering a call takes beside its handler; the application hands it over. */
export interface HttpServices {
  now: () => Date;
  /** The public answers that are kept as bytes. */
  cached: CachedAnswers;
  forms: FormSlots;
  /** Our address as callers reach it: "https://portal.example"; null takes it from each request. */
  publicUrl: string | null;
  /** The account of a session token; null where the session has ended. It lives on by that, unless nothing `renews` it. */
  whoIs: (token: string | undefined, options?: { renews: boolean }) => Promise<Caller | null>;
  /** Whether there is room to store anything. */
  hasRoom: () => boolean;
  /** Does what an administrator does as somebody else, and writes it down: both or neither. */
  withReceipt: <T>(
    deed: { call: Endpoint; caller: Caller; client: string; now: Date },
    work: () => Promise<T>,
  ) => Promise<T>;
  /** The replies that a repeated request gets again. */
  idempotency: IdempotencyStore;
}
