import type { LucideIcon } from 'lucide-react';

/** A search result with its link. */
export interface Hit {
  kind: 'recent' | 'groups' | 'people' | 'rooms' | 'departments' | 'phones' | 'pages';
  icon: LucideIcon;
  to: string;
  name: string;
  detail: string;
  /** The words of the search that found it, which are highlighted. */
  words?: readonly string[];
  /** Whether the name is a number: its digits are highlighted in any notation. */
  isNumber?: true;
}
