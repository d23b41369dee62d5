import type { LucideIcon } from 'lucide-react';

/** What was found, and where it leads. */
export interface Hit {
  /** Under which heading it stands. */
  readonly group: string;
  readonly icon: LucideIcon;
  readonly to: string;
  readonly name: string;
  /** What tells namesakes apart; empty where nothing has to. */
  readonly detail: string;
  /** Whether it was found for the words before. */
  readonly isStale?: boolean;
}
