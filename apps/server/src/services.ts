import type { Database } from './db/database.ts';
import type { Caller } from './http/caller.ts';
import type { PreparedAnswers } from './http/prepared.ts';

/** What a feature's routes work with. Time comes from here and nowhere else. */
export interface Services {
  db: Database;
  now: () => Date;
  /** The public answers made ready; a change of public data clears them. */
  prepared: PreparedAnswers;
  /** Who holds this session; null where it has ended. */
  whoIs: (token: string | undefined) => Promise<Caller | null>;
  /** Called when the first administrator has been made: the token's file has served. */
  setupDone: () => Promise<void>;
}
