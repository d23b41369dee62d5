import { stored } from '@semestr/ui/stored';
import type { User } from '../session/session.ts';
import { homeScreen } from '../features/home/screen.ts';
import { myDayScreen } from '../features/my-day/screen.ts';
import { profileScreen } from '../features/profile/screen.ts';
import { scheduleScreen, schedulesScreen } from '../features/schedule/screen.ts';
import { type Screen, to } from '../screens/screen.ts';

/** Possible pages after sign-in. */
export const startPages = ['home', 'myDay', 'schedules', 'profile'] as const;
export type StartPage = (typeof startPages)[number];

export const startScreens = {
  home: homeScreen,
  myDay: myDayScreen,
  schedules: schedulesScreen,
  profile: profileScreen,
} satisfies Record<StartPage, Screen>;

/** The profile, unless the user has selected another page in this browser (specification, section 2). */
export const startPage = stored<StartPage>(
  'startPage',
  (value) => startPages.find((one) => one === value) ?? 'profile',
);

/** Returns the path after a sign-in that requested no other page. */
export function startPath({ group, accountType }: User): string {
  const chosen = startPage.get();
  // Another user of a shared browser may have selected it.
  if (chosen === 'myDay' && accountType !== 'STUDENT') return to(profileScreen);
  if (chosen === 'schedules' && group !== '') return to(scheduleScreen, { id: group });
  return to(startScreens[chosen]);
}
