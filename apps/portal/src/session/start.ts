import { stored } from '@semestr/ui/stored';
import { paths } from '../paths.ts';
import type { User } from './session.ts';

/** Possible pages after sign-in, named as the screens. */
export const startPages = ['home', 'myDay', 'schedules', 'profile'] as const;
export type StartPage = (typeof startPages)[number];

/** The profile, unless the user has selected another page in this browser (specification, section 2). */
export const startPage = stored<StartPage>(
  'startPage',
  (value) => startPages.find((one) => one === value) ?? 'profile',
);

/** Returns the path after a sign-in that requested no other page. */
export function startPath({ group, accountType }: User): string {
  const chosen = startPage.get();
  // In a shared browser another user may have selected it.
  if (chosen === 'myDay' && accountType !== 'STUDENT') return paths.profile;
  if (chosen === 'schedules' && group !== '') return paths.schedule(group);
  return paths[chosen];
}
