import { type ComponentType, lazy } from 'react';
import type { User } from '../session/session.ts';

type Part = ComponentType<{ user: User }>;

/** What only the signed-in see: no visitor fetches it. What does not come is missing, and the page goes on. */
export const fetchSignedIn = async () => (await import('./signed-in-parts.ts')).withTexts();

const Nothing: Part = () => null;

const parts = (): Promise<{ Account: Part; Around: Part; Bell: Part; PersonalMenu: Part }> =>
  fetchSignedIn().catch((error: unknown) => {
    reportError(error);
    return { Account: Nothing, Around: Nothing, Bell: Nothing, PersonalMenu: Nothing };
  });

export const Account = lazy(async () => ({ default: (await parts()).Account }));
export const Bell = lazy(async () => ({ default: (await parts()).Bell }));
export const PersonalMenu = lazy(async () => ({ default: (await parts()).PersonalMenu }));
export const Around = lazy(async () => ({ default: (await parts()).Around }));
