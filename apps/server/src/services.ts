import type { Database } from './db/database.ts';
import type { Caller } from './http/caller.ts';
import type { PreparedAnswers } from './http/prepared.ts';
import type { Streams } from './http/streams.ts';

/** What the university decides about its portal; `env.ts` reads it. */
export interface Settings {
  /** How long a code holds, in milliseconds. */
  codeValidity: number;
  /** `strict` answers recovery for unknown logins with decoys instead of 404. */
  disclosure: 'open' | 'strict';
  /** Where bug reports go; null keeps them in the outbox. */
  supportEmail: string | null;
  /** The console shows codes that wait in the outbox: a demo without a mail server. */
  showsCodes: boolean;
  /** Where employees sign in and recover their passwords instead; null where that is here. */
  employeeAccountUrl: string | null;
}

export const defaultSettings: Settings = {
  codeValidity: 90_000,
  disclosure: 'open',
  supportEmail: null,
  showsCodes: false,
  employeeAccountUrl: null,
};

/** What a feature's routes work with. Time comes from here and nowhere else. */
export interface Services {
  db: Database;
  now: () => Date;
  settings: Settings;
  /** The public answers made ready; a change of public data clears them. */
  prepared: PreparedAnswers;
  /** The browsers that hear of their person's notifications. */
  streams: Streams;
  /** Who holds this session; null where it has ended. */
  whoIs: (token: string | undefined) => Promise<Caller | null>;
  /** Called when the first administrator has been made: the token's file has served. */
  setupDone: () => Promise<void>;
}
