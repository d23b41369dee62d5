import { personalScreens } from '../../apps/portal/src/screens/personal.ts';
import { publicScreens } from '../../apps/portal/src/screens/public.ts';
import { addressOf, type Screen } from '../../apps/portal/src/screens/screen.ts';

const addressesOf = (screens: readonly Screen[]): string[] =>
  screens.flatMap((screen) => addressOf(screen) ?? []);

/** Public pages of the portal, including searches and unknown addresses. */
export const screens = [
  ...addressesOf(publicScreens),
  '/schedule/428501',
  '/schedule/999999',
  '/schedule-department/kaf-ps?employee=i-obrazcov',
  '/phones?q=ltrfyfn',
  '/rooms?taken=1&at=3&seats=30',
  '/rooms?date=2026-11-22&seats=10000',
  '/rooms/999-9',
  '/departments/kaf-ps?q=J,hfpwjd',
  '/rating-of-students?faculty=10001&speciality=12001&course=2&card=42850001',
  '/employees/i-obrazcov',
  '/profiles?lastName=лис&skill=Python',
  '/profiles?lastName=ъ',
  '/initial-password?h=x&t=y',
  '/verify/unknown',
  '/api?q=certificate',
  '/nowhere',
];

/** Pages of signed-in users. */
export const personal = [
  ...addressesOf(personalScreens.filter(({ access }) => !['admin', 'employee', 'headman'].includes(access))),
  '/personal-account/study/mark-sheets',
  '/personal-account/study/applications',
  '/personal-account/study/practice',
  '/second-factor',
];

/** Pages that are only available to educators, or look different for them. */
export const ofTeachers = [
  '/personal-account/announcements',
  ...addressesOf(personalScreens.filter(({ access }) => access === 'employee')),
];
