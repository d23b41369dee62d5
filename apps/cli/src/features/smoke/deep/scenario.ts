import type { Endpoint } from '@semestr/api/endpoint';
import type { SignedIn } from '@semestr/api/signed-in';
import type { Language } from '@semestr/core/languages';
import type { Leftover } from './leftovers.ts';
import type { Steps } from './steps.ts';

/** What a scenario needs to run. */
export interface Stage {
  steps: Steps;
  who: SignedIn;
  language: Language;
  /** "semestr smoke 25.11.2026 12:00:05": labels written records as a test. */
  label: string;
}

/** Writes something, checks the result, and reverts it. */
export interface Scenario {
  /** Calls that write, by which the scenario is selected. */
  calls: readonly Endpoint[];
  /** Kind of trace that remains visible after the scenario was reverted. */
  trace: Exclude<Leftover['what'], 'notice-settings'> | null;
  /** Whether the user may run it. */
  appliesTo: (who: SignedIn) => boolean;
  play: (stage: Stage) => Promise<void>;
}
