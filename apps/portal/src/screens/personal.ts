import { activityScreen } from '../features/activity/screen.ts';
import { adminScreen } from '../features/admin/screen.ts';
import { announcementsScreen } from '../features/announcements/screen.ts';
import { apiTokensScreen } from '../features/api-tokens/screen.ts';
import { contactConfirmScreen, contactsScreen, verifyContactsScreen } from '../features/contacts/screen.ts';
import { graduateScreen } from '../features/diploma/screen.ts';
import { dormitoryScreen } from '../features/dormitory/screen.ts';
import { groupScreen } from '../features/group/screen.ts';
import { headmanScreen } from '../features/headman/screen.ts';
import { libraryScreen } from '../features/library/screen.ts';
import { requestedSheetsScreen } from '../features/mark-sheets/screen.ts';
import { markbookScreen } from '../features/markbook/screen.ts';
import { myDayScreen } from '../features/my-day/screen.ts';
import { notificationsScreen } from '../features/notifications/screen.ts';
import { omissionsScreen } from '../features/omissions/screen.ts';
import { penaltyScreen } from '../features/penalty/screen.ts';
import { profileScreen } from '../features/profile/screen.ts';
import { profilingScreen } from '../features/profiling/screen.ts';
import { ownRatingScreen } from '../features/rating/screen.ts';
import { secondFactorScreen } from '../features/second-factor/screen.ts';
import { settingsScreen } from '../features/settings/screen.ts';
import { studyScreen } from '../features/study/screen.ts';
import type { Screen } from './screen.ts';

/**
 * Screens of signed-in users, in the order of the menu. Only loaded for signed-in users and for these addresses.
 */
export const personalScreens: readonly Screen[] = [
  contactConfirmScreen,
  secondFactorScreen,
  apiTokensScreen,
  adminScreen,
  myDayScreen,
  profileScreen,
  markbookScreen,
  studyScreen,
  headmanScreen,
  ownRatingScreen,
  omissionsScreen,
  groupScreen,
  libraryScreen,
  announcementsScreen,
  requestedSheetsScreen,
  graduateScreen,
  dormitoryScreen,
  penaltyScreen,
  activityScreen,
  profilingScreen,
  notificationsScreen,
  verifyContactsScreen,
  contactsScreen,
  settingsScreen,
];
