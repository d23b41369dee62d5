import { lazyPart, fetchPart } from '@semestr/ui/connection/fetch-part';
import { type ComponentType } from 'react';
import type { User } from '../session/session.ts';

type Part = ComponentType<{ user: User }>;

/** Loads the parts for signed-in users only. A part that fails to load is left out. */
export const fetchSignedIn = () => fetchPart(async () => (await import('./signed-in-parts.ts')).withTexts());

const Nothing: Part = () => null;

const parts = (): Promise<{ Account: Part; SignedInLayer: Part; Bell: Part; PersonalMenu: Part }> =>
  fetchSignedIn().catch((error: unknown) => {
    reportError(error);
    return { Account: Nothing, SignedInLayer: Nothing, Bell: Nothing, PersonalMenu: Nothing };
  });

export const Account = lazyPart(async () => ({ default: (await parts()).Account }));
export const Bell = lazyPart(async () => ({ default: (await parts()).Bell }));
export const PersonalMenu = lazyPart(async () => ({ default: (await parts()).PersonalMenu }));
export const SignedInLayer = lazyPart(async () => ({ default: (await parts()).SignedInLayer }));
