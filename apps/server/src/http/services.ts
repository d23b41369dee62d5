import type { Endpoint } from '@semestr/api/endpoint';
import type { CachedAnswers } from './cached.ts';
import type { FormSlots } from './forms.ts';
import type { Caller } from './caller.ts';
import type { Credentials } from './credentials.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { Scan } from './scanning.ts';

/** What answering a call takes beside its handler; the application hands it over. */
export interface HttpServices {
  now: () => Date;
  /** The public answers that are kept as bytes. */
  cached: CachedAnswers;
  forms: FormSlots;
  /** Looks for viruses in what is sent; null where there is no scanner. */
  scan: Scan | null;
  /** Our address as callers reach it: "https://portal.example"; null takes it from each request. */
  publicUrl: string | null;
  /**
   * Who shows a session or an API token; null where it has ended, or nothing is shown. A session lives on by that, unless
   * nothing `renews` it.
   */
  whoIs: (shown: Credentials | null, options?: { renews: boolean }) => Promise<Caller | null>;
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
