import type { Endpoint } from '@semestr/api/endpoint';
import type { SignedIn } from '@semestr/api/signed-in';
import type { Language } from '@semestr/core/languages';
import type { Leftover } from './leftovers.ts';
import type { Steps } from './steps.ts';

/** What a scenario is played with. */
export interface Stage {
  steps: Steps;
  who: SignedIn;
  language: Language;
  /** "semestr smoke 25.11.2026 12:00:05": what is written says by its name what it is. */
  label: string;
}

/** Writes something, looks what came of it, and takes it back. */
export interface Scenario {
  /** The calls that write, by which it is chosen. */
  calls: readonly Endpoint[];
  /** What of it stays to be seen, although it is taken back. */
  trace: Exclude<Leftover['what'], 'notice-settings'> | null;
  /** Whether somebody may play it. */
  suits: (who: SignedIn) => boolean;
  play: (stage: Stage) => Promise<void>;
}
