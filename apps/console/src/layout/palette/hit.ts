import type { LucideIcon } from 'lucide-react';

/** A search result with its link. */
export interface Hit {
  /** Heading under which it is listed. */
  readonly group: string;
  readonly icon: LucideIcon;
  readonly to: string;
  /** Action to perform instead of opening a page. */
  readonly act?: () => void;
  readonly name: string;
  /** Distinguishes results with the same name; empty when not needed. */
  readonly detail: string;
  /** Whether it is a result for the previous search text. */
  readonly isStale?: boolean;
}
