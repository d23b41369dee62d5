import type { LucideIcon } from 'lucide-react';

/** A search result with its link. */
export interface Hit {
  /** Heading of its group. */
  readonly group: string;
  readonly icon: LucideIcon;
  readonly to: string;
  /** What it does instead of leading to a page. */
  readonly act?: () => void;
  readonly name: string;
  /** Distinguishes results with the same name; empty when not needed. */
  readonly detail: string;
  /** Whether it belongs to the previous search text. */
  readonly isStale?: boolean;
}
