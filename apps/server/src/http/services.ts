import type { Endpoint } from '@semestr/api/endpoint';
import type { CachedAnswers } from './cached.ts';
import type { FormSlots } from './forms.ts';
import type { Caller } from './caller.ts';
import type { Credentials } from './credentials.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { Scan } from './scanning.ts';

/** Dependencies of handling a call other than its handler, provided by the application. */
export interface HttpServices {
  now: () => Date;
  /** The cache of public responses as bytes. */
  cached: CachedAnswers;
  forms: FormSlots;
  /** Scans uploads for viruses; null without a scanner. */
  scan: Scan | null;
  /** The public address of the server: "https://portal.example"; null takes it from each request. */
  publicUrl: string | null;
  /**
   * Returns the caller of a session or an API token; null when it has ended, or there are no credentials. This extends
   * a session, unless `renews` is false.
   */
  authenticate: (shown: Credentials | null, options?: { renews: boolean }) => Promise<Caller | null>;
  /** Whether the disk has free space. */
  hasDiskSpace: () => boolean;
  /** Runs an impersonating administrator's action and records it: both or neither. */
  auditImpersonation: <T>(
    action: { call: Endpoint; caller: Caller; client: string; now: Date },
    work: () => Promise<T>,
  ) => Promise<T>;
  /** The replies that repeated requests get again. */
  idempotency: IdempotencyStore;
}
