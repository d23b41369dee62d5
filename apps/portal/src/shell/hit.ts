import type { LucideIcon } from 'lucide-react';

/** What a search found, and where it leads. */
export interface Hit {
  kind: 'recent' | 'groups' | 'people' | 'rooms' | 'departments' | 'phones' | 'pages';
  icon: LucideIcon;
  to: string;
  name: string;
  detail: string;
  /** The name is a number: digits of it are marked however it is written. */
  isNumber?: true;
}
