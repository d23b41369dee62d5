import {
  BedDouble,
  BookOpenText,
  CalendarClock,
  ClipboardCheck,
  FileCheck,
  FileUser,
  Gavel,
  GraduationCap,
  HandHeart,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  NotebookTabs,
  Trophy,
  User,
  Users,
  UserX,
} from 'lucide-react';
import type { PersonalScreen, ScreenName } from '../screens.ts';

/** Separate from the table of screens, to keep these icons out of the public pages. */
export const personalIcons: Readonly<Record<PersonalScreen, LucideIcon>> = {
  myDay: CalendarClock,
  profile: User,
  markbook: NotebookTabs,
  study: GraduationCap,
  headman: ClipboardCheck,
  ownRating: Trophy,
  omissions: UserX,
  group: Users,
  library: BookOpenText,
  announcements: Megaphone,
  requestedSheets: FileCheck,
  graduate: FileUser,
  dormitory: BedDouble,
  penalty: Gavel,
  activity: HandHeart,
  profiling: ListOrdered,
};

export const isPersonal = (name: ScreenName): name is PersonalScreen => name in personalIcons;
