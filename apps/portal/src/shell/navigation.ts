import { CalendarDays, House, type LucideIcon, User } from 'lucide-react';
import { paths } from '../paths.ts';
import type { ShellTexts } from './texts.ts';

export interface NavigationItem {
  to: string;
  icon: LucideIcon;
  name: keyof ShellTexts['pages'];
}

export const publicItems: readonly NavigationItem[] = [
  { to: paths.home, icon: House, name: 'home' },
  { to: paths.schedules, icon: CalendarDays, name: 'schedule' },
];

/** The personal account of a student, in the order of the specification. */
export const personalItems: readonly NavigationItem[] = [{ to: paths.profile, icon: User, name: 'profile' }];
