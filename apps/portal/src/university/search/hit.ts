import type { LucideIcon } from 'lucide-react';

/** A search result with its link. */
export interface Hit {
  kind: 'recent' | 'groups' | 'people' | 'rooms' | 'departments' | 'phones' | 'pages';
  icon: LucideIcon;
  to: string;
  name: string;
  detail: string;
  /** Search terms to highlight. */
  words?: readonly string[];
  /** Whether the name is a number, whose digits are highlighted in any notation. */
  isNumber?: true;
}
