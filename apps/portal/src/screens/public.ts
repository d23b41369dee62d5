import { aboutScreen } from '../features/about/screen.ts';
import { apiScreen } from '../features/api/screen.ts';
import { loginScreen, oidcScreen } from '../features/auth/screen.ts';
import { calendarScreen } from '../features/calendar/screen.ts';
import { departmentsScreen } from '../features/departments/screen.ts';
import { disciplinesScreen } from '../features/disciplines/screen.ts';
import { employeeScreen } from '../features/employees/screen.ts';
import { homeScreen } from '../features/home/screen.ts';
import { notFoundScreen } from '../features/not-found/screen.ts';
import { phonesScreen } from '../features/phones/screen.ts';
import { profilesScreen } from '../features/profiles/screen.ts';
import { ratingScreen } from '../features/rating/screen.ts';
import { initialPasswordScreen, newPasswordScreen, recoveryScreen } from '../features/recovery/screen.ts';
import { roomsScreen } from '../features/rooms/screen.ts';
import {
  departmentScheduleScreen,
  departmentSchedulesScreen,
  roomScreen,
  scheduleScreen,
  schedulesScreen,
} from '../features/schedule/screen.ts';
import { supportScreen } from '../features/support/screen.ts';
import { verifyScreen } from '../features/verify/screen.ts';
import type { Screen } from './screen.ts';

/** Public screens, in the order of the menu. */
export const publicScreens: readonly Screen[] = [
  homeScreen,
  schedulesScreen,
  scheduleScreen,
  departmentSchedulesScreen,
  departmentScheduleScreen,
  departmentsScreen,
  employeeScreen,
  phonesScreen,
  roomsScreen,
  roomScreen,
  ratingScreen,
  disciplinesScreen,
  calendarScreen,
  profilesScreen,
  loginScreen,
  oidcScreen,
  recoveryScreen,
  newPasswordScreen,
  initialPasswordScreen,
  apiScreen,
  aboutScreen,
  supportScreen,
  verifyScreen,
  notFoundScreen,
];
