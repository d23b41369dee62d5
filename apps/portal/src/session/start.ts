import { stored } from '@semestr/ui/stored';
import { paths } from '../paths.ts';
import type { User } from './session.ts';

/** What may open after the sign-in; the names are those of the screens. */
export const startPages = ['home', 'myDay', 'schedules', 'profile'] as const;
export type StartPage = (typeof startPages)[number];

/** The profile unless the person has chosen another in this browser (specification, section 2). */
export const startPage = stored<StartPage>(
  'startPage',
  (value) => startPages.find((one) => one === value) ?? 'profile',
);

/** Where the sign-in leads when no other page was asked for. */
export function startPath({ group, accountType }: User): string {
  const chosen = startPage.get();
  // In a browser that several people use somebody else may have chosen it.
  if (chosen === 'myDay' && accountType !== 'STUDENT') return paths.profile;
  if (chosen === 'schedules' && group !== '') return paths.schedule(group);
  return paths[chosen];
}
