import type { Database } from '../db/database.ts';
import type { Caller } from '../domain/caller.ts';
import type { IdempotencyStore } from '../domain/idempotency.ts';
import type { Settings } from '../domain/settings.ts';
import type { Throttle } from '../domain/throttle.ts';
import type { CachedAnswers } from './cached.ts';
import type { FormSlots } from './forms.ts';
import type { Credentials } from './credentials.ts';
import type { Scan } from './virus-scan.ts';
import type { Streams } from './streams.ts';

/** Dependencies for handling a call, other than its handler, provided by the application. */
export interface HttpServices {
  /**
   * The database outside of a call. Handlers use the database of their call; only work that continues after a call uses
   * this one.
   */
  plainDb: Database;
  now: () => Date;
  /** The cache of public responses as bytes. */
  cached: CachedAnswers;
  forms: FormSlots;
  /** Scans uploads for viruses; null without a scanner. */
  scan: Scan | null;
  /** The public address of the server: "https://portal.example"; null takes it from each request. */
  publicUrl: string | null;
  /**
   * Returns the caller of a session or an API token; null when it has ended, or there are no credentials. Extends the
   * session, unless `renews` is false.
   */
  authenticate: (credentials: Credentials, options?: { renews: boolean }) => Promise<Caller | null>;
  /** Whether the disk has free space. */
  hasDiskSpace: () => boolean;
  /** The stored replies to repeated requests. */
  idempotency: IdempotencyStore;
}

/** Dependencies of a feature's routes, and the only source of the current time. */
export interface Services extends HttpServices {
  settings: Settings;
  /** Throttles callers that exceed a rate limit. */
  throttle: Throttle;
  /** The browsers that listen for notifications of their account. */
  streams: Streams;
  /** Called when the first administrator has been created and the file with the setup token is no longer needed. */
  setupDone: () => Promise<void>;
}
